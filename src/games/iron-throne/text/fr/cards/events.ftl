### The events: their names, and who defends by them.

# The name of such an event is the House's.
event-house = { NOM($house) } défend. À son propre tour, elle choisit son adversaire.
event-influential = Influent
    .text = Parmi les autres Maisons, celle qui a étendu le plus d'influence défend.
event-full-hands = Mains pleines
    .text = Parmi les autres Maisons, celle qui a le plus de cartes en main défend.
event-mighty = Puissant
    .text = Parmi les autres Maisons, celle qui a le plus de pouvoir sur ses personnages vivants défend.

## What both House cards make together, as a heading

outcome-hostility = Hostilité
outcome-truce = Trêve
outcome-betrayal = Trahison

## House cards

# As a heading or on a button: "Hostility 8", "Truce", "Eddard".
face = { NAME($card) }
# On the card itself, where the value stands large.
face-hostility = Hostilité
face-truce = Trêve
