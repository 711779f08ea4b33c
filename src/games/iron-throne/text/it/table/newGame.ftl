### A new game: how many, who sits where, begin.

## How many

how-many = Quanti siete?
number-of-players = Numero di giocatori

## Who sits where

seats-order = in senso orario, come gira il tablet
# Below the seats.
houses-differ = Ogni Casa ha le stesse ostilità e le stesse tregue. A cambiare sono le sue cinque persone: una la guida, e ognuna ha la sua carta.
# The player of a seat without a name.
seat-number = Posto { $nth }
seat-of = Posto { $nth } di { $total }
# Below the name, on a narrow screen.
seat-house = { $nth } · { NOM($house, case: "capital") }
name-at-seat = Nome al posto { $nth }
pin-at-seat = PIN al posto { $nth }, quattro cifre o nessuna
# Read aloud: a button that shows the houses to change to. $name: the player.
change-house = { $name } gioca con { NOM($house) }. Cambia
houses-for = Casa: { $name }
# A house that nobody plays.
house-free = libera
# Read aloud, after the name of the player who has that house, and gets the other one in return.
house-swaps = scambia le Case
move-up = Sposta in su: { $name }
move-down = Sposta in giù: { $name }
pins = PIN
    .note = Un posto può chiedere quattro cifre quando si apre il suo sipario.
owned-cards = { $count ->
    [one] Gioca con la tua carta
   *[other] Gioca con le tue { $count } carte
  }
    .note = Come scritto in “Le mie carte”; vale per tutta la partita.
lacks-name = Questo posto vuole un nome.
lacks-pin = Un PIN ha quattro cifre. Se non serve, lascia vuoto.

## Begin

lot = Il primo sfidante è scelto a caso.
beginning = Il tavolo si prepara …
