### A saved game on the start page: how far it is, and who decides what.

home-phase-westeros = Westeros
home-phase-planning = Planung
home-phase-action = Aktion
home-phase-over = Ende
home-round = Runde
home-round-of = Runde { $round } von { $last }
home-finished = Beendet nach Runde { $round }
home-won = { NOM($house) } hat gewonnen
home-castles = Burgen und Festungen
    .win = { $count ->
        [one] { COUNT($count, of: "castle") } zum Sieg
       *[other] { COUNT($count, of: "castle") } zum Sieg
    }
home-house-rules = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
home-unknown = Beim Öffnen wird diese Partie aus ihren Zügen wiederhergestellt.

## What is decided, and where the tablet is

home-curtain = der Vorhang ist geschlossen
home-open = das Tablet liegt in der Mitte
home-decides = { $about ->
    [assigning-orders] { $name } erteilt Befehle.
    [messenger-raven] { $name } darf den Botenraben einsetzen.
    [raven-card] { $name } sieht sich eine Wildlingkarte an.
    [raid] { $name } führt einen Überfall aus.
    [march] { $name } marschiert.
    [consolidating] { $name } führt einen Machtzuwachsbefehl aus.
    [mustering] { $name } rekrutiert.
    [reconciling] { $name } passt die Armeen an.
    [bidding] { $name } bietet.
    [track-tie] { $name } löst einen Gleichstand auf.
    [wildling-tie] { $name } löst einen Gleichstand auf.
    [port] { $name } nimmt einen Hafen ein.
    [support] { $name } darf unterstützen.
    [accepting-support] { $name } darf Unterstützung ablehnen.
    [house-card] { $name } wählt eine Hauskarte.
    [valyrian-steel-blade] { $name } darf die Klinge einsetzen.
    [casualties] { $name } nimmt Verluste hin.
    [retreat] { $name } zieht sich zurück.
    [retreat-losses] { $name } zieht sich zurück.
   *[other] { $name } entscheidet.
}
home-sealed = { $count ->
    [one] Ein Haus hat schon versiegelt.
   *[other] { $count } Häuser haben schon versiegelt.
}
