### Looking back at a game: the replay, and the chronicle.

replay = Visszajátszás
replay-opening = A tábla előkészítése…

## In the bar: what is to be seen

replay-open = minden látszik
replay-public = még tart: csak az látszik, amit mindenki látott

replay-begins = Kezdődik a játék
replay-cut = Az alkalmazás azóta megváltozott, ezért a visszajátszás itt véget ér. Maga a játék hiánytalan.
replay-unreadable = Ezt a játékot nem lehet visszajátszani
    .text = Az elejét nem lehet beolvasni. Magával a játékkal nincs baj.

## The buttons below the board

replay-timeline = A játék idővonala
replay-first = Az elejére
replay-last = A végére
replay-back = { $stride ->
    [decision] Egy döntéssel vissza
    [turn] Egy körrel vissza
   *[round] Egy fordulóval vissza
  }
replay-on = { $stride ->
    [decision] Egy döntéssel tovább
    [turn] Egy körrel tovább
   *[round] Egy fordulóval tovább
  }
replay-note = { $number }. megjegyzés, összesen { $of }
    .next = Tovább
    .skip = Nem kell több
replay-play = Lejátszás
replay-pause = Szünet
# Followed by three buttons: how far each step goes.
replay-stride = Lépésköz
replay-stride-decision = Döntés
replay-stride-turn = Kör
replay-stride-round = Forduló
# $speed: "2 ×".
replay-speed = Sebesség: { $speed }; módosítás

## Secrets

replay-show-hidden = Titkok megmutatása
replay-hide-hidden = Titkok elrejtése
# Followed by the sigils of the houses, and a button for all.
replay-seen-by = Kinek a szemével
replay-seen-by-all = Mindenki

## Playing on from a moment of it

replay-branch = Innen tovább
    .note = Új játékot kezd ettől a ponttól. Ez itt változatlan marad.
    .over = Itt már nincs mit játszani: lépj eggyel vissza.
    .running = Ha a játék véget ért, bármelyik pontjától továbbjátszhattok. Addig ez titkokat árulna el.
    .failed = Az új játékot nem sikerült menteni. Semmi sem veszett el, próbáld újra.

replay-more = Továbbiak
replay-chronicle = Krónika
    .note = Adatok, csaták, idők; exportálás és megosztás

## The chronicle

chronicle = Krónika
chronicle-opening = A krónika megnyitása…
chronicle-running = A játék még tart: csak az látszik, amit mindenki látott.
chronicle-no-times = Fájlból importált játéknál az idők nem ismertek.
chronicle-replay = Visszajátszás

## How the evening turned: the review of a finished game

review = Így fordult a kocka
review-opening = A játék beolvasása…
review-running = Ez az oldal akkor nyílik meg, amikor a játék véget ért.
review-none = Ehhez a játékhoz nincs visszatekintés.

## How long a player took

time-short = egy percnél kevesebb
time-minutes = { $minutes } perc
# $rest: minutes, with two digits.
time-hours = { $hours } óra { $rest } perc
