### Bids: sealed, revealed, and put in order where they are the same.

bid-clash-throne = Lo Scontro dei Re · prima offerta di tre
bid-clash-fiefdoms = Lo Scontro dei Re · seconda offerta di tre
bid-clash-court = Lo Scontro dei Re · terza offerta di tre

## Behind the curtain

bid-title = Offerta { FOR($track) }
bid-title-wildlings = Offerta contro i bruti
bid-attack = Attacco dei bruti · round { $round }
bid-alone = solo per { NOM($house) }
bid-close = Chiudi il sipario
bid-track = Posizioni attuali
bid-track-note = dalla prima all'ultima posizione
bid-wall = Offerte contro i bruti
bid-strength = Forza { $strength }
bid-sealed = sigillata
bid-what = A che cosa serve
bid-for-throne = L'indicatore del Trono di Spade è l'ordine di turno. Chi è in prima posizione prende il Trono di Spade e decide ogni parità fuori dal combattimento.
bid-for-fiefdoms = L'indicatore dei Feudi decide le parità in combattimento. Chi è in prima posizione prende la Lama in Acciaio di Valyria: +1 in un combattimento per round.
bid-for-court = L'indicatore della Corte del Re dà Ordini Speciali. Chi è in prima posizione prende il Corvo Messaggero: sostituire un Ordine, o guardare la prima carta Bruti.
bid-spent-last = Ogni offerta viene spesa, che vinca o che perda. Questa è l'ultima delle tre.
bid-spent = { $count ->
    [one] Ogni offerta viene spesa, che vinca o che perda. Con ciò che resta si fa ancora un'offerta: { NAME($tracks) }.
   *[other] Ogni offerta viene spesa, che vinca o che perda. Con ciò che resta si fanno altre due offerte: { NAME($tracks) }.
}
bid-wall-sum = Tutte le offerte si sommano contro la Forza dei bruti ({ $strength }). Ogni offerta viene spesa, comunque vada.
bid-wall-holds = { $strength } o più in totale: i bruti sono sconfitti, e solo il Miglior Offerente riceve la ricompensa.
bid-wall-breaks = Di meno: superano la Barriera. Ne soffrono tutti, e il Peggior Offerente più di tutti.
bid-absent = { $count ->
    [one] Non partecipa a questo attacco: { NAME($houses) }.
   *[other] Non partecipano a questo attacco: { NAME($houses) }.
}
bid-ties = { NOM($holder) } possiede il Trono di Spade e decide le parità.
bid-ties-wall = { NOM($holder) } possiede il Trono di Spade e decide le parità per l'offerta più alta o più bassa.
bid-own = La tua offerta
# Below the number of power tokens that are left.
bid-left = rimasti
bid-nothing-left = non resta nulla
# Read aloud.
bid-spoken = Offerta: { COUNT($power, of: "power") }; Potere residuo: { $left }
bid-hidden = Nascosta
bid-how = Tieni premuto il Potere che offri. Lo vedi solo mentre premi; scorri per cambiarlo.
bid-amounts = Potere che puoi offrire
bid-amount = { COUNT($power, of: "power") }
bid-let-go = Rilascia e l'offerta si nasconde subito.
bid-kept = La tua offerta è fissata e nascosta.
bid-seal = Sigilla l'offerta
bid-missing = Prima scegli quanto Potere

## All bids revealed

bids-title = Offerte { FOR($track) }
bids-rows = Le offerte, dalla più alta
bids-covered = nascosta
bids-none = nessuna offerta
bids-takes = prende { NOM($held) }
bids-keeps = tiene { NOM($held) }
bids-then = Nuove posizioni { IN($track) }
bids-as-before = come prima
bids-moved = era { NTH_F($place) }
bids-sealed = Tutte le offerte sono sigillate
bids-together = Vengono rivelate insieme.
bids-show-all = Mostra tutte
bids-tied = Parità: { NAME($houses) }
bids-tie = { NOM($holder) } possiede il Trono di Spade e decide l'ordine.
bids-order = Parità ({ NAME($houses) }): { NOM($holder) } decide l'ordine.
bids-open = ancora da decidere
bids-winner-takes = { NOM($house) } prende { NOM($held) }
bids-winner-keeps = { NOM($house) } tiene { NOM($held) }
bids-nobody = Nessuno ha offerto Potere.
bids-spent = Tutto il Potere offerto viene speso: { COUNT($power, of: "power") }.
bids-to-tie = Continua: parità
bids-to = Continua: { NAME($track) }
bids-on = Continua

## Putting a tie in order

rank-title = Chi viene prima?
rank-wall = Parità alla Barriera
rank-holder = { NOM($house) } possiede il Trono di Spade
rank-sentence = { COUNT($count, of: "house") } hanno offerto { $bid }. Mettile in ordine: trascina, o usa le frecce.
rank-rows = Le offerte, dalla più alta; quelle in parità si possono spostare
rank-up = { NAME($house) }: una posizione più su
rank-down = { NAME($house) }: una posizione più giù
rank-now = Ora in posizione { $place }: { NAME($house) }
rank-turn-order = ordine di turno
rank-still = { NOM($holder) } decide ancora questa parità. Poi { NOM($other) } prende il Trono di Spade e decide le prossime (p. 11).
rank-keeps = { NOM($holder) } possiede il Trono di Spade e decide ogni parità (p. 10).
rank-later = un'altra parità: dopo
rank-confirm = Conferma le posizioni
rank-look = Guarda il tabellone

## A tie against the wildlings

wall-highest = Il Miglior Offerente
wall-lowest = Il Peggior Offerente
wall-who-highest = Chi è il Miglior Offerente?
wall-who-lowest = Chi è il Peggior Offerente?
wall-beaten = I bruti sono sconfitti. { COUNT($count, of: "house") } hanno offerto { $bid }: una sola riceve la ricompensa.
wall-broken = I bruti superano la Barriera. { COUNT($count, of: "house") } hanno offerto { $bid }: una di loro subisce il peggio.
wall-missing = Scegli una delle Case in parità
wall-name-highest = Miglior Offerente: { NAME($house) }
wall-name-lowest = Peggior Offerente: { NAME($house) }
wall-choose-highest = Scegli il Miglior Offerente
wall-choose-lowest = Scegli il Peggior Offerente
wall-unknown = La carta Bruti viene rivelata solo dopo.
wall-sum = { COUNT($power, of: "power") } contro Forza { $strength }
