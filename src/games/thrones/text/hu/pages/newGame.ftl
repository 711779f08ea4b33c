### A new game: how many, who sits where, begin.

new-taps = Három koppintás, és már játszotok
new-count = Hányan játszotok?
new-players = Játékosok száma

## Seats

new-seats = Ki hol ül?
    .drag = húzd a helyeket, vagy válassz egyet, és mozgasd a gombokkal
    .list = átadási sorrendben
# Name of a seat before somebody has typed one.
new-player = { $place }. játékos
new-first = nála kezd a tablet
# Below the name of a seat whose house is not chosen.
new-random = véletlen ház
new-drafted = választott ház
# Read aloud.
new-seat = { $name }, { $about }, { $place }. hely, összesen { $count }. Nyisd meg a módosításhoz
new-name = Név
new-pin = PIN
    .note = négy számjegy, vagy semmi
# Above the houses of a seat.
new-plays = { $name } háza
new-take = { $name ->
    [none] { NOM($house, case: "capital") }
   *[other] { NOM($house, case: "capital") }, csere: { $name }
}
# Buttons: along the table, in passing order.
new-earlier = Egy hellyel balra
new-later = Egy hellyel jobbra
# Read aloud after a seat was moved.
new-sits = { $name } { THE($place) }. helyen ül.

## Houses

new-houses = Házak
new-dealing-chosen = Választva
    .note = Koppints egy helyre, és adj neki másik házat.
new-dealing-dealt = Kiosztva
    .note = A játék kezdetekor a házakat véletlenszerűen osztjuk ki.
new-dealing-drafted = Sorban
    .note = A játék kezdetekor a játékosok sorban választanak házat, véletlen sorrendben.
new-away = { $count ->
    [0] Mind a hat ház játszik.
    [one] { NAME($houses) }: ez a ház nem játszik.
   *[other] { NAME($houses) }: ezek a házak nem játszanak.
}
new-no-neutral = Nincsenek semleges erők.
# $list: "The Eyrie (6)", "King's Landing (5)".
new-neutral = Itt semleges erők állnak, amíg valaki le nem győzi őket: { LIST($list) }.
new-neutral-force = { NAME($area) } ({ $strength })
new-closed = { $count ->
    [one] Ebben a játékban { COUNT($count, of: "area") } le van zárva: { NAME($areas) }.
   *[other] Ebben a játékban { COUNT($count, of: "area") } le van zárva: { NAME($areas) }.
}

## Options

new-options = Beállítások
    .note = egyik sem kötelező
new-edition = Szabályok
new-edition-revised = Javított
    .note = a kiadó javításaival
new-edition-first = Első kiadás
    .note = ahogy először megjelent: más a holtverseny, a Lannister kikötőjében nincs hajó
new-tides = Csatakártyák
    .note = minden csatában mindkét fél húz egy véletlen kártyát
new-pins = PIN-kódok
    .note = egy hely négy számjegyet kérhet, amikor a függönye nyílik

## Begin

new-begin = Kezdés
new-begins = { $name } kapja meg először a tabletet.
new-show = Minden házzal az alkalmazás játszik, te nézed.
new-beginning = Előkészítés …
new-missing-name = valakinek nincs neve
new-missing-pin = a PIN négy számjegy, vagy semmi
new-missing-house-rules = a házi szabályok nem férnek össze

## Drafting houses

draft-title = Válasszatok házat
draft-turn = { $name } házat választ.
draft-order = Véletlen sorrend
draft-undo = Utolsó választás visszavonása
draft-missing = { $count ->
    [one] egy ház még nincs kiválasztva
   *[other] { $count } ház még nincs kiválasztva
}
draft-begin = Kezdés ezekkel a házakkal
