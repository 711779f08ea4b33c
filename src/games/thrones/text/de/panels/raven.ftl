### The Messenger Raven: its three uses, and the wildling card that its holder looks at.

# Read aloud: the three buttons below.
raven-ways = Einsatz des Botenraben
raven-way-swap = Einen Befehl aus{ "\u00AD" }tauschen
raven-way-look = Die oberste Wildling{ "\u00AD" }karte ansehen
raven-way-none = Keins von beiden
raven-looks = Nur du siehst die oberste Wildlingkarte, hinter dem Vorhang. Dann legst du sie auf oder unter den Stapel.
raven-leaves = Kein Befehl ändert sich, und niemand sieht sich die Wildlingkarten an.

## An order is replaced

raven-which = Welchen Befehl tauschst du aus?
raven-no-orders = { NOM($house) } hat keine Befehle auf dem Spielplan.
# Touched, another order can be chosen.
raven-another = Anderen wählen
# Read aloud. $was: the order that gives way, $token: the one that comes.
raven-becomes = { NAME($area) }: { NAME($was) } wird zu { NAME($token) }
raven-gives-way = { NAME($area) }: { NAME($was) } austauschen
raven-unused = Unbenutzte Befehle

## At the foot

raven-main = Botenraben einsetzen
raven-main-swap = { NAME($area) }: { NAME($token) } legen
raven-main-look = Oberste Karte ansehen
raven-main-none = Nicht einsetzen
raven-missing-way = Eins von dreien wählen
raven-missing-area = Den Befehl wählen, der ersetzt wird
raven-missing-token = Den neuen Befehl wählen: { NAME($area) }

## The wildling card, held to be seen

peek-title = Ein Blick über die Mauer
# What the pad shows while it is held.
peek-card = Die oberste Wildlingkarte
peek-let-go = Lass los, und die Karte ist wieder verdeckt.
peek-to-hold = Die Karte ist nur zu sehen, solange du hältst.
# Below the card. $count: cards of the deck.
peek-top-of = Oberste Karte von { $count }
peek-then = Zurücklegen
peek-put-top = Auf den Stapel
peek-put-bottom = Unter den Stapel
peek-unseen = Zuerst die Karte ansehen
# The page is that of the printed rulebook.
peek-law = Eins von beiden muss es sein. Du darfst über die Karte alles sagen, wahr oder nicht, aber sie niemandem zeigen (Seite 11).
peek-logged = Im Protokoll steht, dass { NOM($house) } die Karte angesehen hat und wohin sie kam, aber nicht, welche es war.
peek-board = Spielplan ansehen
