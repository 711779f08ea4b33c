### The events: their names, and who defends by them.

# The name of such an event is the House's.
event-house = Difende { NOM($house) }. Nel proprio turno sceglie l'avversario.
event-influential = Influente
    .text = Tra gli altri giocatori, difende chi ha esteso più influenza.
event-full-hands = A mani piene
    .text = Tra gli altri giocatori, difende chi ha più carte in mano.
event-mighty = Possente
    .text = Tra gli altri giocatori, difende chi ha più Potere sui personaggi in vita.

## What both House cards make together, as a heading

outcome-hostility = Ostilità
outcome-truce = Tregua
outcome-betrayal = Tradimento

## House cards

# As a heading or on a button: "Hostility 8", "Truce", "Eddard".
face = { NAME($card) }
# On the card itself, where the value stands large.
face-hostility = Ostilità
face-truce = Tregua
