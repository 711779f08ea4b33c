### Smaller choices beside the board: what a Consolidate Power order brings, which units a house cannot supply, whose ships a port holds.

# Power of a house before and after.
power-kept = { NOM($house) } resta a { COUNT($count, of: "power") }
power-change = { NOM($house) } passa da { $found } a { COUNT($left, of: "power") }

## Consolidate Power

consolidate-which = Quale Ordine?
consolidate-order = { NAME($token, case: "capital") }
    .musters = { NAME($token, case: "capital") }: Potere o convocazione
consolidate-order-in = { NAME($token, case: "capital") } { IN($area) }
# Beside a crown.
consolidate-gained = { SIGNED($count) }
    .aloud = riceve { COUNT($count, of: "power") }
consolidate-brings = Come lo risolvi?
consolidate-power = { COUNT($count, of: "power") }
consolidate-no-power = Nessun Potere
consolidate-muster = Oppure convoca
consolidate-points = { COUNT($count, of: "point") } da spendere qui
consolidate-no-mustering = serve un Ordine Speciale, e un Castello o una Roccaforte
consolidate-pool-empty = Così tutti i segnalini Potere { OF($house) } sono in gioco.
consolidate-at-sea = In mare questo Ordine non dà Potere.
consolidate-blocked = Nel suo mare ci sono navi nemiche, perciò il Porto non dà Potere.
consolidate-main = Risolvi l'Ordine
consolidate-main-muster = Convoca
consolidate-main-power = Prendi { COUNT($count, of: "power") } { FROM($area) }
consolidate-main-remove = Rimuovi l'Ordine { FROM($area) }
consolidate-missing-order = Prima scegli un Ordine
consolidate-missing-use = Prima scegli: Potere o convocazione

## Armies that supply does not allow

reconcile-allows = Con Scorte { $level } sono ammessi al massimo eserciti da { LIST($list) }. Le unità singole non contano.
reconcile-tap = Tocca le unità da distruggere
# Below an area.
reconcile-none-left = non restano unità
reconcile-one-left = resta un'unità: non è un esercito
reconcile-army = esercito da { $count }
    .fits = esercito da { $count }, va bene
# Read aloud: a unit that can be destroyed.
reconcile-unit = { ONE($unit, case: "capital") } { IN($area) }
    .routed = { ONE($unit, case: "capital") }, in rotta, { IN($area) }
reconcile-main = Distruggi unità
    .units = Distruggi { NOM($units) }
# In place of what is confirmed. $areas: where armies are too large.
reconcile-missing = { COUNT($count, of: "unit") } da distruggere
    .one = { COUNT($count, of: "unit") } da distruggere: l'esercito { IN($areas) } è troppo grande
    .both = { COUNT($count, of: "unit") } da distruggere: gli eserciti { IN($areas) } non possono restare entrambi così
    .all = { COUNT($count, of: "unit") } da distruggere: gli eserciti { IN($areas) } non possono restare tutti così
# $value: units chosen so far.
reconcile-more = scelte: { $value }, ancora da distruggere: { $count }
    .one = scelte: { $value }, ancora da distruggere: { $count } (l'esercito { IN($areas) } è troppo grande)
    .both = scelte: { $value }, ancora da distruggere: { $count } (gli eserciti { IN($areas) } non possono restare entrambi così)
    .all = scelte: { $value }, ancora da distruggere: { $count } (gli eserciti { IN($areas) } non possono restare tutti così)
reconcile-clear = Azzera tutto

## Ships in a port that has changed hands

port-ships = { NOM($house) } ha { COUNT($count, of: "ship") } { IN($area) }.
port-what = { $count ->
    [one] Che cosa ne fai?
   *[other] Che cosa ne fai?
}
# What can be chosen. $count: all the ships.
port-destroy = { $count ->
    [one] Distruggila
   *[other] Distruggile tutte e { $count }
}
    .note = il Porto resta vuoto
port-take = { $count ->
    [one] Prendila
   *[other] Prendile tutte e { $count }
}
# $count are taken over, $left destroyed.
port-part = Prendine { $count }, distruggine { $left }
port-places = { NOM($house) } vi colloca { COUNT($count, of: "ship") }
port-most = Puoi prenderne al massimo { $most }: il Limite di Scorte o le navi che ti restano non permettono di più.
port-main-destroy = { $count ->
    [one] Distruggi la nave
   *[other] Distruggi tutte e { $count } le navi
}
port-main-take = Prendi { COUNT($count, of: "ship") }
port-decide = { $count ->
    [one] Decidi che fare della nave
   *[other] Decidi che fare delle navi
}
port-missing = { $count ->
    [one] Prima scegli che cosa farne
   *[other] Prima scegli che cosa farne
}
