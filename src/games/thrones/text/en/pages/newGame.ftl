### A new game: how many, who sits where, begin.

new-taps = Three taps and you are playing
new-count = How many?
new-players = Number of players

## Seats

new-seats = Who sits where?
    .drag = drag a seat, or choose it and move it with the buttons
    .list = in passing order
# Name of a seat before somebody has typed one.
new-player = Player { $place }
new-first = holds the tablet first
# Below the name of a seat whose house is not chosen.
new-random = random house
new-drafted = drafted house
# Read aloud.
new-seat = { $name }, { $about }, seat { $place } of { $count }. Open to change
new-name = Name
new-pin = PIN
    .note = four digits, or none
# Above the houses of a seat.
new-plays = { $name } plays
new-take = { $name ->
    [none] { NOM($house) }
   *[other] { NOM($house) }, swapped with { $name }
}
# Buttons: along the table, in passing order.
new-earlier = Move one seat left
new-later = Move one seat right
# Read aloud after a seat was moved.
new-sits = { $name } sits in seat { $place }.

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

new-options = Options
    .note = all optional
new-edition = Rules
new-edition-revised = Revised
    .note = with the publisher's corrections
new-edition-first = First printing
    .note = as first printed: different tie-breaks, no Lannister ship in port
new-tides = Tides of Battle
    .note = each side draws a random card in every battle
new-pins = PINs
    .note = a seat may ask for four digits when its curtain opens

## Begin

new-begin = Begin
new-begins = { $name } holds the tablet first.
new-show = The app plays every seat; you watch.
new-beginning = Setting up …
new-missing-name = someone has no name
new-missing-pin = a PIN needs four digits, or none
new-missing-house-rules = the house rules do not go together

## Drafting houses

draft-title = Choose your houses
draft-turn = { $name } chooses a house.
draft-order = Random order
draft-undo = Take back the last pick
draft-missing = { $count ->
    [one] one house is not chosen yet
   *[other] { $count } houses are not chosen yet
}
draft-begin = Begin with these houses
