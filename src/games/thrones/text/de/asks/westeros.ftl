### What is asked in the Westeros phase. The sentence is said to the house that is asked, which is named above it.
### `.title`: the name of the step. `option-…`, `track-…`: what can be chosen, with a note below it.

## A Throne of Blades

ask-a-throne-of-blades = Du hast den Eisernen Thron und wählst für alle: Versorgung aktualisieren, rekrutieren oder gar nichts.
    .title = Ein Thron aus Schwertern
option-a-throne-of-blades-supply = Versorgung aktualisieren
    .note = alle Häuser, nach ihren Versorgungssymbolen
option-a-throne-of-blades-mustering = Rekrutieren
    .note = alle Häuser, in ihren Burgen und Festungen
option-a-throne-of-blades-nothing = Nichts passiert

## Dark Wings, Dark Words

ask-dark-wings-dark-words = Du hast den Botenraben und wählst für alle: um die Leisten bieten, Machtmarker erhalten oder gar nichts.
    .title = Dunkle Schwingen, dunkle Worte
option-dark-wings-dark-words-clash-of-kings = Um die Leisten bieten
    .note = neue Plätze auf allen dreien
option-dark-wings-dark-words-game-of-thrones = Machtmarker erhalten
    .note = alle Häuser, für Machtsymbole und Häfen
option-dark-wings-dark-words-nothing = Nichts passiert

## Put to the Sword

ask-put-to-the-sword = Du hast die Valyrischer-Stahl-Klinge und wählst für diese Runde: keine Verteidigungsbefehle, kein Marschspezialbefehl +1 oder kein Verbot.
    .title = Lasst die Schwerter sprechen
option-put-to-the-sword-storm-of-swords = Keine Verteidigungsbefehle
    .note = für alle, diese Runde
option-put-to-the-sword-rains-of-autumn = Kein Marschspezialbefehl +1
    .note = für alle, diese Runde
option-put-to-the-sword-nothing = Nichts verbieten

## Mustering and supply

ask-mustering = Rekrutiere: 1 Punkt für jede Burg, 2 für jede Festung. Was übrig bleibt, verfällt.
    .title = Rekrutierung
ask-reconciling = Deine Armeen überschreiten deine Versorgung. Vernichte Einheiten, bis sie passen.
    .title = Versorgung
    .brief = Vernichte Einheiten, bis deine Armeen passen.

## Bidding

# Without $track against the wildlings. `.curtain`, `.deed`: see below, "Every ask".
ask-bidding = { $track ->
    [none] Biete geheim gegen die Wildlinge (Stärke { $strength }). Alle Gebote zählen zusammen, und alles Gebotene ist ausgegeben.
   *[other] Biete geheim um { ACC($track) }. Das höchste Gebot erhält { ACC($held) }; alles Gebotene ist ausgegeben.
}
    .title = Gebote
    .curtain = { $track ->
        [none] um gegen die Wildlinge zu bieten
       *[other] um ein Gebot für { ACC($track) } abzugeben
    }
    .deed = Gebot abgeben
ask-track-tie = Du hast den Eisernen Thron. Ordne die Häuser mit gleichem Gebot: { NAME($houses) }.
    .title = Gleichstand bei den Geboten
