### What is loaded from the beginning: the app, its updates, the menu button, the sand timer.

# The name of the app. It stays as it is in every language.
app = Pass the Crown

## A new version of the app

update-waiting = Új verzió érhető el.
# Another tab of the browser.
update-taken = Egy másik lap már az új verziót használja.
update-now = Frissítés most
update-later = Később
update-reload = Újratöltés itt is
# In the menu of a running game.
update-waiting-note = Új verzió érhető el. A játék ott folytatódik, ahol tart.

## The button of the menu, and the title of what it opens

menu = Menü

## The sand timer: a decision has taken as long as the table agreed on

glass-ran-out = Letelt az idő: { $minutes } perc.
glass-turn = Nincs büntetés. Koppints, és a homokóra megfordul.

## An address at which there is nothing

lost = Nincs ilyen oldal
    .text = Ezen a címen nincs semmi. A játékaid biztonságban vannak.
    .home = Vissza a kezdőlapra

missing = Az alkalmazás egy része hiányzik
    .text = Csatlakozz a hálózatra, aztán töltsd be újra az oldalt. A játékaid biztonságban vannak.
    .again = Újratöltés
