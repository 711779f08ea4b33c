### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What the reader is asked and can answer

# $title is the question, $text what it means.
asked = { NAME($house) } · { $title } · { $text }
label-challenger = { ACC($character) } dem Herausforderer anbieten
label-defender = { ACC($character) } dem Verteidiger anbieten
label-out = Mich heraushalten
label-accept = Angebot annehmen
label-decline = Angebot ablehnen
label-card = { ACC($card, case: "capital") } spielen
label-player = { OF($house, case: "capital") }
label-deck = Die oberste Karte des Stapels
label-hand = Eine zufällige Karte aus der Hand
label-row = Eine Geisel, die es hält
label-sign = Das Abkommen unterschreiben
label-no-deal = Ohne Abkommen beenden
# What the challenger wants in a deal.
label-power = { COUNT($power, of: "iron-power") } verlangen
label-place = { COUNT($power, of: "iron-power") } für { ACC($character) }
label-release = Die Geisel freilassen
label-torture = Die Geisel foltern, ohne jemanden zu nennen
label-torture-for = Die Geisel foltern und { ACC($character) } nennen
label-keep = Die Geisel behalten
label-kept = { NOM($holder) } hält weiterhin { COUNT($count, of: "hostage") }.
label-challenge = { NOM($house) } herausfordern
sheet-left = Auf der Anführertafel { OF($house) } liegen jetzt { COUNT($power, of: "iron-power") }.

## The encounter

supporters = Was bringt Unterstützung?
# $other declined's house, $house the one who is asked next.
declined = Was, wenn meine Unterstützung abgelehnt wird?
    .next = { NOM($other) } darf es in diesem Zug nicht bei der anderen Seite versuchen; als Nächstes ist { NOM($house) } dran.
hostility = Wer gewinnt, wenn beide eine Feindschaft zeigen?
    .totals = Karte und Charaktere ergeben zusammen { $most } gegen { $least }.
equal-totals = Was passiert bei gleichen Summen?
winner-hostage = Wann nimmt der Gewinner eine Geisel?
# $house showed the hostility.
betrayal = Was ist ein Verrat?
    .totals = Die Summen sind { $most } und { $least }, aber nur { NOM($house) } hat eine Feindschaft gezeigt, also zählen sie nicht.
betrayed = Was bekommt, wer verraten wurde?
signed-deal = Was passiert nach einem Abkommen?
failed-truce = Was, wenn es nach einem Waffenstillstand kein Abkommen gibt?

## Rewards, hostages and the end

challenger-wins = Was gewinnt die Seite des Herausforderers?
defender-wins = Was gewinnt die Seite des Verteidigers?
# $now is the power before, $power what is lost.
penalty = Was kostet eine Niederlage?
    .half = { NAME($character) } hatte { COUNT($now, of: "iron-power") } und verliert die Hälfte, aufgerundet: { $power }.
freed-hostage = Was bringt es, eine Geisel freizulassen?
torture-leader = Was, wenn ich eine Anführerkarte foltere?
torture-character = Was, wenn ich eine Charakterkarte foltere?
torture-hostility = Was, wenn ich eine Feindschaft oder einen Waffenstillstand foltere?
last-influence = Wann endet das Spiel?
influential = Wer verteidigt?
    .most = Von den anderen hat { NOM($house) } den meisten Einfluss ausgelegt: { $count }.
