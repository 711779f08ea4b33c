### The chronicle: the figures of a game, its battles, who was passed the tablet and how long everybody took; and taking it along.

chronicle-charts = Fordulóról fordulóra
chronicle-castles = Várak és városok
    .note = az egyes fordulók végén
    .caption = A házak várai és városai fordulónként
chronicle-supply = Utánpótlás
    .note = a következő forduló parancsainak lerakásakor
    .caption = A házak utánpótlása fordulónként
chronicle-power = Hatalom
    .note = felhasználható a következő forduló parancsainak lerakásakor
    .caption = A házak felhasználható hatalomjelzői fordulónként

## Battles

chronicle-battles = Csaták
chronicle-no-battles = Nem volt csata.
chronicle-battle = { $round }. forduló · { NAME($area) }
# Beside the house that attacked.
chronicle-attacked = támadott
chronicle-no-card = nincs kártya
chronicle-fought = { $tie ->
    [yes] { NOM($winner, case: "capital") } legyőzte { ACC($loser) }, { $own }:{ $value }, a hűbéresek befolyási területe döntött
   *[no] { NOM($winner, case: "capital") } legyőzte { ACC($loser) }, { $own }:{ $value }
}
chronicle-tie = holtverseny: a hűbéresek befolyási területe döntött

## Passes and time

chronicle-passing = Átadások és idő
chronicle-passes = Átadások
    .note = Hányszor kapta meg egy ház a tabletet titkos döntéshez.
chronicle-time = Idő
    .note = Az egy órás vagy hosszabb szünetek nem számítanak.
chronicle-together = Összesen

## Taking it along

chronicle-log = A napló elolvasása
chronicle-take = Mentés vagy megosztás
chronicle-json = JSON
    .note = minden sor, programoknak
chronicle-csv = Táblázat (CSV)
    .note = minden sor, táblázatkezelőnek
# Heads of the columns of that table. What is below most of them is for programs and stays English.
column-number = szám
column-time = idő
column-round = forduló
column-phase = szakasz
column-house = ház
column-about = tárgy
column-what = esemény
column-sentence = mondat
chronicle-picture = Kép
    .note = a végeredmény, megosztáshoz
    .failed = Ez a böngésző nem tudta megrajzolni a képet.
# Part of a file name, after the name of the game.
chronicle-file = kronika
# In a file name, for a game whose name has no letter.
chronicle-file-game = jatek
picture-won = { NOM($house, case: "capital") } győz
picture-after = { THE($round) }. forduló után
picture-round = { $round }. forduló
picture-app = Pass the Crown
picture-unofficial = Pass the Crown · nem hivatalos rajongói munka
