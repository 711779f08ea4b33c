### A new game: how many, who sits where, begin.

## How many

how-many = Hányan játszotok?
number-of-players = Játékosok száma

## Who sits where

seats-order = az óramutató járása szerint, átadási sorrendben
# Below the seats.
houses-differ = Minden Háznak ugyanolyan viszály- és fegyverszünetkártyái vannak. Öt embere más: egyikük vezeti, és mindegyiküknek van kártyája.
# The player of a seat without a name.
seat-number = { $nth }. hely
seat-of = { $nth }. hely, összesen { $total }
# Below the name, on a narrow screen.
seat-house = { $nth } · { FULL_IRON($house) }
name-at-seat = Név, { $nth }. hely
pin-at-seat = PIN, { $nth }. hely: négy számjegy vagy semmi
# Read aloud: a button that shows the houses to change to. $name: the player.
change-house = { $name } Háza: { FULL_IRON($house) }. Módosítás
houses-for = { $name } Háza
# A house that nobody plays.
house-free = szabad
# Read aloud, after the name of the player who has that house, and gets the other one in return.
house-swaps = Házat cserél
move-up = Mozgasd feljebb: { $name }
move-down = Mozgasd lejjebb: { $name }
pins = PIN-kódok
    .note = Egy hely négy számjegyet kérhet, amikor a függönye nyílik.
owned-cards = { $count ->
    [one] Játék a saját kártyáddal
   *[other] Játék { $count } saját kártyáddal
  }
    .note = Ahogy a „Saját kártyáim” alatt megadtad; ebben a játékban már nem változnak.
lacks-name = Ehhez a helyhez név kell.
lacks-pin = A PIN négy számjegyből áll. Ha nem kell, hagyd üresen.

## Begin

lot = A véletlen dönti el, ki lesz az első kihívó.
beginning = Előkészítés …
