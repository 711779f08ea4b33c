### What stands around the board: head, houses, tracks, sheets of houses and areas, log, recap.

house = { FULL($house) }

## Head

head-round = Tour
head-round-of = Tour { $round } sur { $last }
head-phases = Phases du tour
phase-westeros = Westeros
phase-planning = Progr.
phase-action = Actions
phase-over = Fin
head-wildlings = Sauvageons
# Read aloud.
head-threat = Sauvageons : { $threat } sur { $most }
head-log = Journal
head-rules = Règles
head-house-rules = Règles maison
head-menu = Menu

## Houses

houses-title = Maisons
    .note = dans l'ordre du tour
# Read aloud.
houses-aloud = Les Maisons, dans l'ordre du tour
houses-acts = décide
houses-sealed = choix scellé
houses-tracks = Pistes
houses-power-hidden = pouvoir caché
figure-castle = { COUNT($count, of: "castle") }
figure-barrel = ravitaillement { $count }
figure-crown = pouvoir { $count }
figure-card = { $count ->
    [one] { COUNT($count, of: "house-card") } restante
   *[other] { COUNT($count, of: "house-card") } restantes
}
figure-star = { COUNT($count, of: "special-order") }

## Supply, victory, influence

supply-title = Ravitaillement
# Read aloud. Sizes of armies.
supply-stacks = Armées : { LIST($names) } ; permises : { LIST($list) }
supply-no-stacks = Armées : aucune ; permises : { LIST($list) }
supply-armies = { NAME($house) } : { LIST($list) }
supply-no-armies = { NAME($house) } : pas d'armées
supply-allows = armées de { LIST($list) }
victory-title = Victoire
    .note = Châteaux et Forteresses
victory-wins = gagne
influence-title = Influence
influence-throne = Trône
influence-fiefdoms = Fiefs
influence-court = Cour
# Below the Valyrian Steel Blade (fiefdoms) or the Messenger Raven.
influence-used = { $track ->
    [fiefdoms] utilisée
   *[other] utilisé
}
influence-place = Place
influence-stars = Étoiles
tracks-title = Maisons et pistes

## The sheet of a house

sheet-power = { $count ->
    [0] Pouvoir disponible : { $power }, rien sur le plateau
    [one] Pouvoir disponible : { $power }, sur le plateau : { $count }
   *[other] Pouvoir disponible : { $power }, sur le plateau : { $count }
}
sheet-power-hidden = { $count ->
    [0] Pouvoir : caché pendant les enchères, rien sur le plateau
    [one] Pouvoir : caché pendant les enchères, { $count } sur le plateau
   *[other] Pouvoir : caché pendant les enchères, { $count } sur le plateau
}
sheet-supply = Ravitaillement { $level }
    .allows = permet des armées de { LIST($list) }
sheet-hand = { $count ->
    [0] Pas de carte Maison en main
    [one] En main : { $count }
   *[other] En main : { $count }
}
sheet-played = Jouées
sheet-none-played = Aucune carte n'a été jouée.
sheet-castles = Châteaux et Forteresses : { $count }
sheet-no-castles = Aucun.
sheet-armies = Armées
sheet-no-armies = Pas d'armées : nulle part deux unités dans une même zone.
sheet-pool = Unités hors du plateau
sheet-units = { MANY($unit, case: "capital") }
# Read aloud, of a card.
sheet-strength = force { $strength }
sheet-swords = { COUNT($count, of: "sword") }
sheet-fortifications = { COUNT($count, of: "fortification") }
# Places on the three tracks.
sheet-tracks = Trône de Fer { $throne }, Fiefs { $fiefdoms }, Cour du Roi { $court }

## The card of an area

area-sea = Mer
area-port = Port
area-stronghold = Forteresse
area-castle = Château
area-land = Terre
area-island-stronghold = Forteresse sur une île
area-island-castle = Château sur une île
area-island-land = Terre sur une île
area-held = contrôlée par { NOM($house) }
area-nobody = à personne
area-closed = fermée dans cette partie
area-neutral = Force neutre : { $strength }
area-units = { NOM($units, case: "capital") }
area-no-units = Pas d'unités
area-routed = déroute
area-garrison = Garnison { $strength }
area-power = Pion Pouvoir { OF($house) }
area-order = { NAME($token) }
area-points = { COUNT($count, of: "mustering-point") }
area-supply = { COUNT($count, of: "supply-icon") }
area-power-icons = { COUNT($count, of: "power-icon") }
area-home = Zone de départ { OF($house) }
area-adjacent = Zones adjacentes

## Log and recap

happened-title = Ce qui vient de se passer
# On the button that shows once more what has happened since.
last-turn = Derniers coups
log-title = Journal
log-place = { $phase ->
    [westeros] Tour { $round } · Westeros
    [planning] Tour { $round } · Programmation
    [action] Tour { $round } · Actions
   *[over] Tour { $round } · Fin
}
log-house = Maison
log-all = Tout
log-topic = Sujet
log-none = Rien de tel ne s'est encore passé.
recap-title = Depuis la dernière fois
recap-holds = { $name } tient la tablette
recap-nothing = Rien ne s'est passé depuis.
recap-log = Journal complet
# Beside a line of the log that concerns a house.
recap-affects = concerne { NAME($house) }
# A button that opens the sentence of what is asked.
ask-what = Que faut-il faire ?
