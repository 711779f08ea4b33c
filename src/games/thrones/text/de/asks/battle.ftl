### What is asked in the course of a battle. `.question`: the same in a few words, in the foot of the screen; `.stakes`: beside it.

## Support

ask-support = Wähle, wen du im Kampf um { ACC($area) } { OUT($from) } unterstützt, wenn überhaupt jemanden.
    .title = Unterstützung
    .question = { $isFighting ->
        [yes] Unterstützt du dich selbst { OUT($from) }?
       *[no] Wen unterstützt du { OUT($from) }?
    }
# The house that is asked fights itself.
option-support-own = Sich selbst unterstützen
    .note = für deine eigene Seite
option-support-attacker = { NOM($helped) } unterstützen
    .note = den Angreifer
option-support-defender = { NOM($helped) } unterstützen
    .note = den Verteidiger
option-support-none = Niemanden unterstützen
    .note = diese Unterstützung zählt für keine Seite
ask-accepting-support = Nimm die Unterstützung an, die { NOM($other) } { OUT($from) } anbietet, oder lehne sie ab.
    .title = Unterstützung
    .question = Unterstützung von { NOM($other) } annehmen?
option-accepting-support-accept = Unterstützung annehmen
option-accepting-support-refuse = Unterstützung ablehnen
    .note = sie zählt für keine Seite

## House cards

# $isRevealed: after Tyrion Lannister.
ask-house-card = { $isRevealed ->
    [yes] Deine Karte kam zurück auf deine Hand. Spiel eine andere, offen.
   *[no] Wähle verdeckt eine Hauskarte für den Kampf. Beide Karten werden gleichzeitig aufgedeckt.
}
    .title = Hauskarten
    .curtain = um eine Hauskarte zu wählen
    .deed = Hauskarte wählen
card-house-card = Hauskarte wählen
    .chosen = { $isSecret ->
        [yes] { ACC($card, case: "capital") } versiegeln
       *[no] { ACC($card, case: "capital") } spielen
    }
    .missing = Eine deiner Karten wählen

## Tides of Battle

ask-tides-redraw = Behalte deine Schlachtenglückskarte, oder setz die Klinge ein und zieh eine andere.
    .title = Schlachtenglück
    .question = Eine andere Karte ziehen?
    .stakes = { $hasSkull ->
        [yes] Nur du siehst deine Karte, bis beide aufgedeckt sind. Ihr Totenkopf vernichtet eine gegnerische Einheit, egal wer gewinnt.
       *[no] Nur du siehst deine Karte, bis beide aufgedeckt sind.
    }
    .curtain = um eine Schlachtenglückskarte anzusehen
    .deed = Eigene Karte ansehen
option-tides-redraw-redraw = Andere Karte ziehen
    .note = verbraucht die Klinge für diese Runde
option-tides-redraw-keep = Diese Karte behalten
    .note = die Klinge bleibt bereit

## The Valyrian Steel Blade

ask-valyrian-steel-blade = Du darfst einmal pro Runde die Valyrischer-Stahl-Klinge für +1 Kampfstärke einsetzen.
    .title = Valyrischer-Stahl-Klinge
    .question = Die Valyrischer-Stahl-Klinge einsetzen?
    .stakes = Sie erhöht die Kampfstärke um 1 und ist dann für diese Runde verbraucht.
option-valyrian-steel-blade-use = Klinge einsetzen, +1
    .note = für diese Runde verbraucht
option-valyrian-steel-blade-decline = Nicht einsetzen
    .note = sie bleibt für einen späteren Kampf bereit

## After the battle

ask-casualties = { $count ->
    [one] Du hast den Kampf um { ACC($area) } verloren. Wähle { COUNT($count, of: "unit") } als Verlust.
   *[other] Du hast den Kampf um { ACC($area) } verloren. Wähle { COUNT($count, of: "unit") } als Verluste.
}
    .title = Verluste
ask-skulls = Ein Totenkopf auf der Schlachtenglückskarte kostet dich { COUNT($count, of: "unit") }. Wähle, welche.
    .title = Totenköpfe
    .brief = Ein Totenkopf kostet dich { COUNT($count, of: "unit") }. Wähle, welche.
ask-retreat = Du hast den Kampf um { ACC($area) } verloren. Wähle, wohin sich alle deine Einheiten zurückziehen.
    .title = Rückzug
    .brief = Wähle, wohin sich deine Einheiten zurückziehen.
area-retreat = Zurückziehen
    .which = Wohin zieht sich { NOM($house) } zurück?
    .chosen = Rückzug { TO($area) }
    .missing = Zuerst wählen, wohin sie sich zurückziehen
ask-retreat-losses = Mit diesem Rückzug überschreitest du deine Versorgung. Vernichte { COUNT($count, of: "unit") }.
    .title = Rückzug
