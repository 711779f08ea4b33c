### The planning phase, the raven, and the orders as they are resolved.
### `.brief`: the same in the low panel of a phone, which has two short lines for it.

## Planning

# $isShort: there are fewer orders than areas.
ask-assigning-orders = { $isShort ->
    [yes] Non hai abbastanza Ordini, quindi collocane quanti più puoi: { COUNT($count, of: "order") } in { COUNT($total, of: "area") }.
   *[no] Colloca un Ordine a faccia in giù in ogni area in cui hai unità. Tutti gli Ordini si rivelano insieme.
}
    .title = Ordini
    .brief = { $isShort ->
        [yes] Colloca { COUNT($count, of: "order") }: le altre aree restano senza.
       *[no] Colloca un Ordine in ogni area in cui hai unità.
    }
    .curtain = per collocare gli Ordini
    .deed = Colloca i tuoi Ordini

## The Messenger Raven

ask-messenger-raven = Puoi sostituire uno dei tuoi Ordini o guardare la prima carta Bruti.
    .title = Corvo Messaggero
    .brief = Sostituire un Ordine o guardare la carta Bruti?
    .deed = Usa il Corvo
ask-raven-card = Hai guardato la prima carta Bruti. Rimettila in cima o in fondo al mazzo.
    .title = Corvo Messaggero
    .curtain = per guardare la prima carta Bruti
    .deed = Guarda la carta Bruti
option-raven-card-top = Rimettila in cima
    .note = si pesca al prossimo attacco
option-raven-card-bottom = Mettila in fondo
    .note = al prossimo attacco si pesca un'altra carta

## Orders, one each in turn

ask-raid = Risolvi una Razzia: rimuovi un Ordine nemico adiacente di Supporto, Razzia o Consolidamento (Razzia Speciale: anche di Difesa), o rinuncia.
    .title = Razzie
    .brief = Risolvi uno dei tuoi Ordini di Razzia.
ask-march = Risolvi uno dei tuoi Ordini di Marcia: muovi le unità insieme, dividile o lasciale ferme; al massimo un combattimento.
    .title = Marce
    .brief = Risolvi uno dei tuoi Ordini di Marcia.
ask-consolidating = Risolvi uno dei tuoi Ordini di Consolidamento: riscuoti Potere, o con quello Speciale convoca in un Castello o in una Roccaforte.
    .title = Consolidamento
    .brief = Risolvi uno dei tuoi Ordini di Consolidamento.

## A port changes hands

ask-port = Ora controlli { NOM($land) } e puoi sostituire le navi nel suo Porto con le tue. Le altre vengono distrutte.
    .title = Un Porto cambia proprietario
    .brief = Prendi il controllo delle navi { IN($port) }?
option-port-none = Nessuna nave
    .note = tutte le navi { IN($port) } vengono distrutte
# $isMost: no more ships can be taken over.
option-port = Prendi { COUNT($count, of: "ship") }
    .note = { $isMost ->
        [yes] il maggior numero possibile
       *[no] le altre vengono distrutte
    }
