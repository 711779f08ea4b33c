### The log: one whole sentence for everything that can happen. Present tense.
### It names houses, so that it reads the same for everybody at the table.

## Drawers of the log, as its filter names them

group-battle = Combattimenti
group-orders = Ordini
group-westeros = Continente Occidentale
group-power = Potere e indicatori
group-wildlings = Bruti
group-other = Tutto il resto

## The round

round = Inizia il round { $round }.
phase = { $phase ->
    [westeros] Inizia la Fase del Continente Occidentale.
    [planning] Inizia la Fase di Pianificazione.
    [action] Inizia la Fase di Azione.
   *[over] La partita è finita.
}
# $deck is I, II or III.
westeros-card = Carta Continente Occidentale { $deck }: { NAME($westerosCard) }.
wildlings-move = La Minaccia dei Bruti è ora a { $threat }.
wildlings-attack = I bruti attaccano con Forza { $strength }.
# $house: whose bid makes the difference.
wildling-card = { $beaten ->
    [yes] Vincono i Guardiani della Notte: { NAME($wildlingCard) }. Miglior Offerente: { NOM($house) }.
   *[no] Vincono i bruti: { NAME($wildlingCard) }. Peggior Offerente: { NOM($house) }.
}
# $bids is a list, as in "Stark 5, Greyjoy 3 and Tyrell 0".
bids-track = Offerte { FOR($track) }: { $bids }.
bids-wildlings = Offerte contro i bruti: { $bids }; in tutto { $power }.
track = Nuove posizioni { IN($track) }: { NAME($houses) }.
# The token of a track goes to another house.
dominance = { NOM($house) } prende { NOM($held) }.
supply = Le Scorte { OF($house) } sono ora a { $level }.

## What was answered

# Unseen, until all have answered.
sealed = { $about ->
    [assigning-orders] { NOM($house) } ha collocato i suoi Ordini.
    [bidding] { NOM($house) } ha sigillato la sua offerta.
    [house-card] { NOM($house) } ha scelto una carta Casa.
   *[other] { NOM($house) } ha sigillato la sua scelta.
}
# The app answered, because there was nothing to choose. $title is what was asked, as in "Casualties".
automatic = { $about ->
    [bidding] Automatico: { NOM($house) } non ha Potere e offre 0.
    [raid] Automatico: { NOM($house) } rimuove il suo ultimo Ordine di Razzia: non c'è nessun bersaglio.
    [march] Automatico: { NOM($house) } rimuove il suo ultimo Ordine di Marcia, perché lì tutte le sue unità sono in rotta.
    [consolidating] Automatico: { NOM($house) } risolve il Consolidamento, perché non c'è nulla da convocare.
    [house-card] Automatico: { NOM($house) } ha una sola carta da giocare.
    [retreat] Automatico: { NOM($house) } ha un solo modo di ritirarsi.
   *[other] Automatico: { NOM($house) } ha una sola scelta ({ $title }).
}
# The same of an order, where it is known in which area it was.
automatic-raid = Automatico: { NOM($house) } rimuove il suo ultimo Ordine di Razzia { IN($area) }: non c'è nessun bersaglio.
automatic-march = Automatico: { NOM($house) } rimuove il suo ultimo Ordine di Marcia { IN($area) }, perché lì tutte le sue unità sono in rotta.
automatic-consolidating = Automatico: { NOM($house) } risolve il Consolidamento { IN($area) }, perché non c'è nulla da convocare.
chose-a-throne-of-blades-supply = { NOM($house) } decide: tutti modificano le Scorte.
chose-a-throne-of-blades-mustering = { NOM($house) } decide: tutti convocano.
chose-a-throne-of-blades-nothing = { NOM($house) } decide: non accade nulla.
chose-dark-wings-dark-words-clash-of-kings = { NOM($house) } decide: tutti fanno offerte per i tre indicatori.
chose-dark-wings-dark-words-game-of-thrones = { NOM($house) } decide: tutti riscuotono Potere.
chose-dark-wings-dark-words-nothing = { NOM($house) } decide: non accade nulla.
chose-put-to-the-sword-storm-of-swords = { NOM($house) } vieta gli Ordini di Difesa in questo round.
chose-put-to-the-sword-rains-of-autumn = { NOM($house) } vieta l'Ordine di Marcia Speciale +1 in questo round.
chose-put-to-the-sword-nothing = { NOM($house) } non vieta nessun Ordine in questo round.
chose-preemptive-raid-units = { NOM($house) } sceglie di distruggere unità.
chose-preemptive-raid-track = { NOM($house) } sceglie di retrocedere sull'indicatore in cui è più in alto.
# On which track another house drops.
chose-track-preemptive-raid-track = { NOM($house) } sceglie: il Peggior Offerente retrocede { IN($track) }.
chose-track-a-king-beyond-the-wall = { NOM($house) } scende all'ultima posizione { IN($track) }.
chose-track-a-king-beyond-the-wall-reward = { NOM($house) } sale alla prima posizione { IN($track) } e prende { NOM($held) }.
chose-wildling-tie = { $other ->
    [none] { NOM($house) } risolve la parità e sceglie se stessa.
   *[other] { NOM($house) } risolve la parità e sceglie { NOM($other) }.
}
# Something that is not known.
chose = { NOM($house) } fa la sua scelta.

## Orders

orders-revealed = Vengono rivelati tutti gli Ordini.
order-removed = { $about ->
    [resolved] { NOM($token) } { OF($house) } { IN($area) } è stato risolto.
    [combat] { NOM($token) } { OF($house) } { IN($area) } viene rimosso dopo la sconfitta.
    [entered] { NOM($token) } { OF($house) } { IN($area) } viene rimosso, perché è entrata un'altra Casa.
    [idle] { NOM($token) } { OF($house) } { IN($area) } viene rimosso, perché lì non restano unità.
    [port] { NOM($token) } { OF($house) } { IN($area) } viene rimosso insieme alle navi.
   *[other] { NOM($token) } { OF($house) } { IN($area) } viene rimosso.
}
# By the text of a house card.
order-removed-card = { NOM($token) } { OF($house) } { IN($area) } viene rimosso ({ NAME($card) }).
order-swapped = { NOM($house) } sostituisce { NOM($was) } { IN($area) } con { ONE($token) }.
order-moved = { NOM($token) } { OF($house) } si sposta { TO($area) } con le unità ({ NAME($card) }).
raided = { NOM($house) } fa una Razzia { FROM($from) } e rimuove { NOM($token) } { OF($victim) } { IN($area) }.
raven = { $use ->
    [swap] { NOM($house) } usa il Corvo Messaggero per sostituire un Ordine.
    [look] { NOM($house) } usa il Corvo Messaggero per guardare la prima carta Bruti.
   *[none] { NOM($house) } non usa il Corvo Messaggero.
}
raven-card = { $put ->
    [top] { NOM($house) } rimette la carta Bruti in cima al mazzo.
   *[bottom] { NOM($house) } mette la carta Bruti in fondo al mazzo.
}

## Power

power-gained = { $about ->
    [game-of-thrones] { NOM($house) } riceve { COUNT($power, of: "power") } per le sue icone Potere e i suoi Porti.
    [consolidating] { NOM($house) } riceve { COUNT($power, of: "power") } dal Consolidamento.
    [pillage] { NOM($house) } riceve { COUNT($power, of: "power") } (saccheggio).
    [skinchanger-scout] { NOM($house) } recupera la sua offerta di { COUNT($power, of: "power") } (Esploratore Metamorfo).
   *[other] { NOM($house) } riceve { COUNT($power, of: "power") }.
}
power-gained-in = { NOM($house) } riceve { COUNT($power, of: "power") } dal Consolidamento { IN($area) }.
power-gained-card = { NOM($house) } riceve { COUNT($power, of: "power") } ({ NAME($card) }).
power-lost = { $about ->
    [bidding] { NOM($house) } spende { COUNT($power, of: "power") } nelle offerte.
    [pillage] { NOM($house) } perde { COUNT($power, of: "power") } (saccheggio).
    [skinchanger-scout] { NOM($house) } perde { COUNT($power, of: "power") } (Esploratore Metamorfo).
   *[other] { NOM($house) } perde { COUNT($power, of: "power") }.
}
# The price of a house card.
power-paid-card = { NOM($house) } paga { COUNT($power, of: "power") } ({ NAME($card) }).
power-token = { $did ->
    [left] { NOM($house) } lascia un segnalino Potere { IN($area) }.
   *[removed] Il segnalino Potere { OF($house) } { IN($area) } viene rimosso.
}

## Units

units-mustered = { NOM($house) } convoca { NOM($units) } { IN($area) }.
units-lost = { $about ->
    [reconciling] { NOM($house) } perde { NOM($units) } { IN($area) } per rispettare il suo Limite di Scorte.
    [wildlings] { NOM($house) } perde { NOM($units) } { IN($area) } a causa dei bruti.
    [crow-killers-destroyed] { NOM($house) } perde { NOM($units) } { IN($area) }: non restano fanti per la sostituzione.
    [port] { NOM($house) } perde { NOM($units) } { IN($area) }: il Porto ha cambiato proprietario.
    [casualties] { NOM($house) } perde in combattimento { NOM($units) } { IN($area) }.
    [skulls] { NOM($house) } perde { NOM($units) } { IN($area) } a causa di un teschio.
    [retreat] { NOM($house) } perde { NOM($units) } { IN($area) }: la ritirata non è possibile.
    [retreat-losses] { NOM($house) } perde { NOM($units) } { IN($area) } dopo la ritirata, per rispettare il Limite di Scorte.
   *[other] { NOM($house) } perde { NOM($units) } { IN($area) }.
}
units-lost-card = { NOM($house) } perde { NOM($units) } { IN($area) } ({ NAME($card) }).
# $name is the card that brings it about, where it is no mustering.
units-upgraded = { $name ->
    [none] { NOM($house) } migliora un fante in { BARE($units) } { IN($area) }.
   *[other] { NOM($house) } migliora un fante in { BARE($units) } { IN($area) } ({ $name }).
}
units-downgraded = { $name ->
    [none] { NOM($house) } declassa un cavaliere a { BARE($units) } { IN($area) }.
   *[other] { NOM($house) } declassa un cavaliere a { BARE($units) } { IN($area) } ({ $name }).
}
units-marched = { $from ->
    [none] { NOM($house) } marcia { TO($to) } con { NOM($units) }.
   *[other] { NOM($house) } marcia { FROM($from) } { TO($to) } con { NOM($units) }.
}
units-attacked = { $from ->
    [none] { NOM($house) } attacca { NOM($area) } con { NOM($units) }.
   *[other] { NOM($house) } attacca { NOM($area) } { FROM($from) } con { NOM($units) }.
}
units-returned = { NOM($house) } non entra e torna { TO($to) } con { NOM($units) } (Arianne Martell).
units-retreated = { $from ->
    [none] { NOM($house) } si ritira { TO($to) } con { NOM($units) }.
   *[other] { NOM($house) } si ritira { FROM($from) } { TO($to) } con { NOM($units) }.
}
# Ships in a port that has changed hands.
ships-taken = { NOM($house) } prende il controllo di { COUNT($count, of: "ship") } { IN($area) }.

## Battles

# $defender is none where a neutral force is attacked.
combat = { $defender ->
    [none] { NOM($attacker) } attacca la Forza Neutrale { IN($area) }.
   *[other] Combattimento per { NOM($area) }: { NOM($attacker) } contro { NOM($defender) }.
}
support = { $what ->
    [nobody] { NOM($house) } non dà supporto a nessuno { FROM($area) }.
    [own] { NOM($house) } dà supporto a se stessa { FROM($area) }.
    [attacker] { NOM($house) } dà supporto all'attaccante { FROM($area) }.
   *[defender] { NOM($house) } dà supporto al difensore { FROM($area) }.
}
support-given = { NOM($house) } dà supporto { TO($helped) } { FROM($area) }.
support-refused = { NOM($helped) } rifiuta il supporto { OF($house) } { FROM($area) }.
# Both cards are one line: this sentence, or the one of a card that is played, for each side.
no-card = { $house ->
    [none] { $side ->
        [attacker] L'attaccante non ha carte da giocare.
       *[defender] Il difensore non ha carte da giocare.
    }
   *[other] { NOM($house) } non ha carte da giocare.
}
card = { $did ->
    [sent-back] Tyrion Lannister fa tornare { NOM($card) } nella mano { OF($house) }.
    [played] { NOM($house) } gioca { NOM($card) }.
    [discarded] { NOM($house) } scarta { NOM($card) }.
   *[returned] { NOM($card) } torna nella mano { OF($house) }.
}
# $drawn and $answered: `tide` or `tide-none`.
tides = Sorti della Battaglia: { $drawn } per { NOM($attacker) }, { $answered } per { NOM($defender) }.
tides-unnamed = Sorti della Battaglia: { $drawn } per l'attaccante, { $answered } per il difensore.
# What is on a card, as in "strength 2 and 1 sword": its strength and its icons.
tide = { LIST($list) }
tide-strength = Forza { $strength }
tide-swords = { COUNT($count, of: "sword") }
tide-fortifications = { COUNT($count, of: "fortification") }
tide-skulls = { COUNT($count, of: "skull") }
tide-none = nessuna carta
blade = { $use ->
    [strength] { NOM($house) } usa la Lama in Acciaio di Valyria e aggiunge 1 alla sua Forza.
   *[redraw] { NOM($house) } usa la Lama in Acciaio di Valyria per pescare un'altra carta Sorti della Battaglia.
}
strength = Forza: { NOM($attacker) } { $attacking }, { NOM($defender) } { $defending }.
strength-unnamed = Forza: attaccante { $attacking }, difensore { $defending }.
victor = { $tie ->
    [yes] { NOM($house) } sconfigge { NOM($loser) } { IN($area) }: a parità di Forza decide l'indicatore dei Feudi.
   *[no] { NOM($house) } sconfigge { NOM($loser) } { IN($area) }.
}
garrison-lost = { NOM($house) } perde la Guarnigione { IN($area) }.
neutral-beaten = { NOM($house) } sconfigge la Forza Neutrale da { $strength } { IN($area) }.
neutral-too-strong = La Forza Neutrale da { $strength } { IN($area) } è troppo forte per { NOM($house) }: nessuno si muove.
winner-castles = { NOM($house) } controlla { COUNT($count, of: "castle") } e vince la partita.
winner = { $by ->
    [seventh] { NOM($house) } controlla abbastanza Castelli e Roccaforti e vince la partita.
    [castles] { NOM($house) } controlla più Castelli e Roccaforti di tutti e vince la partita.
    [strongholds] { NOM($house) } vince la partita: in caso di parità decide il maggior numero di Roccaforti.
    [land-areas] { NOM($house) } vince la partita: in caso di parità decide il maggior numero di aree terrestri.
    [supply] { NOM($house) } vince la partita: in caso di parità decide il livello di Scorte più alto.
    [power] { NOM($house) } vince la partita: in caso di parità decide il maggior Potere disponibile.
   *[throne] { NOM($house) } vince la partita: in caso di parità decide la posizione sull'indicatore del Trono di Spade.
}

## What the log has besides

copied-file = La partita è stata copiata in un file nel round { $round }.
copied-backup = La partita è stata copiata in un backup nel round { $round }.
copied-remains = Ciò che restava della partita è stato copiato in un file.
copied-arrival = La partita è stata importata da un file nel round { $round }.
copied-claimed = Nel round { $round } la partita è continuata senza il consenso dell'altro tablet.
copied-scanned = La partita è stata ricevuta da un altro tablet nel round { $round }.
copied-shown = La partita è stata mostrata a un altro tablet nel round { $round }.
