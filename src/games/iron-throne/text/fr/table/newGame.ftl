### A new game: how many, who sits where, begin.

## How many

how-many = Combien de joueurs ?
number-of-players = Nombre de joueurs

## Who sits where

seats-order = sens horaire, dans l'ordre de passage
# Below the seats.
houses-differ = Toutes les Maisons ont les mêmes hostilités et les mêmes trêves. Ce sont leurs cinq personnages qui diffèrent : l'un dirige, et chacun a sa carte.
# The player of a seat without a name.
seat-number = Siège { $nth }
seat-of = Siège { $nth } sur { $total }
# Below the name, on a narrow screen.
seat-house = { $nth } · { FULL($house) }
name-at-seat = Nom au siège { $nth }
pin-at-seat = PIN au siège { $nth }, quatre chiffres ou rien
# Read aloud: a button that shows the houses to change to. $name: the player.
change-house = { $name } joue { NOM($house) }. Changer
houses-for = Maison pour { $name }
# A house that nobody plays.
house-free = libre
# Read aloud, after the name of the player who has that house, and gets the other one in return.
house-swaps = échange de Maisons
move-up = { $name } : monter
move-down = { $name } : descendre
pins = Codes PIN
    .note = Un siège peut demander quatre chiffres à l'ouverture de son rideau.
owned-cards = { $count ->
    [one] Jouer avec votre propre carte
   *[other] Jouer avec vos { $count } propres cartes
  }
    .note = Comme sous « Mes cartes » ; ne change plus pendant cette partie.
lacks-name = Ce siège n'a pas de nom.
lacks-pin = Un PIN a quatre chiffres. Pour jouer sans, laissez vide.

## Begin

lot = Le premier challenger est tiré au hasard.
beginning = Mise en place…
