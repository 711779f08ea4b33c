### Attacks of the wildlings: the sum, the card, and what it does to whom.

attack-title = I bruti attaccano
attack-round = Round { $round }
# The steps above the stage.
attack-step-bids = Offerte
attack-step-reveal = Rivelazione
attack-step-card = Carta
attack-step-consequences = Effetti
attack-wildlings = Bruti
attack-watch = Guardiani
# Between the two.
attack-against = contro
attack-sum = Totale
attack-bids = Offerte
attack-highest = offerta più alta
attack-lowest = offerta più bassa
attack-holds = I Guardiani resistono con un margine di { $count }.
attack-holds-just = I Guardiani resistono per un soffio.
attack-breaks = I Guardiani cedono con uno scarto di { $count }.
attack-spent = Tutte le offerte vengono spese.
attack-falls = La Minaccia scende da { $found } a { $left }; tutte le offerte vengono spese.

## What the card would have done

had-won-silence-at-the-wall = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente non ottiene nulla.
had-won-preemptive-raid = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente non partecipa al secondo attacco, che segue subito con Forza 6.
had-won-crow-killers = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente può migliorare in cavalieri fino a due fanti.
had-won-rattleshirts-raiders = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente sale di un livello di Scorte.
had-won-massing-on-the-milkwater = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente riprende in mano tutta la sua pila degli scarti.
had-won-a-king-beyond-the-wall = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente sale alla prima posizione di un indicatore e ne prende il segnalino.
had-won-mammoth-riders = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente può riprendere in mano una carta Casa scartata.
had-won-the-horde-descends = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente può convocare in un solo Castello o Roccaforte.
had-won-skinchanger-scout = Con una Vittoria dei Guardiani della Notte, il Miglior Offerente recupera tutta la sua offerta.
had-lost-silence-at-the-wall = Con una Vittoria dei Bruti, il Peggior Offerente non subisce nulla, e nemmeno tutti gli altri.
had-lost-preemptive-raid = Con una Vittoria dei Bruti, il Peggior Offerente distrugge 2 unità, oppure retrocede di 2 posizioni sull'indicatore in cui è più in alto; tutti gli altri non subiscono nulla.
had-lost-crow-killers = Con una Vittoria dei Bruti, il Peggior Offerente declassa a fanti tutti i suoi cavalieri; tutti gli altri, due dei propri.
had-lost-rattleshirts-raiders = Con una Vittoria dei Bruti, il Peggior Offerente scende di due livelli di Scorte; tutti gli altri, di uno.
had-lost-massing-on-the-milkwater = Con una Vittoria dei Bruti, il Peggior Offerente scarta le sue carte Casa più forti, se ne restano di più deboli; tutti gli altri scartano una carta Casa a scelta, se ne hanno più di una.
had-lost-a-king-beyond-the-wall = Con una Vittoria dei Bruti, il Peggior Offerente scende all'ultima posizione su tutti e tre gli indicatori; tutti gli altri, su quello dei Feudi o su quello della Corte del Re.
had-lost-mammoth-riders = Con una Vittoria dei Bruti, il Peggior Offerente distrugge tre unità; tutti gli altri ne distruggono due.
had-lost-the-horde-descends = Con una Vittoria dei Bruti, il Peggior Offerente distrugge due unità in un solo Castello o Roccaforte; tutti gli altri, un'unità.
had-lost-skinchanger-scout = Con una Vittoria dei Bruti, il Peggior Offerente perde tutto il suo Potere; tutti gli altri perdono due segnalini Potere.
attack-not-yet = La carta viene rivelata quando la parità è decisa.

## House by house

fates-title = Casa per Casa
fates-order-lost = prima il Peggior Offerente, poi in ordine di turno
fates-order-won = solo il Miglior Offerente
fates-lowest = offerta più bassa
fates-highest = offerta più alta
# Below the name of a house: what the card does to it.
fate-silence-at-the-wall =
    .lowest = non subisce nulla
    .others = non subisce nulla
    .highest = non ottiene nulla
fate-preemptive-raid =
    .lowest = distrugge 2 unità, oppure retrocede di 2 posizioni sull'indicatore in cui è più in alto
    .others = non subisce nulla
    .highest = non partecipa al secondo attacco, che segue subito con Forza 6
fate-crow-killers =
    .lowest = declassa a fanti tutti i suoi cavalieri
    .others = declassa a fanti due dei suoi cavalieri
    .highest = può migliorare in cavalieri fino a due fanti
fate-rattleshirts-raiders =
    .lowest = scende di due livelli di Scorte
    .others = scende di un livello di Scorte
    .highest = sale di un livello di Scorte
fate-massing-on-the-milkwater =
    .lowest = scarta le sue carte Casa più forti, se ne restano di più deboli
    .others = scarta una carta Casa a scelta, se ne ha più di una
    .highest = riprende in mano tutta la sua pila degli scarti
fate-a-king-beyond-the-wall =
    .lowest = scende all'ultima posizione su tutti e tre gli indicatori
    .others = scende all'ultima posizione sull'indicatore dei Feudi o della Corte del Re
    .highest = sale alla prima posizione di un indicatore e ne prende il segnalino
fate-mammoth-riders =
    .lowest = distrugge tre unità
    .others = distrugge due unità
    .highest = può riprendere in mano una carta Casa scartata
fate-the-horde-descends =
    .lowest = distrugge due unità in un solo Castello o Roccaforte
    .others = distrugge un'unità
    .highest = può convocare in un solo Castello o Roccaforte
fate-skinchanger-scout =
    .lowest = perde tutto il suo Potere
    .others = perde due segnalini Potere
    .highest = recupera tutta la sua offerta
fate-done = fatto
fate-now = ora
fate-waits = in attesa

# Below the name of a house: what the card has done to it.
fact-lost-power = perde { COUNT($power, of: "power") }
fact-gained-power = riceve { COUNT($power, of: "power") }
fact-supply = Scorte ora: { $level }
fact-units = { $did ->
    [destroyed] perde { NOM($units) } { IN($area) }
    [upgraded] migliora un fante in { BARE($units) } { IN($area) }
   *[downgraded] declassa un cavaliere a { BARE($units) } { IN($area) }
}
fact-discarded = scarta { NOM($card) }
fact-returned = riprende in mano { NOM($card) }
fact-place = { NTH_F($place) } posizione { IN($track) }

## The bids are revealed

attack-opened = Le offerte vengono rivelate
attack-together = Vengono rivelate insieme e si sommano contro i bruti.
attack-beaten-by = L'offerta più alta è { OF($house) }
attack-suffered-by = L'offerta più bassa è { OF($house) }
attack-who-highest = Di chi è l'offerta più alta?
attack-who-lowest = Di chi è l'offerta più bassa?
attack-tied = Parità ({ NAME($houses) }): { NOM($holder) } possiede il Trono di Spade e sceglie.
attack-again = Attaccano di nuovo, subito, con Forza { $strength }; { NOM($house) } non partecipa.
attack-to-tie = Continua: parità
attack-to-card = Risolvi la carta
attack-to-again = Continua: secondo attacco
attack-on = Continua

## A house chooses

attack-house = { NOM($house) }
attack-look = Guarda il tabellone
# On a track, before and after.
attack-shift = { NTH_F($found) } → { NTH_F($left) }
attack-track-shift = { NAME($track) } { NTH_F($found) } → { NTH_F($left) }
attack-shifts = { LIST($list, join: "or") }
attack-missing = Nessuna scelta finora
attack-choose = Fai la tua scelta
