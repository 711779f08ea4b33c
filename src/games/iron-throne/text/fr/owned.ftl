### "Cards I own": leaders and cards that an owner of the box writes: a list, a form, a file.

## The page

game = The Iron Throne
what = La plupart des leaders et des cartes sont des versions maison, car nous ne connaissons pas les textes de la boîte. Si vous avez la boîte, écrivez ici ce que font les vôtres. La prochaine nouvelle partie les utilisera ; une partie en cours garde les cartes du début.
count-none = Vous n'avez encore écrit aucune carte.
count = { $count ->
    [one] { $count } carte est de vous.
   *[other] { $count } cartes sont de vous.
  }
begun = ébauche, non enregistrée
kind-leader = Leader
kind-card = Carte

## Files

export = Enregistrer dans un fichier
import = Ouvrir un fichier
forget = Tout effacer
undo = Annuler
# The name of a file: letters and hyphens.
file-name = jeu-des-trones-cartes
exported-shared = Vos cartes ont été partagées.
exported-saved = Vos cartes ont été enregistrées dans un fichier, parmi vos téléchargements.
imported = { $count ->
    [one] { $count } carte a été importée.
   *[other] { $count } cartes ont été importées.
  }
# After that sentence. $count: of the imported cards.
imported-replaced = { $count ->
    [one] { $count } d'entre elles remplace ce que vous aviez écrit.
   *[other] { $count } d'entre elles remplacent ce que vous aviez écrit.
  }
forgotten = Tous les leaders et toutes les cartes sont de nouveau ceux de l'application.
# $name: "Robb, leader".
saved = Enregistré pour la prochaine nouvelle partie : { $name }.
returned = Texte de l'application rétabli : { $name }.
not-kept = Ce navigateur ne garde rien : vos cartes seront perdues à la fermeture de la page. Enregistrez-les dans un fichier.

## Why a file was not taken

misread-unreadable = L'appareil n'a pas pu lire le fichier. Réessayez, ou procurez-vous une nouvelle copie.
misread-too-large = Le fichier est plus gros que toutes les cartes ensemble ne peuvent l'être ; il n'a pas été ouvert.
misread-not-json = Ce fichier est illisible. Vos cartes sont inchangées.
misread-not-ours = Ce n'est pas un fichier de cartes de cette application.
misread-a-game = C'est une partie ou une sauvegarde, pas un fichier de cartes. Ouvrez-la sous « Importer des parties ».
misread-newer = Il a été créé par une version plus récente de l'application. Mettez l'application à jour ici, puis importez-le de nouveau.
misread-empty = Il ne contient aucune carte.
# $what: a place in the file: "leaders.robb".
misread-twice = Il dit deux choses au même endroit : { $what }.
# A list of places follows.
misread-faults = Il contient quelque chose d'impossible : aucune carte n'en a été importée.

## The form

title-field = Titre sur la carte
text-field = Son texte, avec vos mots
letters = { $count } sur { $total }
moment = Quand cela compte
moment-before-turn = avant votre tour
moment-before-offer = avant chaque offre de soutien
moment-before-cards = avant les cartes Maison
moment-reveal = après la révélation
moment-resolution = après la résolution
moment-always = toujours en vigueur
use = Utilisation
use-asked = le joueur décide à chaque fois
use-auto = le joueur peut dire « toujours »
conditions = Seulement si
    .none = Aucune condition.
    .add = Ajouter une condition
effects = Ce que cela fait, dans cet ordre
    .none = Encore rien.
    .add = Ajouter un effet
# Read aloud: one of the conditions or effects.
entry-when = Condition { $nth }
entry-does = Effet { $nth }
remove-entry = Retirer le numéro { $nth }
move-entry-up = Monter le numéro { $nth }
standing = Ce qui vaut toujours
standing-penalty = Les pénalités vous coûtent moins
standing-keepsOne = Une fois par tour, un personnage mourant garde 1 pion Pouvoir, contre 1 de votre fiche
standing-torturer = Vous torturez à votre façon
standing-refillTo = Vous complétez votre main jusqu'à un autre nombre de cartes
needs-title = { $what ->
    [leader] Il faut un titre au leader.
    [event] Il faut un titre à l'événement.
   *[card] Il faut un titre à la carte.
  }
preview = Aperçu
save = Enregistrer
give-back = Revenir au texte de l'application

## What is wrong with a card that is being written, or that came in a file

# $what: a place in the file, "leaders.robb.does[0]"; $text: one of the sentences below.
placed-fault = { $what } : { $text }
# $found, $name and $list are words of the file: they stay English.
fault-object = Il faut ici un objet, et non { $found }.
fault-list = Il faut ici une liste, et non { $found }.
fault-text = Il faut ici un texte, et non { $found }.
fault-number = Il faut ici un nombre entier de { $least } à { $most }, et non { $found }.
fault-only = Il faut ici { LIST($list, join: "or") }, et non { $found }.
fault-word = Il faut ici { LIST($list, join: "or") }, et non { $found }.
fault-head = Il en faut un parmi ceux-ci : { LIST($list, join: "or") }.
fault-unknown = Cela n’est pas possible ici : { $found }.
fault-missing = Il manque quelque chose : { $name }.
fault-stranger = Cela n’existe pas ici : { $name }.
fault-many = C’est trop : { $count }, pour { $most } au plus.
fault-long = { $count ->
    [one] Le texte est trop long : { $count } caractère, pour { $most } au plus.
   *[other] Le texte est trop long : { $count } caractères, pour { $most } au plus.
  }
fault-unseen = Ni saut de ligne ni caractère invisible.
fault-empty = Il faut écrire quelque chose ici.
fault-moment = Cela ne peut pas arriver à ce moment : { $when }.
fault-apart = Il faut une condition : que vous participiez à la rencontre.
fault-unchosen = Aucun joueur n’a été choisi auparavant.
fault-unspent = Aucune carte n’a été défaussée auparavant.
fault-unseen-card = { $count ->
    [one] Vous ne regardez que { $count } carte.
   *[other] Vous ne regardez que { $count } cartes.
  }
fault-both = Ce qui vaut toujours n’a pas de moment : c’est l’un ou l’autre.
fault-neither = Choisissez ce qui vaut toujours.
fault-never = Ce qui vaut toujours n’a ni condition ni effet.
fault-idle = Il faut au moins un effet.

## Effects: a list to choose from

effect-draw = Piocher des cartes
effect-draw-per-loser = Piocher pour chaque joueur de l'autre camp
effect-discard = Défausser des cartes choisies
effect-discard-hostility = Défausser une hostilité de valeur limitée
effect-discard-random = Défausser des cartes au hasard
effect-distribute = Déplacer du pouvoir de votre fiche, à votre gré
effect-place = Déplacer du pouvoir de votre fiche vers votre participant
effect-remove = Déplacer du pouvoir des participants vers leur fiche
effect-remove-all-but = Limiter le pouvoir laissé aux participants
effect-burn = Remettre du pouvoir de votre fiche dans la boîte
effect-take-hostage = Prendre un otage
effect-rescue = Reprendre une de vos propres cartes
effect-torture = Torturer un otage que vous détenez
effect-add = Ajouter à un total
effect-add-per-supporter = Ajouter à un total pour chacun de vos soutiens
effect-add-own-power = Ajouter encore une fois le pouvoir de votre participant
effect-add-half-spent = Ajouter la moitié de l'hostilité tout juste défaussée
effect-halve = Diviser par deux la valeur de l'autre camp
effect-higher = Le joueur choisi doit jouer une hostilité plus haute
effect-swap = Votre joueur actif peut jouer une autre hostilité
effect-truce = Résoudre comme une trêve
effect-tie = Votre camp gagne en cas d'égalité
effect-withdraw = Se retirer de la rencontre
effect-peek = Regarder des cartes au hasard dans la main adverse
effect-open-first = L'adversaire joue en premier, face visible
effect-compel = Contraindre un personnage de ce joueur
effect-soften = Limiter la perte due à une pénalité
effect-recycle = Mélanger votre défausse à votre paquet
effect-sift = Regarder le dessus de votre paquet et en garder
effect-choose = Choisir un joueur
effect-yield = Le soutien choisi cède une carte, ou se retire

## Conditions: a list to choose from, after "Only if"

condition-active = vous êtes challenger ou défenseur
condition-supporting = vous êtes un soutien
condition-participant = vous participez, de quelque façon que ce soit
condition-challenger = c'est votre tour
condition-won = votre camp a gagné
condition-lost = votre camp a perdu
condition-spread-none = vous n'avez pas étendu votre influence ce tour-ci
condition-own-card-held = quelqu'un détient une carte à vous
condition-holds-hostage = vous détenez un otage
condition-cards-left = votre paquet ou votre défausse a des cartes
condition-outcome = les cartes révèlent
condition-some = il y en a au moins un
condition-none = il n'y en a aucun
condition-showed-truce = la trêve a été révélée par
condition-sheet = votre fiche a un pouvoir d'au moins
condition-hand = vous avez en main au moins
condition-their-hand = l'adversaire a en main au moins
condition-own-power = votre participant a un pouvoir d'au moins

## Fields of effects and conditions: labels

field-who = Qui
field-at = Chez qui
field-from = De qui
field-n = Combien
field-perLoser = Cartes pour chacun
field-hostilityUpTo = Jusqu'à une valeur de
field-optional = Peut être refusé, et rien ne suit alors
field-allBut = Pouvoir restant
field-side = Quel total
field-amount-n = Combien
field-amount-supporting = Autre nombre pour un soutien
field-amount-perSupporter = Pour chaque soutien
field-amount-ownPowerUpTo = Au plus
field-most = Au plus
field-onlyWithoutDeal = Seulement si une trêve échoue
field-keep = Cartes gardées
field-having = Seulement ceux
field-outcome = Ce qu'elles révèlent
field-some = Qui
field-none = Qui
field-showedTruce = Par qui
field-sheet = Pouvoir
field-hand = Cartes
field-theirHand = Cartes
field-ownPower = Pouvoir
field-thenDraw = Piocher ensuite
field-draws = Cartes piochées
field-takes = Pouvoir pris pour une hostilité ou une trêve
field-refillTo = Cartes en main

## What may stand in a field

any = peu importe
word-self = vous
word-chosen = le joueur choisi avant
word-others = tous les autres joueurs
word-own-active = le joueur actif de votre camp
word-own-supporters = les soutiens de votre camp
word-own-side = tout votre camp
word-their-active = le joueur actif adverse
word-their-supporters = les soutiens adverses
word-their-side = tout l'autre camp
word-other-supporters = d'autres soutiens, d'un camp ou de l'autre
word-hostile-actives = joueurs actifs ayant révélé une hostilité
word-ahead = joueurs ayant étendu plus d'influence que vous
# After one of the groups above.
word-card = qui ont une carte quelque part
word-hand-card = qui ont une carte en main
word-living = dont le personnage vit
# A side, whose total changes.
word-own = votre camp
word-their = l'autre camp
# What the cards show.
word-hostility = hostilité
word-betrayal = trahison
word-truce = trêve

## What was written, said back in whole sentences, one after the other: when it counts, on what conditions, and what it does.
## $side: you, one player or several; or whose total changes. $who names them, after a colon.

said-when = { $when ->
    [before-turn] Elle sert avant votre tour.
    [before-offer] Elle sert avant chaque offre de soutien.
    [before-cards] Elle sert avant les cartes Maison.
    [reveal] Elle sert après la révélation.
    [resolution] Elle sert après la résolution.
   *[always] Elle est toujours en vigueur.
  }
only-if-active = Seulement si vous êtes challenger ou défenseur.
only-if-supporting = Seulement si vous êtes un soutien.
only-if-participant = Seulement si vous participez, de quelque façon que ce soit.
only-if-challenger = Seulement si c'est votre tour.
only-if-won = Seulement si votre camp a gagné.
only-if-lost = Seulement si votre camp a perdu.
only-if-spread-none = Seulement si vous n'avez pas étendu votre influence ce tour-ci.
only-if-own-card-held = Seulement si quelqu'un détient une carte à vous.
only-if-holds-hostage = Seulement si vous détenez un otage.
only-if-cards-left = Seulement s'il reste des cartes dans votre paquet ou votre défausse.
only-if-sheet = Seulement s'il y a au moins { COUNT($count, of: "iron-power") } sur votre fiche.
only-if-hand = Seulement si vous avez au moins { COUNT($count, of: "card") } en main.
only-if-their-hand = Seulement si l'adversaire a au moins { COUNT($count, of: "card") } en main.
only-if-own-power = Seulement si votre participant a au moins { COUNT($count, of: "iron-power") }.
only-if-outcome = { $outcome ->
    [hostility] Seulement si les cartes révèlent une hostilité.
    [betrayal] Seulement si les cartes révèlent une trahison.
   *[truce] Seulement si les cartes révèlent une trêve.
  }
# $who: a group of players, in the words above.
only-if-some = { $having ->
    [none] Seulement s'il y en a au moins un : { $who }.
    [card] Seulement si l'un d'eux a une carte quelque part : { $who }.
    [hand-card] Seulement si l'un d'eux a une carte en main : { $who }.
   *[living] Seulement si le personnage de l'un d'eux vit : { $who }.
  }
only-if-none = Seulement s'il n'y en a aucun : { $who }.
only-if-showed-truce = { $side ->
    [self] Seulement si vous avez révélé la trêve.
   *[one] Seulement si le joueur actif de votre camp a révélé la trêve.
  }
said-draw = { $side ->
    [self] Vous piochez { COUNT($count, of: "card") }.
    [one] Ce joueur pioche { COUNT($count, of: "card") } : { $who }.
   *[many] Chacun de ces joueurs pioche { COUNT($count, of: "card") } : { $who }.
  }
said-draw-per-loser = Vous piochez { COUNT($count, of: "card") } pour chaque joueur de l'autre camp.
said-discard = { $side ->
    [self] Vous défaussez { COUNT($count, of: "card") } de votre choix.
   *[one] Ce joueur défausse { COUNT($count, of: "card") } de son choix : { $who }.
  }
said-discard-hostility = { $side ->
    [self] Vous défaussez une hostilité de { $most } ou moins.
   *[one] Ce joueur défausse une hostilité de { $most } ou moins : { $who }.
  }
said-discard-random = { $side ->
    [self] Vous défaussez { COUNT($count, of: "card") } au hasard.
    [one] Ce joueur défausse { COUNT($count, of: "card") } au hasard : { $who }.
   *[many] Chacun de ces joueurs défausse { COUNT($count, of: "card") } au hasard : { $who }.
  }
said-distribute = Vous déplacez jusqu'à { COUNT($count, of: "iron-power") } de votre fiche vers vos personnages.
said-place = Vous déplacez { COUNT($count, of: "iron-power") } de votre fiche vers votre participant.
said-remove = { $side ->
    [self] Votre participant perd { COUNT($count, of: "iron-power") }.
    [one] Le participant de ce joueur perd { COUNT($count, of: "iron-power") } : { $who }.
   *[many] Le participant de chacun de ces joueurs perd { COUNT($count, of: "iron-power") } : { $who }.
  }
said-remove-all-but = { $side ->
    [self] Votre participant ne garde que { COUNT($count, of: "iron-power") }.
    [one] Le participant de ce joueur ne garde que { COUNT($count, of: "iron-power") } : { $who }.
   *[many] Le participant de chacun de ces joueurs ne garde que { COUNT($count, of: "iron-power") } : { $who }.
  }
said-burn = Vous remettez { COUNT($count, of: "iron-power") } de votre fiche dans la boîte.
said-take-hostage = { $side ->
    [one] Vous prenez un otage à ce joueur : { $who }.
   *[many] Vous prenez un otage à l'un de ces joueurs : { $who }.
  }
said-rescue = Vous reprenez une de vos propres cartes.
said-torture = Vous torturez un otage que vous détenez.
said-add = { $side ->
    [own] Le total de votre camp change de { SIGNED($amount) }.
   *[their] Le total de l'autre camp change de { SIGNED($amount) }.
  }
said-add-supporting = En soutien, c'est { SIGNED($amount) }.
said-add-per-supporter = { $side ->
    [own] Le total de votre camp change de { SIGNED($amount) } pour chacun de vos soutiens.
   *[their] Le total de l'autre camp change de { SIGNED($amount) } pour chacun de vos soutiens.
  }
said-add-own-power = { $side ->
    [own] Le pouvoir de votre participant compte encore une fois pour votre camp, { $most } au plus.
   *[their] Le pouvoir de votre participant compte encore une fois pour l'autre camp, { $most } au plus.
  }
said-add-half-spent = { $side ->
    [own] La moitié de l'hostilité tout juste défaussée s'ajoute au total de votre camp.
   *[their] La moitié de l'hostilité tout juste défaussée s'ajoute au total de l'autre camp.
  }
said-halve = La valeur de l'autre camp est divisée par deux.
said-higher = Le joueur choisi avant doit jouer une hostilité plus haute.
said-swap = Le joueur actif de votre camp peut jouer une autre hostilité.
said-truce = La rencontre se règle par une trêve.
said-tie = À total égal, votre camp gagne.
said-withdraw = { $side ->
    [self] Vous vous retirez de la rencontre.
   *[one] Le joueur choisi avant se retire de la rencontre.
  }
said-peek = Vous regardez { COUNT($count, of: "card") } de la main adverse.
said-open-first = L'adversaire joue en premier, face visible.
said-compel = Vous contraignez un personnage du joueur à qui un soutien est demandé.
said-soften = { $side ->
    [self] Vous perdez au plus { COUNT($count, of: "iron-power") } lors d'une pénalité.
    [one] Ce joueur perd au plus { COUNT($count, of: "iron-power") } lors d'une pénalité : { $who }.
   *[many] Chacun de ces joueurs perd au plus { COUNT($count, of: "iron-power") } lors d'une pénalité : { $who }.
  }
said-soften-no-deal = { $side ->
    [self] Vous perdez au plus { COUNT($count, of: "iron-power") } si une trêve échoue.
    [one] Ce joueur perd au plus { COUNT($count, of: "iron-power") } si une trêve échoue : { $who }.
   *[many] Chacun de ces joueurs perd au plus { COUNT($count, of: "iron-power") } si une trêve échoue : { $who }.
  }
said-recycle = Vous mélangez votre défausse à votre paquet.
said-sift = Vous regardez { COUNT($count, of: "card") } du dessus de votre paquet et en gardez { $most }.
said-choose = { $having ->
    [none] Vous choisissez l'un d'eux : { $who }.
    [card] Vous choisissez l'un d'eux qui a une carte quelque part : { $who }.
    [hand-card] Vous choisissez l'un d'eux qui a une carte en main : { $who }.
   *[living] Vous choisissez l'un d'eux dont le personnage vit : { $who }.
  }
said-yield = Le soutien choisi avant cède une carte, ou se retire.
said-optional = Un refus est possible ; rien ne suit alors.
said-penalty = Une pénalité vous coûte au plus { COUNT($count, of: "iron-power") }.
said-penalty-draw = Après une pénalité, vous piochez { COUNT($count, of: "card") }.
said-keepsOne = Une fois par tour, un personnage mourant garde 1 pion Pouvoir, contre 1 de votre fiche.
said-torturer = Quand vous torturez, vous piochez { COUNT($count, of: "card") }, et une hostilité ou une trêve prend { COUNT($amount, of: "iron-power") }.
said-refill = Vous complétez votre main jusqu'à { COUNT($count, of: "card") }.
said-event = { $measure ->
    [spread] { $wanted ->
        [most] Parmi les autres joueurs défend celui qui a étendu le plus d'influence.
       *[fewest] Parmi les autres joueurs défend celui qui a étendu le moins d'influence.
      }
    [hand] { $wanted ->
        [most] Parmi les autres joueurs défend celui qui a le plus de cartes en main.
       *[fewest] Parmi les autres joueurs défend celui qui a le moins de cartes en main.
      }
    [power] { $wanted ->
        [most] Parmi les autres joueurs défend celui qui a le plus de pouvoir sur ses personnages vivants.
       *[fewest] Parmi les autres joueurs défend celui qui a le moins de pouvoir sur ses personnages vivants.
      }
    [sheet] { $wanted ->
        [most] Parmi les autres joueurs défend celui qui a le plus de pouvoir sur sa fiche Leader.
       *[fewest] Parmi les autres joueurs défend celui qui a le moins de pouvoir sur sa fiche Leader.
      }
   *[held] { $wanted ->
        [most] Parmi les autres joueurs défend celui qui détient le plus d'otages.
       *[fewest] Parmi les autres joueurs défend celui qui détient le moins d'otages.
      }
  }

## Events

events = Événements
kind-event = Événement
# As "Robb, leader": the title of the form, and $name in the sentences above.
event-of = { $title }, événement
event-what = Chaque Maison a trois événements à elle, qui la nomment ; seuls les trois autres disent autre chose.
field-compares = Ce qui est comparé
field-wanted = Qui défend
word-spread = influence étendue
word-hand = cartes en main
word-power = pouvoir des personnages vivants
word-sheet = pouvoir de la fiche Leader
word-held = otages détenus
word-most = qui en a le plus
word-fewest = qui en a le moins
