### A saved game on the start page: how far it is, and who decides what.

home-phase-westeros = Westeros
home-phase-planning = Programmation
home-phase-action = Actions
home-phase-over = Terminée
home-round = Tour
home-round-of = Tour { $round } sur { $last }
home-finished = Terminée après le tour { $round }
home-won = { NOM($house, case: "capital") } a gagné
home-castles = Châteaux et Forteresses
    .win = { $count ->
        [one] { COUNT($count, of: "castle") } pour gagner
       *[other] { COUNT($count, of: "castle") } pour gagner
    }
home-house-rules = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
home-unknown = À l'ouverture, cette partie est reconstruite à partir de ses coups.

## What is decided, and where the tablet is

home-curtain = le rideau est fermé
home-open = la tablette est au milieu
home-decides = { $about ->
    [assigning-orders] { $name } place des ordres.
    [messenger-raven] { $name } peut utiliser le Corbeau.
    [raven-card] { $name } regarde une carte Sauvageon.
    [raid] { $name } fait un raid.
    [march] { $name } marche.
    [consolidating] { $name } consolide son pouvoir.
    [mustering] { $name } recrute.
    [reconciling] { $name } arrange ses armées.
    [bidding] { $name } mise.
    [track-tie] { $name } tranche une égalité.
    [wildling-tie] { $name } tranche une égalité.
    [port] { $name } prend un port.
    [support] { $name } peut soutenir.
    [accepting-support] { $name } peut refuser un soutien.
    [house-card] { $name } choisit une carte Maison.
    [valyrian-steel-blade] { $name } peut utiliser la Lame.
    [casualties] { $name } subit des pertes.
    [retreat] { $name } bat en retraite.
    [retreat-losses] { $name } bat en retraite.
   *[other] { $name } décide.
}
home-sealed = { $count ->
    [one] Une Maison a déjà scellé son choix.
   *[other] { $count } Maisons ont déjà scellé leur choix.
}
