### What the wildlings ask for.

## Who bid highest or lowest

ask-wildling-tie = { $beaten ->
    [yes] Possiedi il Trono di Spade: scegli il Miglior Offerente, l'unico che riceve la ricompensa.
   *[no] Possiedi il Trono di Spade: scegli il Peggior Offerente, che subisce la penalità più grave.
}
    .title = Parità alla Barriera
# One of the houses that tie.
option-wildling-tie = { NOM($house, case: "capital") }
    .note = { $beaten ->
        [yes] vale come Miglior Offerente
       *[no] vale come Peggior Offerente
    }

## Preemptive Raid

ask-preemptive-raid = La tua offerta è la più bassa: distruggi 2 tue unità, o retrocedi di 2 posizioni sull'indicatore in cui sei più in alto.
    .title = Razzia Preventiva
option-preemptive-raid-units = Distruggi 2 unità
    .note = { COUNT($count, of: "unit") } sul tabellone
option-preemptive-raid-track = Retrocedi di 2 posizioni
    .note = sull'indicatore in cui sei più in alto
# The holder of the Iron Throne chooses for the lowest bidder, who may be the same house.
ask-preemptive-raid-track = { $isOwn ->
    [yes] Possiedi il Trono di Spade: scegli su quale indicatore retrocedi di 2 posizioni.
   *[no] Possiedi il Trono di Spade: scegli su quale indicatore { NOM($loser) } retrocede di 2 posizioni.
}
    .title = Razzia Preventiva
track-preemptive-raid-track = { NAME($track) }
    .note = 2 posizioni indietro
    .deed = Retrocedi di 2: { $name }
ask-preemptive-raid-losses = Distruggi { $count } delle tue unità, ovunque sul tabellone.
    .title = Razzia Preventiva

## Crow Killers

# $count: how many knights.
ask-crow-killers-destroyed = { $count ->
    [one] Non hai abbastanza fanti per sostituire i tuoi cavalieri. Distruggi invece { $count } cavaliere.
   *[other] Non hai abbastanza fanti per sostituire i tuoi cavalieri. Distruggi invece { $count } cavalieri.
}
    .title = Uccisori di Corvi
    .brief = { $count ->
        [one] Troppo pochi fanti: distruggi { $count } cavaliere.
       *[other] Troppo pochi fanti: distruggi { $count } cavalieri.
    }
ask-crow-killers-losses = { $count ->
    [one] Declassa a fante { $count } cavaliere, ovunque sul tabellone.
   *[other] Declassa a fanti { $count } cavalieri, ovunque sul tabellone.
}
    .title = Uccisori di Corvi
ask-crow-killers-reward = { $most ->
    [one] La tua offerta è la più alta: puoi migliorare in cavaliere { $most } fante, ovunque sia.
   *[other] La tua offerta è la più alta: puoi migliorare in cavalieri fino a { $most } fanti, ovunque siano.
}
    .title = Uccisori di Corvi
    .brief = { $most ->
        [one] Puoi migliorare { $most } fante in cavaliere.
       *[other] Puoi migliorare fino a { $most } fanti in cavalieri.
    }

## Massing on the Milkwater

ask-massing-on-the-milkwater = Scarta una carta Casa a tua scelta dalla tua mano.
    .title = Adunata sul Fiume Lattiginoso
card-massing-on-the-milkwater = Scegli una carta Casa
    .chosen = Scarta { NOM($card) }
    .missing = Nessuna scelta finora

## A King Beyond the Wall

ask-a-king-beyond-the-wall = { $isIdle ->
    [yes] Sei già in ultima posizione su Feudi e Corte del Re: qualunque sia la scelta, non cambia nulla.
   *[no] Scegli su quale indicatore scendi all'ultima posizione: Feudi o Corte del Re.
}
    .title = Un Re Oltre la Barriera
track-a-king-beyond-the-wall = { NAME($track) }
    .note = all'ultima posizione
    .deed = Scendi all'ultima: { $name }
ask-a-king-beyond-the-wall-reward = { $isIdle ->
    [yes] La tua offerta è la più alta, ma sei già in prima posizione su ogni indicatore: qualunque sia la scelta, non cambia nulla.
   *[no] La tua offerta è la più alta: scegli un indicatore, sali alla prima posizione e prendine il segnalino.
}
    .title = Un Re Oltre la Barriera
track-a-king-beyond-the-wall-reward = { NAME($track) }
    .note = alla prima posizione, con { NOM($held) }
    .deed = Sali alla prima: { $name }

## Mammoth Riders

ask-mammoth-riders-losses = Distruggi { $count } delle tue unità, ovunque sul tabellone.
    .title = Cavalcatori di Mammut
ask-mammoth-riders-reward = La tua offerta è la più alta: puoi riprendere in mano una carta dalla tua pila degli scarti.
    .title = Cavalcatori di Mammut
card-mammoth-riders-reward = Scegli una carta Casa
    .chosen = Riprendi { NOM($card) }
    .missing = Nessuna scelta finora
    .none = Non riprendere carte
    .declined = la tua mano resta com'è

## The Horde Descends

ask-the-horde-descends-losses = { $isTogether ->
    [yes] Distruggi { $count } delle tue unità in una sola area con un Castello o una Roccaforte.
   *[no] Distruggi { $count } delle tue unità, ovunque sul tabellone.
}
    .title = L'Orda Discende
ask-the-horde-descends-reward = La tua offerta è la più alta: puoi convocare in un solo Castello o Roccaforte. I punti non spesi vanno persi.
    .title = L'Orda Discende
    .brief = Puoi convocare in un solo Castello o Roccaforte.
