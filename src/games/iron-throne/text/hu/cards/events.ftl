### The events: their names, and who defends by them.

# The name of such an event is the House's.
event-house = { NOM($house) } a védő. A saját körében maga választ ellenfelet.
event-influential = Befolyásos
    .text = A többi játékos közül az a védő, aki a legtöbb befolyást terjesztette ki.
event-full-hands = Teli kéz
    .text = A többi játékos közül az a védő, akinek a legtöbb lap van a kezében.
event-mighty = Hatalmas
    .text = A többi játékos közül az a védő, akinek az élő karakterein a legtöbb erő van.

## What both House cards make together, as a heading

outcome-hostility = Viszály
outcome-truce = Fegyverszünet
outcome-betrayal = Árulás

## House cards

# As a heading or on a button: "Hostility 8", "Truce", "Eddard".
face = { NAME($card) }
# On the card itself, where the value stands large.
face-hostility = Viszály
face-truce = Fegyver{ "\u00AD" }szünet
