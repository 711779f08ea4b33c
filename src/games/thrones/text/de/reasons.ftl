### Why the app did something. The house is named above it; "it" is that house.

why-title = Warum?
# Below the reasons: what they are drawn from.
why-source = Ermittelt aus dem, was alle sehen können, nie aus Verborgenem.

## What a move was for

reason-castle-wins = Mit { DAT($area) } hätte es { COUNT($count, of: "castle") } und gewänne.
reason-castle = { IN($area) } hätte es seine { $count }. Burg oder Festung; zum Sieg braucht es { $needed }.
reason-leader = { NOM($house) } führt mit { COUNT($count, of: "castle", form: "dat") }; mit { $needed } gewinnt es das Spiel.
reason-from-leader = { ACC($area) } zu nehmen, würde { NOM($house) } zurückwerfen, das mit { COUNT($count, of: "castle", form: "dat") } führt; mit { $needed } gewinnt es das Spiel.
reason-held = Es rechnete damit, { ACC($area) } bis zum Ende der Runde zu halten: { NOM($enemy) } könnte dort mit etwa { $strength } gegen { $value } antreten.
reason-odds = { $tenths ->
    [0] Es sah kaum eine Aussicht, den Kampf um { ACC($area) } zu gewinnen.
    [10] Es rechnete damit, den Kampf um { ACC($area) } zu gewinnen.
    [one] Es rechnete damit, den Kampf um { ACC($area) } in { $tenths } von 10 Fällen zu gewinnen.
   *[other] Es rechnete damit, den Kampf um { ACC($area) } in { $tenths } von 10 Fällen zu gewinnen.
}
reason-neutral = Es konnte die Neutrale Streitmacht der Stärke { $strength } { IN($area) } besiegen.
reason-unguarded = { NOM($owner) } hatte keine Einheiten { IN($area) }.
reason-grudge = { NOM($house) } hat es schon einmal angegriffen, und das vergisst es nicht.
reason-land-supply = { IN($area) } zu holen: { COUNT($supply, of: "supply-icon") }.
reason-land-power = { IN($area) } zu holen: { COUNT($power, of: "power-icon") }.
reason-land-both = { IN($area) } zu holen: { COUNT($supply, of: "supply-icon") } und { COUNT($power, of: "power-icon") }.
reason-sea = Schiffe { IN($area) } öffnen den Armeen den Weg.
# $strength: what that house could come with; $value: what stands against it.
reason-guards = Es bewacht { ACC($area) }: { NOM($enemy) } könnte dort mit etwa { $strength } gegen { $value } antreten.
reason-stays = { $count ->
    [one] { COUNT($count, of: "unit") } bleibt { IN($area) }: { NOM($enemy) } könnte mit etwa { $strength } kommen.
   *[other] { COUNT($count, of: "unit") } bleiben { IN($area) }: { NOM($enemy) } könnte mit etwa { $strength } kommen.
}
reason-nearer = Es kommt einer Burg oder Festung näher, die es nicht kontrolliert: { NAME($castle) }.
reason-stronger = Es wird { IN($area) } stärker.
reason-nowhere = Nichts in Reichweite war es wert, { ACC($area) } dafür zu verlassen.
reason-only = Es hatte keine andere Wahl.

## Raids

reason-raids = { $kind ->
    [consolidate-power] { NOM($victim) } verliert die Machtmarker, die es { IN($area) } bekommen hätte.
    [support] Die Unterstützung { IN($area) } hätte in jedem angrenzenden Kampf gezählt.
    [defense] Ohne den Verteidigungsbefehl ist es leichter, { ACC($area) } zu erobern.
    [raid] Der Überfall { IN($area) } hätte einen angrenzenden Befehl entfernen können.
   *[march] Der Marsch { IN($area) } ist weg.
}
reason-raids-nothing = Es gab nichts, was es überfallen wollte.

## Power, tracks and the wildlings

reason-power = Es erhält { COUNT($power, of: "power") }, um später damit zu bieten.
reason-prefers = { NOM($track) } ist ihm wichtiger als die beiden anderen.
# $count: the tracks that are bid for after this one.
reason-bid = { $count ->
    [0] Danach kam keine Leiste mehr, also behielt es weniger zurück.
    [one] Eine Leiste kam noch: Es bot einen kleineren Teil als für die letzte.
   *[other] { $count } Leisten kamen noch: Es bot einen kleineren Teil als für die letzte.
}
# For a track: the third Westeros card is Wildlings Attack.
reason-kept = Der Angriff der Wildlinge stand noch aus, also hielt es Macht zurück.
# $threat: the strength of the wildlings; $value: the share of each.
reason-share = Die Wildlinge kamen mit Stärke { $threat }. Auf { COUNT($count, of: "house") } verteilt sind das je { $value }.
reason-raven = Es wollte lieber die nächste Wildlingkarte kennen als einen Befehl austauschen.
reason-raven-none = Seine Befehle waren dort, wo sie lagen, mehr wert als jeder Tausch.

## Orders: one for each area

# A March: the castle that lies nearest would be the $count th of those it needs.
reason-order-for = Marsch { FROM($area) }: Es will { ACC($castle) }, seine { $count }. Burg oder Festung von { $needed }.
reason-order-danger = { $kind ->
    [march] Marsch { FROM($area) }: um ein benachbartes Gebiet zu nehmen oder ihm beizustehen.
    [defense] Verteidigung { IN($area) }: um zu schützen, was dort steht; { NOM($enemy) } könnte mit Stärke { $strength } angreifen.
    [support] Unterstützung { IN($area) }: { NOM($enemy) } könnte daneben mit Stärke { $strength } angreifen.
    [raid] Überfall { IN($area) }: um einen angrenzenden Befehl zu entfernen; { NOM($enemy) } könnte mit Stärke { $strength } angreifen.
   *[consolidate-power] Machtzuwachs { IN($area) }: um Machtmarker zu erhalten oder zu rekrutieren; { NOM($enemy) } könnte mit Stärke { $strength } angreifen.
}

## Battles

# $lead: how far it led before the cards; $value: how many of the enemy's $count cards are beaten.
reason-card-even = Vor den Karten stand es gleich. Nach den aufgedruckten Zahlen gewinnt { NOM($card) } gegen { $value } von { COUNT($count, of: "card", form: "dat") } des Gegners.
reason-card-ahead = Vor den Karten lag es mit { $lead } vorne. Nach den aufgedruckten Zahlen gewinnt { NOM($card) } gegen { $value } von { COUNT($count, of: "card", form: "dat") } des Gegners.
reason-card-behind = Vor den Karten lag es mit { $lead } zurück. Nach den aufgedruckten Zahlen gewinnt { NOM($card) } gegen { $value } von { COUNT($count, of: "card", form: "dat") } des Gegners.
reason-own-fight = Es kämpft selbst um { ACC($area) }.
reason-no-part = { IN($area) } war keine Seite die Hilfe wert.
reason-helps = Damit { NOM($enemy) } den Kampf um { ACC($area) } verliert.
reason-blade = { $state ->
    [even] Die Klinge entscheidet: Es stand gleich.
    [ahead] Die Klinge entscheidet: Es lag mit { $lead } vorne.
   *[behind] Die Klinge entscheidet: Es lag mit { $lead } zurück.
}
reason-no-blade = { $state ->
    [even] Die Klinge würde nichts entscheiden: Es stand gleich.
    [ahead] Die Klinge würde nichts entscheiden: Es lag mit { $lead } vorne.
   *[behind] Die Klinge würde nichts entscheiden: Es lag mit { $lead } zurück.
}
reason-refuge = Gehört ihm schon: { NAME($area) }.
reason-cheapest = Es gab her, was es am ehesten entbehren konnte.
