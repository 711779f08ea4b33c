### A new game: how many, who sits where, begin.

## Seats

# Below the name of a seat whose house is not chosen.
new-random = random house
new-drafted = drafted house
new-take = { $name ->
    [none] { NOM($house) }
   *[other] { NOM($house) }, swapped with { $name }
}

## Houses

new-houses = Houses
new-dealing-chosen = Chosen
    .note = Tap a seat to give it another house.
new-dealing-dealt = Dealt
    .note = The houses are dealt at random when the game begins.
new-dealing-drafted = Drafted
    .note = When the game begins, players pick a house in turn, in random order.
new-away = { $count ->
    [0] All six houses play.
    [one] { NOM($houses) } does not play.
   *[other] { NOM($houses) } do not play.
}
new-no-neutral = There are no neutral forces.
# $list: "The Eyrie (6)", "King's Landing (5)".
new-neutral = Neutral forces hold { LIST($list) } until somebody defeats them.
new-neutral-force = { NAME($area) } ({ $strength })
new-closed = { $count ->
    [one] { COUNT($count, of: "area") } is closed in this game: { NAME($areas) }.
   *[other] { COUNT($count, of: "area") } are closed in this game: { NAME($areas) }.
}

## Options

new-edition = Rules
new-edition-revised = Revised
    .note = with the publisher's corrections
new-edition-first = First printing
    .note = as first printed: different tie-breaks, no Lannister ship in port
new-tides = Tides of Battle
    .note = each side draws a random card in every battle

## Begin

new-missing-house-rules = The house rules contradict each other

## Drafting houses

draft-title = Choose your houses
draft-turn = { $name } chooses a house.
draft-order = Random order
draft-undo = Take back the last pick
draft-missing = { $count ->
    [one] One house is not chosen yet
   *[other] { $count } houses are not chosen yet
}
draft-begin = Begin with these houses
