### A saved game on the start page: how far it is, and who decides what.

home-phase-westeros = Westeros
home-phase-planning = Tervezés
home-phase-action = Akció
home-phase-over = Vége
home-round = Forduló
home-round-of = { $round }/{ $last }. forduló
home-finished = Véget ért { THE($round) }. forduló után
home-won = { NOM($house, case: "capital") } győzött
home-castles = Várak és városok
    .win = { COUNT($count, of: "castle") } a győzelemhez
home-house-rules = { $count } házi szabály
home-unknown = Megnyitáskor ez a játék a lépéseiből áll össze újra.

## What is decided, and where the tablet is

home-curtain = a függöny zárva
home-open = a tablet középen van
home-decides = { $about ->
    [assigning-orders] { $name } parancsokat rak le.
    [messenger-raven] { $name } használhatja a hollót.
    [raven-card] { $name } megnéz egy vadkártyát.
    [raid] { $name } portyázik.
    [march] { $name } menetel.
    [consolidating] { $name } hatalmat szerez.
    [mustering] { $name } toboroz.
    [reconciling] { $name } az utánpótlásához igazítja a seregeit.
    [bidding] { $name } licitál.
    [track-tie] { $name } holtversenyről dönt.
    [wildling-tie] { $name } holtversenyről dönt.
    [port] { $name } kikötőt vesz át.
    [support] { $name } támogathat.
    [accepting-support] { $name } visszautasíthatja a támogatást.
    [house-card] { $name } házkártyát választ.
    [valyrian-steel-blade] { $name } felhasználhatja az acélkardot.
    [casualties] { $name } veszteséget választ.
    [retreat] { $name } visszavonul.
    [retreat-losses] { $name } visszavonul.
   *[other] { $name } dönt.
}
home-sealed = { $count ->
    [one] Egy ház már lezárta a döntését.
   *[other] { $count } ház már lezárta a döntését.
}
