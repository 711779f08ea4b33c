### The events: their names, and who defends by them.

# The name of such an event is the House's.
event-house = { NOM($house) } verteidigt. Fordert es selbst heraus, wählt es seinen Gegner.
event-influential = Einflussreich
    .text = Von den anderen verteidigt das Haus, das den meisten Einfluss ausgelegt hat.
event-full-hands = Volle Hände
    .text = Von den anderen verteidigt das Haus mit den meisten Karten auf der Hand.
event-mighty = Mächtig
    .text = Von den anderen verteidigt das Haus mit der meisten Macht auf lebenden Charakteren.

## What both House cards make together, as a heading

outcome-hostility = Feindschaft
outcome-truce = Waffenstillstand
outcome-betrayal = Verrat

## House cards

# As a heading or on a button: "Hostility 8", "Truce", "Eddard".
face = { NAME($card) }
# On the card itself, where the value stands large.
face-hostility = Feind{ "\u00AD" }schaft
face-truce = Waffen{ "\u00AD" }stillstand
