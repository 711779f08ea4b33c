### What can be opened over the table: own cards, the log, boards; taking back; the chronicle of a game.

## Buttons and sheets

mine = Regarder vos cartes
whose = Les cartes de qui ?
    .note = Prenez la tablette. Vos cartes s'affichent derrière votre rideau.
cards-of = Les cartes { OF($house) }
# On the curtain, after the name of the house: why it is given the tablet.
looks = Regarder vos cartes
close-curtain = Fermer le rideau
# On a button after which the tablet calls one player, whose own cards come up: where they do.
behind-curtain = derrière le rideau
# On the closed curtain of whoever took the tablet to look: a bluff needs no more.
back-unseen = Revenir sans regarder
log = Journal
    .none = Rien ne s'est encore passé.
boards = Plateaux Influence
    .note = Qui a étendu son influence, et où
book = Leaders et cartes
    .note = Tous, avec les versions maison signalées
menu = Menu
again = Rejouer
all-games = Toutes les parties

## Taking back

# What is taken back, where the log may not say it: "Take back House Stark's leader".
deed-leader = leader { OF($house) }
deed-option = choix { OF($house) }
deed-player = choix d'un joueur { BY($house) }
deed-character = choix d'un personnage { BY($house) }
deed-card = carte { OF($house) }
deed-cards = cartes { OF($house) }
deed-split = pouvoir { OF($house) }
deed-support = soutien { OF($house) }
deed-hostage = otages { OF($house) }
deed-place = prise d'otage { BY($house) }
deed-held = retour d'une carte { OF($house) }
deed-sift = paquet regardé { BY($house) }
deed-deal = conditions { OF($house) }
deed-reaction = réaction { OF($house) }
# The leader is no longer always used.
deed-ask-again = choix de nouveau demandé { BY($house) }
# Why no more can be taken back.
wall-leaders-revealed = Avant cela, les leaders ont été révélés : ce qui est vu est vu.
wall-events-shuffled = Avant cela, les événements ont été mélangés : un mélange ne s'annule pas.
wall-event = Avant cela, un événement a été révélé : ce qui est vu est vu.
wall-drew = Avant cela, une carte a été piochée : ce qui est vu est vu.
wall-shuffled = Avant cela, un paquet a été mélangé : un mélange ne s'annule pas.
wall-put-down = Avant cela, une carte Maison a été jouée face visible : ce qui est vu est vu.
wall-revealed = Avant cela, les cartes Maison ont été révélées : ce qui est vu est vu.
wall-played = Avant cela, une carte a été jouée : ce qui est vu est vu.
wall-replaced = Avant cela, une carte Maison a été remplacée : ce qui est vu est vu.
wall-not-replaced = Avant cela, quelqu'un a cherché une autre carte Maison : ce qui est vu est vu.
wall-peeked = Avant cela, quelqu'un a regardé une main : ce qui est vu est vu.
wall-sifted = Avant cela, quelqu'un a regardé un paquet : ce qui est vu est vu.
wall-discarded = Avant cela, des cartes ont été défaussées : ce qui est vu est vu.
wall-hostage = Avant cela, un otage a été pris : ce qui est vu est vu.
wall-rescued = Avant cela, un otage est revenu : ce qui est vu est vu.
wall-released = Avant cela, un otage a été libéré : ce qui est vu est vu.
wall-tortured = Avant cela, un otage a été torturé : ce qui est vu est vu.
wall-looking = Avant cela, quelqu'un a regardé des cartes : ce qui est vu est vu.
wall-beginning = Avant cela, la partie a commencé.

## Lines of the log: the game was copied, or came in as a copy

copied-file = La partie a été copiée dans un fichier au tour { $turn }.
copied-backup = La partie a été copiée dans une sauvegarde au tour { $turn }.
copied-remains = Ce qui restait de la partie a été copié dans un fichier.
copied-arrival = La partie a été importée d'un fichier au tour { $turn }.
copied-claimed = Au tour { $turn }, la partie a continué sans l'accord de l'autre tablette.
copied-scanned = La partie a été reçue d'une autre tablette au tour { $turn }.
copied-shown = La partie a été montrée à une autre tablette au tour { $turn }.

## The replay

# The suggested name of a game that goes on from a turn of this one.
branch-name = { $name } (depuis le tour { $turn })
# Whose eyes the replay shows: those of nobody.
the-table = La table

## The chronicle

chronicle-note = Influence, issues, otages, temps
chronicle-spread = Influence, tour par tour
    .note = Influence à la fin de chaque tour. À cinq, on gagne.
    .caption = Influence étendue par chaque Maison, tour par tour
chronicle-outcomes = Issues des rencontres
chronicle-owned = { $count ->
    [one] Jouée avec { $count } carte écrite par vous
   *[other] Jouée avec { $count } cartes écrites par vous
  }
chronicle-houses = Maison par Maison
# Heads of columns.
column-house = Maison
column-won = Gagnées
column-hostages = Otages pris
column-deaths = Morts
column-passes = Passages
column-time = Temps
