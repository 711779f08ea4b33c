### Every ask: a short question, `.what` it means, and on the `.curtain` what the tablet is passed for. It tells nothing secret.

## Leaders and hostages

ask-choosing-leader = Wer führt { NOM($house) } an?
    .what = Behalte einen der beiden. Der andere kommt zurück in die Schachtel, und niemand erfährt, wer es war.
    .curtain = Anführer wählen
ask-hostages = Freilassen, foltern oder behalten?
    .what = Eine freigelassene Karte geht zurück auf die Hand ihres Hauses, und ihr zieht beide eine. Eine gefolterte wird gezeigt und abgeworfen.
    .curtain = Deine Geiseln

## Who takes part

# `.equal`: $text is the whole sentence on the event card.
ask-defender = Wen forderst du heraus?
    .what = Das Ereignis zeigt dein eigenes Haus, also darfst du jedes andere herausfordern.
    .equal = { $text } Hier herrscht Gleichstand, also wählst du.
    .curtain = Gegner wählen
ask-placing-power = Wer erhält 1 Macht?
    .what = Sie kommt von deiner Anführertafel auf einen deiner lebenden Charaktere.
    .curtain = Deine Macht vergeben
ask-participant = Wen schickst du?
    .what = Dieser Charakter nimmt an der Begegnung teil, und seine Macht zählt für deine Seite.
    .curtain = Einen Charakter schicken
ask-offering-support = Bietest du Unterstützung an?
    .what = Biete einer Seite einen lebenden Charakter an; sie nimmt sofort an oder lehnt ab. Oder halte dich heraus.
    .curtain = Unterstützung anbieten oder nicht
ask-accepting-support = { $character ->
    [none] Nimmst du das Angebot an?
   *[other] Nimmst du { OF($character) } Unterstützung an?
}
    .what = { $house ->
        [none] Unterstützer teilen, was deine Seite gewinnt oder verliert.
       *[other] { NOM($house) } bietet Unterstützung an. Unterstützer teilen, was deine Seite gewinnt oder verliert.
    }
    .curtain = Annehmen oder ablehnen

## Cards

# `.first`: the other player sees the card before playing one.
ask-house-card = Deine Hauskarte
    .what = Spiel eine Karte verdeckt. Beide Karten werden zusammen aufgedeckt.
    .first = Du musst deine zuerst spielen, und zwar offen.
    .curtain = Deine Hauskarte. Redet vorher, so lange ihr wollt
# Asked of all at once; tapping one's sigil opens the own hand. Nothing shows that somebody only looks.
ask-reaction = Spielt jemand eine Karte?
    .what = Vor dem Ergebnis: Tippe auf dein Wappen und sieh nach, auch ohne Charakterkarte auf der Hand.
    .after = Nach dem Ergebnis: Tippe auf dein Wappen und sieh nach, auch ohne Charakterkarte auf der Hand.
    .curtain = Karte spielen oder nur nachsehen

## Deals

ask-deal-terms = Der Waffenstillstand
    .what = Ein Abkommen mit { NOM($house) } gilt erst, wenn beide unterschrieben haben.
    .curtain = Verhandeln
ask-deal-signing = Unterschreibst du?
    .what = Das sind die Bedingungen { OF($house) }. Unterschreibe sie, oder ändere sie einmal. Ein unterschriebenes Abkommen ist bindend.
    .curtain = Abkommen unterschreiben
ask-deal-counter = Deine Bedingungen
    .what = Du darfst die Bedingungen einmal ändern. Dann unterschreibt { NOM($house) }, oder es gibt kein Abkommen.
    .curtain = Bedingungen ändern
ask-deal-answer = Unterschreibst du?
    .what = { $house ->
        [none] Die Bedingungen wurden geändert. Unterschreibe sie, oder es gibt kein Abkommen.
       *[other] { NOM($house) } hat die Bedingungen geändert. Unterschreibe sie, oder es gibt kein Abkommen.
    }
    .curtain = Neue Bedingungen unterschreiben

## Rewards and hostages

ask-distributing = Wohin geht deine Belohnung?
    .what = Deine Seite hat sich behauptet: Leg { COUNT($power, of: "iron-power") } von deiner Anführertafel auf deine lebenden Charaktere.
    .curtain = Deine Belohnung verteilen
ask-hostage-from = Von wem nimmst du eine Geisel?
    .what = Ein Haus der Verliererseite verliert eine Karte an dich.
    .curtain = Eine Geisel nehmen
ask-hostage-place = Eine Geisel nehmen
    .what = Du erhältst verdeckt eine Karte { OF($victim) }. Nur du darfst sie ansehen, jederzeit. Später kannst du sie freilassen, foltern oder in einem Abkommen zurückgeben.
    .curtain = Eine Geisel nehmen

## Effects of leaders and character cards; below the question stands the text on the sheet or card, if none is here

# `.save`: one of the player's characters would die.
ask-use-leader = { $leader ->
    [none] Setzt du deinen Anführer ein?
   *[other] Setzt du { ACC($leader) } ein?
}
    .save = Überlebt { NOM($character) }?
    .curtain = Anführer einsetzen oder nicht
ask-effect-player = Welches Haus wählst du?
    .curtain = Ein Haus wählen
ask-effect-power = Verteilst du Macht?
    .what = Leg bis zu { COUNT($power, of: "iron-power") } von deiner Anführertafel auf deine lebenden Charaktere, oder keine.
    .curtain = Macht verteilen
# $text is the text on the sheet or card.
ask-effect-discard = Was wirfst du ab?
    .what = Genau { COUNT($count, of: "card") }. { $text }
    .curtain = Von der Hand abwerfen
ask-effect-compel = Wen { OF($house) } zwingst du?
    .what = Du hast dort Einfluss: Nenne, wer dich unterstützen muss, oder lass das Haus frei entscheiden.
    .curtain = Zur Unterstützung zwingen oder nicht
ask-effect-higher = Zeig eine höhere Feindschaft, wenn du eine hast
    .what = Du musst: Eine mit höherem Wert ersetzt deine Karte. Hast du keine, sag es.
    .curtain = Nach einer höheren Feindschaft sehen
ask-effect-swap = Spielst du eine andere Feindschaft?
    .what = Du darfst die ausgelegte Karte abwerfen und durch eine Feindschaft von deiner Hand ersetzen.
    .curtain = Andere Feindschaft spielen oder nicht
ask-effect-yield = Eine Karte oder der Rückzug?
    .what = { NOM($person) } verlangt eine zufällige Karte aus deiner Hand als Geisel. Oder zieh deine Unterstützung zurück.
    .curtain = Karte abgeben oder Rückzug
ask-effect-rescue = Welche Karte kommt heim?
    .what = Du siehst nur, wer sie hält, seit wann und woher sie kam.
    .curtain = Eine Karte heimholen
ask-effect-torture = Wen folterst du?
    .what = Die gewählte Karte wird gezeigt und abgeworfen.
    .curtain = Eine Geisel foltern
ask-effect-sift = Welche Karte behältst du?
    .what = Sie kommt auf deine Hand. Die anderen kommen zurück oben auf deinen Stapel, in der Reihenfolge, die du wählst.
    .curtain = Die obersten Karten deines Stapels ansehen
