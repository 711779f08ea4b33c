### The planning phase, the raven, and the orders as they are resolved.
### `.brief`: the same in the low panel of a phone, which has two short lines for it.

## Planning

# $isShort: there are fewer orders than areas.
ask-assigning-orders = { $isShort ->
    [yes] Du hast zu wenige Befehle. Leg so viele, wie du kannst: { COUNT($count, of: "order") } für { COUNT($total, of: "area") }.
   *[no] Leg in jedes Gebiet mit deinen Einheiten verdeckt einen Befehl. Alle Befehle werden gleichzeitig aufgedeckt.
}
    .title = Befehle
    .brief = { $isShort ->
        [yes] Leg alle { COUNT($count, of: "order") }; der Rest bleibt leer.
       *[no] Ein Befehl in jedes Gebiet mit Einheiten.
    }
    .curtain = um Befehle zu erteilen
    .deed = Befehle erteilen

## The Messenger Raven

ask-messenger-raven = Du darfst einen deiner Befehle austauschen oder die oberste Wildlingkarte ansehen.
    .title = Botenrabe
    .brief = Befehl austauschen oder Wildlingkarte ansehen?
    .deed = Botenraben einsetzen
ask-raven-card = Du hast die oberste Wildlingkarte angesehen. Leg sie auf oder unter den Stapel.
    .title = Botenrabe
    .curtain = um die oberste Wildlingkarte anzusehen
    .deed = Wildlingkarte ansehen
option-raven-card-top = Zurück auf den Stapel
    .note = wird beim nächsten Angriff gezogen
option-raven-card-bottom = Unter den Stapel
    .note = beim nächsten Angriff wird eine andere Karte gezogen

## Orders, one each in turn

ask-raid = Führ einen Überfall aus: Entferne einen angrenzenden gegnerischen Unterstützungs-, Überfall- oder Machtzuwachsbefehl (Spezialbefehl: auch Verteidigung), oder wirf den Überfallbefehl ab.
    .title = Überfälle
    .brief = Führ einen deiner Überfallbefehle aus.
ask-march = Führ einen deiner Marschbefehle aus: Zieh geschlossen, teil die Einheiten auf oder lass sie stehen, und beginne höchstens einen Kampf.
    .title = Märsche
    .brief = Führ einen deiner Marschbefehle aus.
ask-consolidating = Führ einen deiner Machtzuwachsbefehle aus: Nimm Machtmarker, oder rekrutiere mit dem Spezialbefehl in einer Burg oder Festung.
    .title = Machtzuwachs
    .brief = Führ einen deiner Machtzuwachsbefehle aus.

## A port changes hands

ask-port = Du kontrollierst jetzt { ACC($land) } und darfst die Schiffe im Hafen durch eigene ersetzen. Die übrigen werden vernichtet.
    .title = Ein Hafen wechselt den Besitzer
    .brief = Die Schiffe { IN($port) } übernehmen?
option-port-none = Keine Schiffe übernehmen
    .note = alle Schiffe { IN($port) } werden vernichtet
# $isMost: no more ships can be taken over.
option-port = { COUNT($count, of: "ship") } übernehmen
    .note = { $isMost ->
        [yes] so viele wie möglich
       *[no] die übrigen werden vernichtet
    }
