### Why the app did something. The house is named above it; "it" is that house.

why-title = Perché?
# Below the reasons: what they are drawn from.
why-source = Ricavato da ciò che tutti vedono, mai da ciò che è nascosto.

## What a move was for

reason-castle-wins = Con { NOM($area) } controllerebbe { COUNT($count, of: "castle") } e vincerebbe.
reason-castle = Con { NOM($area) } controllerebbe { COUNT($count, of: "castle") } su { $needed }.
reason-leader = { NOM($house) } è in testa con { COUNT($count, of: "castle") }; ne servono { $needed } per vincere la partita.
reason-from-leader = Prendere { NOM($area) } farebbe arretrare { NOM($house) }, in testa con { COUNT($count, of: "castle") }; ne servono { $needed } per vincere la partita.
reason-held = Contava di mantenere { NOM($area) } fino alla fine del round: { NOM($enemy) } potrebbe arrivare con Forza { $strength } circa, contro { $value }.
reason-odds = { $tenths ->
    [0] Non vedeva quasi nessuna possibilità di vincere il combattimento per { NOM($area) }.
    [10] Contava di vincere il combattimento per { NOM($area) }.
    [one] Contava di vincere il combattimento per { NOM($area) } circa { $tenths } volta su 10.
   *[other] Contava di vincere il combattimento per { NOM($area) } circa { $tenths } volte su 10.
}
reason-neutral = Poteva sconfiggere la Forza Neutrale da { $strength } { IN($area) }.
reason-unguarded = { NOM($owner) } non aveva unità { IN($area) }.
reason-grudge = È già stata attaccata { FROM($house) }, e se ne ricorda.
reason-land-supply = Da ottenere { IN($area) }: { COUNT($supply, of: "supply-icon") }.
reason-land-power = Da ottenere { IN($area) }: { COUNT($power, of: "power-icon") }.
reason-land-both = Da ottenere { IN($area) }: { COUNT($supply, of: "supply-icon") } e { COUNT($power, of: "power-icon") }.
reason-sea = Le navi { IN($area) } aprono la strada agli eserciti.
# $strength: what that house could come with; $value: what stands against it.
reason-guards = Protegge { NOM($area) }: { NOM($enemy) } potrebbe arrivare con Forza { $strength } circa, contro { $value }.
reason-stays = { $count ->
    [one] { COUNT($count, of: "unit") } resta { IN($area) }: { NOM($enemy) } potrebbe arrivare con Forza { $strength } circa.
   *[other] { COUNT($count, of: "unit") } restano { IN($area) }: { NOM($enemy) } potrebbe arrivare con Forza { $strength } circa.
}
reason-nearer = Si avvicina a un Castello o a una Roccaforte che non controlla: { NAME($castle) }.
reason-stronger = Si rafforza { IN($area) }.
reason-nowhere = Non c'era nulla a portata per cui valesse la pena lasciare { NOM($area) }.
reason-only = Non aveva altra scelta.

## Raids

reason-raids = { $kind ->
    [consolidate-power] { NOM($victim) } perde il Potere che avrebbe riscosso { IN($area) }.
    [support] Il Supporto { IN($area) } avrebbe contato in ogni combattimento vicino.
    [defense] Senza Ordine di Difesa è più facile conquistare { NOM($area) }.
    [raid] La Razzia { IN($area) } avrebbe potuto rimuovere un Ordine vicino.
   *[march] La Marcia { IN($area) } non c'è più.
}
reason-raids-nothing = Non c'era nulla che volesse razziare.

## Power, tracks and the wildlings

reason-power = Riceve { COUNT($power, of: "power") }, da offrire più avanti.
reason-prefers = { NOM($track) } le importa più degli altri due.
# $count: the tracks that are bid for after this one.
reason-bid = { $count ->
    [0] Non restavano altri indicatori, quindi ha tenuto da parte di meno.
    [one] Restava ancora un indicatore: ha offerto una parte più piccola che per l'ultimo.
   *[other] Restavano ancora { $count } indicatori: ha offerto una parte più piccola che per l'ultimo.
}
# For a track: the third Westeros card is Wildlings Attack.
reason-kept = L'attacco dei bruti doveva ancora arrivare, quindi ha tenuto da parte del Potere.
# $threat: the strength of the wildlings; $value: the share of each.
reason-share = I bruti attaccavano con Forza { $threat }. Divisa tra { COUNT($count, of: "house") }, fa { $value } a testa.
reason-raven = Preferiva conoscere la prossima carta Bruti piuttosto che cambiare un Ordine.
reason-raven-none = I suoi Ordini valevano di più dov'erano che con qualsiasi cambio.

## Orders: one for each area

# A March: the castle that lies nearest would be the $count th of those it needs.
reason-order-for = Marcia { FROM($area) }: vuole { NOM($castle) }, per controllare { COUNT($count, of: "castle") } su { $needed }.
reason-order-danger = { $kind ->
    [march] Marcia { FROM($area) }: per prendere o aiutare un'area adiacente.
    [defense] Difesa { IN($area) }: per proteggere ciò che è lì; { NOM($enemy) } potrebbe attaccare con Forza { $strength }.
    [support] Supporto { IN($area) }: { NOM($enemy) } potrebbe attaccare lì vicino con Forza { $strength }.
    [raid] Razzia { IN($area) }: per rimuovere un Ordine vicino; { NOM($enemy) } potrebbe attaccare con Forza { $strength }.
   *[consolidate-power] Consolidamento { IN($area) }: per riscuotere Potere o convocare; { NOM($enemy) } potrebbe attaccare con Forza { $strength }.
}

## Battles

# $lead: how far it led before the cards; $value: how many of the enemy's $count cards are beaten.
reason-card-even = Prima delle carte era parità. In base ai numeri stampati, { NOM($card) } vince contro { $value } su { $count } delle carte in mano al nemico.
reason-card-ahead = Prima delle carte era in vantaggio di { $lead }. In base ai numeri stampati, { NOM($card) } vince contro { $value } su { $count } delle carte in mano al nemico.
reason-card-behind = Prima delle carte era in svantaggio di { $lead }. In base ai numeri stampati, { NOM($card) } vince contro { $value } su { $count } delle carte in mano al nemico.
reason-own-fight = Il combattimento per { NOM($area) } è suo.
reason-no-part = { IN($area) } non valeva la pena di aiutare nessuno.
reason-helps = Perché { NOM($enemy) } perda il combattimento per { NOM($area) }.
reason-blade = { $state ->
    [even] La Lama è decisiva: c'era parità.
    [ahead] La Lama è decisiva: c'era un vantaggio di { $lead }.
   *[behind] La Lama è decisiva: c'era uno svantaggio di { $lead }.
}
reason-no-blade = { $state ->
    [even] La Lama non sarebbe decisiva: c'era parità.
    [ahead] La Lama non sarebbe decisiva: c'era un vantaggio di { $lead }.
   *[behind] La Lama non sarebbe decisiva: c'era uno svantaggio di { $lead }.
}
reason-refuge = Un'area già sua: { NAME($area) }.
reason-cheapest = Ha rinunciato a ciò che le mancherebbe di meno.
