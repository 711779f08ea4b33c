### The Messenger Raven: its three uses, and the wildling card that its holder looks at.

# Read aloud: the three buttons below.
raven-ways = Uso del Corvo
raven-way-swap = Sostituisci un Ordine
raven-way-look = Guarda la prima carta Bruti
raven-way-none = Nessuno dei due
raven-looks = Solo tu vedi la prima carta Bruti, dietro il sipario. Poi la rimetti in cima o in fondo al mazzo.
raven-leaves = Nessun Ordine cambia, e nessuno guarda il mazzo dei Bruti.

## An order is replaced

raven-which = Quale Ordine sostituisci?
raven-no-orders = { NOM($house) } non ha Ordini sul tabellone.
# Touched, another order can be chosen.
raven-another = Scegline un altro
# Read aloud. $was: the order that gives way, $token: the one that comes.
raven-becomes = { NAME($area) }: { NAME($was) } diventa { NAME($token) }
raven-gives-way = { NAME($area) }: sostituisci { NOM($was) }
raven-unused = Ordini inutilizzati

## At the foot

raven-main = Usa il Corvo
raven-main-swap = Colloca { NOM($token) } { IN($area) }
raven-main-look = Guarda la prima carta
raven-main-none = Non usare il Corvo
raven-missing-way = Scegli una delle tre possibilità
raven-missing-area = Scegli l'Ordine da sostituire
raven-missing-token = Scegli il nuovo Ordine per { NOM($area) }

## The wildling card, held to be seen

peek-title = Uno sguardo oltre la Barriera
# What the pad shows while it is held.
peek-card = La prima carta Bruti
peek-let-go = Rilascia e la carta torna a faccia in giù.
peek-to-hold = La carta si vede solo mentre tieni premuto.
# Below the card. $count: cards of the deck.
peek-top-of = Prima carta di { $count }
peek-then = Rimettila
peek-put-top = In cima
peek-put-bottom = In fondo
peek-unseen = Prima guarda la carta
# The page is that of the printed rulebook.
peek-law = Va in cima o in fondo. Della carta puoi dire ciò che vuoi, vero o no, ma non mostrarla a nessuno (p. 11).
peek-logged = Il registro dirà che { NOM($house) } ha guardato e dove è finita la carta, ma non quale fosse.
peek-board = Guarda il tabellone
