### How the evening turned: the review of a finished game.

review-older = Die App hat sich seit dieser Partie geändert, deshalb lässt sie sich nicht mehr auswerten.

## While it thinks

review-thinking = Der Abend wird ausgewertet
    .text = Vom Ende jeder Runde aus wird die nächste { $samples }-mal durchgespielt. Du kannst diese Seite verlassen: Es geht trotzdem weiter.
    .points = Was die Partie gewendet hat, wird noch gesucht.
# Read aloud, beside the bar.
review-done = { $percent } % geschafft
review-failed = Die Auswertung ist stehen geblieben.
    .again = Weiter
review-here = Alles geschieht auf diesem Gerät, und das Ergebnis bleibt hier gespeichert.

## The headline: one of these

review-head-throughout = { NOM($house) } führte von der ersten Runde bis zur letzten
review-head-since = { NOM($house) } führte von Runde { $first } bis zum Schluss
review-head-passed = { NOM($house) } führte in Runde { $first }, wurde in Runde { $second } überholt und gewann in Runde { $round }
review-head-from = { NOM($house) } hatte in Runde { $first } nur { $percent } % und gewann
review-head-last = Erst die letzte Runde hat entschieden
review-head-won = { NOM($house) } gewann in Runde { $round }

## The river of chances

review-river = Siegchancen am Ende jeder Runde
review-tap = Tippe auf eine Runde, um ihre Zahlen zu sehen
review-start = Beginn
review-after = Nach Runde { $round }
review-at-start = Zu Beginn
review-house = Haus
review-name = { NAME($house) }
# A chance with its error.
review-chance = { $percent } % ± { $error }
review-go = Dorthin

## Turning points

review-points = Wendepunkte
review-no-points = Keine einzelne Runde hat diese Partie gewendet.
review-round = Runde { $round }
# Read aloud: the number of a turning point.
review-point = Wendepunkt { $number }
# Read aloud, between two percentages.
review-before-after = { NAME($house) }: vorher { $percent } %, danach { $now } %
review-taken-fought = { NOM($house) } besiegt { NOM($loser) } mit { $own } zu { $against } und nimmt ein: { NAME($areas) }.
review-taken-from = { NOM($house) } nimmt { NOM($loser) } ab: { NAME($areas) }.
review-taken = { NOM($house) } nimmt ein: { NAME($areas) }.
review-drives = { NOM($house) } vertreibt { NOM($loser) } { FROM($area) }, { $own } zu { $against }.
review-holds = { NOM($house) } behauptet { ACC($area) } gegen { NOM($loser) }, { $own } zu { $against }.
review-wildlings = { $beaten ->
    [yes] Die Nachtwache schlägt einen Wildlingangriff mit Stärke { $strength } zurück.
   *[no] Die Wildlinge siegen mit Stärke { $strength }.
}
review-cards = { $kind ->
    [helped] Die Westeroskarten nützen { NOM($house) } am meisten: { NAME($westerosCards) }.
   *[hurt] Die Westeroskarten schaden { NOM($house) } am meisten: { NAME($westerosCards) }.
}
review-cards-turned = Die Runde beginnt mit diesen Westeroskarten: { NAME($westerosCards) }.
review-many = Vieles zusammen: Kein einzelner Zug ragt heraus.
# Above the sentences of what came together, the largest first.
review-many-most = { $count ->
    [one] Vieles zusammen, vor allem dies.
   *[other] Vieles zusammen, vor allem das Folgende.
}
# Above the sentences of what happened, where of none of it can be said how much it did.
review-many-facts = Vieles zusammen: Kein einzelner Zug ragt heraus. Das geschah in dieser Runde.
review-watch = Ansehen
review-branch-name = { $name }, ab Runde { $round }

## Another plan

review-plan = { $kind ->
    [braver] Ein kühnerer Plan
   *[calmer] Ein vorsichtigerer Plan
}
review-plan-text = Für { NOM($house) }: { IN($area) } { NAME($token) } statt { NAME($was) }, alle anderen Befehle bleiben gleich.
# How much the chance to win grows, in points of a hundred.
review-plan-gain = { SIGNED($percent) } ± { $error }
review-plan-none = Für { NOM($house) } hat sich hier nichts Stärkeres gefunden.
review-plan-see = Auf dem Spielplan ansehen
# Read aloud: two boards to choose from.
review-plan-board = Was der Spielplan zeigt
review-as-played = Wie gespielt
review-plan-round = Runde { $round }, vorher und nachher

## What else the board saw

review-events = Außerdem an diesem Abend
review-capital = Runde { $round }: { NOM($house) } nimmt { ACC($area) } ein, den Sitz { OF($loser) }.
review-seventh = Runde { $round }: { NOM($house) } kontrolliert { COUNT($castles, of: "castle") }, genug für den Sieg.

review-estimates = Die Chancen haben die Spieler der App geschätzt, jede auf etwa ± { $error } genau. Was am Tisch geredet und versprochen wurde, wissen sie nicht.

## House by house

review-pages = Ansicht
review-evening = Der Abend
review-houses = Haus für Haus
review-from-winner = Vom Sieger abwärts
# On a phone, where it opens: what is compared.
review-compared = Was verglichen wird
review-castles = { COUNT($castles, of: "castle") }
review-best = Beste Entscheidung
    .note = Wie gespielt, verglichen mit einer anderen, die erprobt wurde; in Prozentpunkten.
    .none = Keine ragt heraus.
review-again = Noch einmal zu spielen
    .note = Eine andere, verglichen mit der gespielten.
    .none = Hier hat sich nichts Stärkeres gefunden.
review-luck = Glück: Karten, Schlachtenglück, Wildlinge
    .note = Was gezogen wurde, verglichen mit dem, was die Stapel im Schnitt gebracht hätten.
review-luck-text = { $kind ->
    [very-kind] Glück: { SIGNED($percent) } ± { $error }
    [kind] Ein wenig Glück: { SIGNED($percent) } ± { $error }
    [even] Etwa ausgeglichen: { SIGNED($percent) } ± { $error }
    [nothing] Etwa ausgeglichen: 0 ± { $error }
    [unkind] Ein wenig Pech: { SIGNED($percent) } ± { $error }
   *[very-unkind] Pech: { SIGNED($percent) } ± { $error }
}
review-row-thinking = Das wird noch durchdacht.
review-choice-order = { NAME($token) } statt { NAME($was) } { IN($area) }, Runde { $round }
review-choice-march = { $kind ->
    [elsewhere] Marsch { FROM($area) }: { NAME($areas) } statt { NAME($places) }, Runde { $round }
    [goes] Marsch { FROM($area) }: { NAME($areas) } statt zu bleiben, Runde { $round }
   *[stays] Marsch { FROM($area) }: Bleiben statt { NAME($places) }, Runde { $round }
}
review-choice-bid = { COUNT($better, of: "power") } statt { $worse } für { ACC($track) }, Runde { $round }
review-choice-wildlings = { COUNT($better, of: "power") } statt { $worse } gegen die Wildlinge, Runde { $round }
review-choice-card = { NAME($card) } statt { NAME($theirs) } { IN($area) }, Runde { $round }

## The picture to share

review-picture = Bild zum Teilen
review-picture-note = Chancen, wie die Spieler der App sie sehen · ein inoffizielles Fanprojekt
review-file = wendepunkte
