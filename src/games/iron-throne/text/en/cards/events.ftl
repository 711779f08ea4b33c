### The events: their names, and who defends by them.

# The name of such an event is the House's.
event-house = { NAME($house) } defends. On its own turn it chooses its opponent.
event-influential = Influential
    .text = Of the other players, the one who has spread the most influence defends.
event-full-hands = Full Hands
    .text = Of the other players, the one with the most cards in hand defends.
event-mighty = Mighty
    .text = Of the other players, the one with the most power on living characters defends.

## What both House cards make together, as a heading

outcome-hostility = Hostility
outcome-truce = Truce
outcome-betrayal = Betrayal

## House cards

# As a heading or on a button: "Hostility 8", "Truce", "Eddard".
face = { NAME($card) }
# On the card itself, where the value stands large.
face-hostility = Hostility
face-truce = Truce
