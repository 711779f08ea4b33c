### A new game: how many, who sits where, begin.

## Seats

# Below the name of a seat whose house is not chosen.
new-random = véletlenszerű ház
new-drafted = választott ház
new-take = { $name ->
    [none] { NOM($house, case: "capital") }
   *[other] { NOM($house, case: "capital") }, csere: { $name }
}

## Houses

new-houses = Házak
new-dealing-chosen = Választva
    .note = Koppints egy helyre, és adj neki másik házat.
new-dealing-dealt = Kiosztva
    .note = A játék kezdetekor a házakat véletlenszerűen osztjuk ki.
new-dealing-drafted = Sorban választva
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

new-edition = Szabályok
new-edition-revised = Javított
    .note = a kiadó javításaival
new-edition-first = Első kiadás
    .note = ahogy először megjelent: más a holtverseny, a Lannister kikötőjében nincs hajó
new-tides = Csatakártyák
    .note = minden csatában mindkét fél húz egy véletlen kártyát

## Begin

new-missing-house-rules = A házi szabályok nem férnek össze

## Drafting houses

draft-title = Válasszatok házat
draft-turn = { $name } házat választ.
draft-order = Véletlen sorrend
draft-undo = Utolsó választás visszavonása
draft-missing = { $count ->
    [one] Egy ház még nincs kiválasztva
   *[other] { $count } ház még nincs kiválasztva
}
draft-begin = Kezdés ezekkel a házakkal
