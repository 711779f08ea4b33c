### A new game: how many, who sits where, begin.

## How many

how-many = How many?
number-of-players = Number of players

## Who sits where

seats-order = clockwise, in passing order
# Below the seats.
houses-differ = Every House has the same hostilities and truces. Its five people differ: one of them leads, and each has a card.
# The player of a seat without a name.
seat-number = Seat { $nth }
seat-of = Seat { $nth } of { $total }
# Below the name, on a narrow screen.
seat-house = { $nth } · { NOM($house, case: "capital") }
name-at-seat = Name at seat { $nth }
pin-at-seat = PIN at seat { $nth }, four digits or none
# Read aloud: a button that shows the houses to change to. $name: the player.
change-house = { $name } plays { NOM($house) }. Change
houses-for = House of { $name }
# A house that nobody plays.
house-free = free
# Read aloud, after the name of the player who has that house, and gets the other one in return.
house-swaps = swaps Houses
move-up = Move { $name } up
move-down = Move { $name } down
pins = PINs
    .note = A seat may ask for four digits when its curtain opens.
owned-cards = { $count ->
    [one] Play with your own card
   *[other] Play with your { $count } own cards
  }
    .note = As entered under “Cards I own”; fixed for this game.
lacks-name = This seat needs a name.
lacks-pin = A PIN has four digits. Without one, leave it empty.

## Begin

lot = Who challenges first is random.
beginning = Setting up …
