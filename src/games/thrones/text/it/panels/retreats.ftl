### Retreats, orders that house cards remove, and units chosen to be destroyed, downgraded or upgraded.

## Where to, or which order

retreat-together = Tutte le unità si ritirano nella stessa area e restano in rotta fino alla fine del round.
# Below the name of an area.
retreat-standing = già lì: { NOM($units) }
retreat-order = { NAME($token, case: "capital") } { OF($owner) }
# At the end of its row: units that stand there together then, or that the supply cannot feed.
retreat-army = esercito da { $count }
retreat-costs = { $count ->
    [one] { COUNT($count, of: "unit") } distrutta
   *[other] { COUNT($count, of: "unit") } distrutte
}
retreat-losses = { $count ->
    [one] Lì superano il Limite di Scorte: { COUNT($count, of: "unit") } va distrutta.
   *[other] Lì superano il Limite di Scorte: { COUNT($count, of: "unit") } vanno distrutte.
}
# After the order is removed; two numbers are two strengths of the house.
retreat-strength-same = Non aggiunge nulla a questo combattimento: { NOM($house) } resta a Forza { $strength }.
retreat-strength = Così { NOM($house) } ha Forza { $left } invece di { $found } in questo combattimento.

## Why not there, in a few words

retreat-not-title = Perché non altrove
retreat-not-element = unità terrestri a terra, navi in mare
retreat-not-closed = chiusa in questa partita
retreat-not-came-from = l'attacco è partito da qui
retreat-not-neutral = una Forza Neutrale
retreat-not-otherwise = fuori portata
retreat-not-units = { NAME($house) }: { NOM($units) }
retreat-not-garrison = { NAME($house) }: Guarnigione
retreat-not-foreign = { OF($house) }
retreat-not-dearer = costerebbe { COUNT($count, of: "unit") }
retreat-not-order = rimosso comunque a fine combattimento
retreat-not-order-in = L'Ordine { IN($area) } viene rimosso comunque a fine combattimento.

## The button

retreat-after-all = Scegli comunque

## Units chosen

units-count = scelte: { $count } su { $most }
units-count-up-to = scelte: { $count }, al massimo { $most }
units-one-area = Tutte nella stessa area.
# A row of $count units that are alike.
units-row = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
units-row-routed = { $count ->
    [one] { ONE($unit, case: "capital") }, in rotta
   *[other] { MANY($unit, case: "capital") }, in rotta
}
# Below it: what becomes of the one unit of the row, chosen or not …
units-fate-destroyed = da distruggere
    .not = sopravvive
units-fate-footman = diventa fante
    .not = resta cavaliere
units-fate-knight = diventa cavaliere
    .not = resta fante
# … or of several, $count of $total chosen.
units-here = { $total } qui
units-fates-destroyed = { $count ->
    [one] { $count } su { $total } da distruggere
   *[other] { $count } su { $total } da distruggere
}
units-fates-footman = { $count ->
    [one] { $count } su { $total } diventa fante
   *[other] { $count } su { $total } diventano fanti
}
units-fates-knight = { $count ->
    [one] { $count } su { $total } diventa cavaliere
   *[other] { $count } su { $total } diventano cavalieri
}
# On the button, with nothing chosen yet and then.
units-verb-destroyed = Distruggi
units-verb-footman = Declassa
units-verb-knight = Migliora
units-do-destroyed = Distruggi { NOM($units) }
units-do-footman = { $count ->
    [one] Declassa { NOM($units) } a fante
   *[other] Declassa { NOM($units) } a fanti
}
units-do-knight = { $count ->
    [one] Migliora { NOM($units) } in cavaliere
   *[other] Migliora { NOM($units) } in cavalieri
}
units-none-destroyed = Non scegliere unità
    .done = Nessuna unità è stata scelta.
units-none-footman = Non scegliere unità
    .done = Nessuna unità è stata scelta.
units-none-knight = Non migliorare fanti
    .done = Tutti i fanti restano fanti.
units-due = { $count ->
    [one] Ancora { $count } da scegliere
   *[other] Ancora { $count } da scegliere
}
units-due-any = Prima scegli delle unità, o nessuna
units-clear = Azzera
