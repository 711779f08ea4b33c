### The Westeros phase: the cards revealed, and the cards that somebody decides.

westeros-title = Continente Occidentale
westeros-round = Round { $round }
westeros-steps = Avanzamento
westeros-step-cards = Carte rivelate
westeros-step-wildlings = Bruti
westeros-done = fatto
westeros-now = in corso
westeros-waits = in attesa
westeros-binds = vale per questo round
westeros-instead = { NAME($westerosCards) }: il mazzo è stato rimescolato ed è stata pescata una nuova carta
westeros-supply = { $found } → { $left }
westeros-unchanged = Le Scorte non sono cambiate per nessuno
westeros-nothing = Nessuno ha ricevuto Potere

## The threat of the wildlings

threat-title = Bruti
threat-step = un'icona: { SIGNED($value) }
threat-now = ora
threat-before = prima
threat-top = attaccano subito
threat-counted = { $count ->
    [0] Nessuna icona sulle carte: la Minaccia resta a { $left }.
    [one] { $count } icona sulle carte: la Minaccia sale da { $found } a { $left }.
   *[other] { $count } icone sulle carte: la Minaccia sale da { $found } a { $left }.
}
threat-attack = La Minaccia ha raggiunto il massimo: i bruti attaccano subito.

## What comes next

next-revealing = Si rivelano le carte
    .note = La prima si risolve prima della seconda, la seconda prima della terza.
next-muster = La prima a convocare è { NOM($house) }
next-bid-wildlings = Tutte le Case fanno un'offerta contro i bruti
next-bid = Tutte le Case fanno un'offerta per { NOM($held) }
    .note = In segreto: passate il tablet intorno al tavolo. Il Potere disponibile resta nascosto finché mancano offerte.
    .phone = In segreto: passate il telefono intorno al tavolo. Il Potere disponibile resta nascosto finché mancano offerte.
next-planning = È ora di collocare gli Ordini
    .note = La Fase del Continente Occidentale è finita. Passate il tablet intorno al tavolo per gli Ordini segreti.
    .phone = La Fase del Continente Occidentale è finita. Passate il telefono intorno al tavolo per gli Ordini segreti.
next-to-mustering = Continua: Convocazione
next-to-reconciling = Continua: Scorte
next-to-bidding = Inizia le offerte
next-to-track-tie = Continua: parità
next-to-assigning-orders = Continua: Pianificazione
next-to = Continua

## A card that somebody decides

decree-card = { $deck ->
    [first] Round { $round } · prima carta
    [second] Round { $round } · seconda carta
   *[third] Round { $round } · terza carta
}
decree-supply = Scorte
    .what = Ogni Casa conta le sue icone Scorte e adatta gli eserciti.
    .act = Scorte per tutti
decree-mustering = Convocazione
    .what = Ogni Casa convoca, con i punti dei suoi Castelli e Roccaforti.
    .act = Convocazione per tutti
decree-clash-of-kings = Lo Scontro dei Re
    .what = Ogni Casa fa offerte per nuove posizioni su tutti e tre gli indicatori.
    .act = Offerte per tutti
decree-game-of-thrones = Il Gioco del Trono
    .what = Ogni Casa riceve Potere per le sue icone Potere e i suoi Porti non bloccati.
    .act = Potere per tutti
decree-storm-of-swords = Niente Ordini di Difesa
    .what = In questo round nessuno può collocare Ordini di Difesa.
    .act = Niente Difesa
decree-rains-of-autumn = Niente Marcia +1
    .what = In questo round nessuno può collocare la Marcia Speciale +1.
    .act = Niente Marcia +1
decree-nothing = Nulla
    .a-throne-of-blades = Le Scorte restano invariate, e nessuno convoca. Segue la prossima carta.
    .dark-wings-dark-words = Nessuno fa offerte né riceve Potere. Segue la prossima carta.
    .put-to-the-sword = In questo round si può collocare qualsiasi Ordine.
    .act = Non accade nulla
decree-choose = Scegli
# Read aloud. $title: one of the three.
decree-choose-aloud = Scegli: { $title }
decree-chosen = Scelto
decree-missing = Scegli una delle tre possibilità
decree-which = Scegli per tutti
decree-holds = { NOM($house) } possiede { NOM($held) } e sceglie
decree-pick = Ogni colonna mostra che cosa comporterebbe per ogni Casa.
decree-look = Guarda il tabellone
decree-to-come = Ancora da risolvere: { NAME($westerosCards) }

## What a decree would mean for a house, below its name

mean-fit = eserciti a posto
mean-loses = perde { COUNT($count, of: "unit") }
mean-areas = in { COUNT($count, of: "area") }
mean-no-muster = non può convocare
mean-icons = { COUNT($count, of: "icon") }
mean-icons-ports = { COUNT($count, of: "icon") }, { COUNT($found, of: "port") }
mean-no-tokens = segnalini finiti
mean-power = { COUNT($power, of: "power") } da offrire
mean-banned = { NAME($tokens) }
mean-loses-nothing = senza Ordini Speciali: non perde nulla
mean-nobody = Tutto resta com'è.

## The same in a sentence

sum-supply-falls = { NAME($house) } scende a { $level }.
sum-supply-loses = { NAME($house) } scende a { $level } e deve distruggere { COUNT($count, of: "unit") }.
sum-supply-rises = { NAME($house) } sale a { $level }.
sum-supply-same = Le Scorte non cambiano per nessuno.
sum-musters = Punti convocazione: { $scores }.
sum-power = Potere: { $scores }.
sum-bids = Tre offerte segrete: Trono di Spade, Feudi, Corte del Re.
