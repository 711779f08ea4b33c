### How the evening turned: the review of a finished game.

review-older = L'application a changé depuis cette partie : elle ne peut plus être étudiée.

## While it thinks

review-thinking = L'application revient sur la soirée
    .text = À partir de la fin de chaque tour, elle joue { $samples } fois le suivant. Vous pouvez quitter cette page : elle continue.
    .points = Elle cherche encore ce qui a fait basculer la partie.
# Read aloud, beside the bar.
review-done = { $percent } % de fait
review-failed = L'analyse s'est arrêtée.
    .again = Continuer
review-here = Tout se passe sur cet appareil. Le bilan terminé y reste.

## The headline: one of these

review-head-throughout = { NOM($house) } a mené du premier tour au dernier
review-head-since = { NOM($house) } a mené du tour { $first } jusqu'à la fin
review-head-passed = { NOM($house) } menait au tour { $first }, a été dépassée au tour { $second } et a gagné au tour { $round }
review-head-from = { NOM($house) } n'avait que { $percent } % au tour { $first }
review-head-last = Tout s'est joué au dernier tour
review-head-won = { NOM($house) } a gagné au tour { $round }

## The river of chances

review-river = Chances de gagner à la fin de chaque tour
review-tap = Touchez un tour pour voir ses chiffres
review-start = Début
review-after = Après le tour { $round }
review-at-start = Au début
review-house = Maison
review-name = { NAME($house) }
# A chance with its error.
review-chance = { $percent } % ± { $error }
review-go = Y aller

## Turning points

review-points = Tournants
review-no-points = Aucun tour n'a fait basculer cette partie à lui seul.
review-round = Tour { $round }
# Read aloud: the number of a turning point.
review-point = Tournant { $number }
# Read aloud, between two percentages.
review-before-after = { NAME($house) } : avant { $percent } %, après { $now } %
review-taken-fought = { NOM($house) } bat { NOM($loser) }, { $own } à { $against }, et prend { NAME($areas) }.
review-taken-from = { NOM($house) } prend { NAME($areas) } { TO($loser) }.
review-taken = { NOM($house) } prend { NAME($areas) }.
review-drives = { NOM($house) } déloge { NOM($loser) } { OF($area) }, { $own } à { $against }.
review-holds = { NOM($house) } tient bon { IN($area) } contre { NOM($loser) }, { $own } à { $against }.
review-wildlings = { $beaten ->
    [yes] La Garde de Nuit repousse une attaque des sauvageons de force { $strength }.
   *[no] Les sauvageons l'emportent avec une force de { $strength }.
}
review-cards = { $kind ->
    [helped] Les cartes Westeros profitent surtout { TO($house) } : { NAME($westerosCards) }.
   *[hurt] Les cartes Westeros desservent surtout { NOM($house) } : { NAME($westerosCards) }.
}
review-cards-turned = Le tour commence par ces cartes Westeros : { NAME($westerosCards) }.
review-many = Beaucoup de choses à la fois : aucune ne se détache.
# Above the sentences of what came together, the largest first.
review-many-most = { $count ->
    [one] Beaucoup de choses à la fois, et surtout celle-ci.
   *[other] Beaucoup de choses à la fois, et surtout celles-ci.
}
# Above the sentences of what happened, where of none of it can be said how much it did.
review-many-facts = Beaucoup de choses à la fois : aucune ne se détache. Voici ce qui s'est passé.
review-watch = Revoir
review-branch-name = { $name }, à partir du tour { $round }

## Another plan

review-plan = { $kind ->
    [braver] Un plan plus hardi
   *[calmer] Un plan plus prudent
}
review-plan-text = Pour { NOM($house) }, { IN($area) } : { NAME($token) } au lieu de { NAME($was) }, tous les autres ordres inchangés.
# How much the chance to win grows, in points of a hundred.
review-plan-gain = { SIGNED($percent) } ± { $error }
review-plan-none = Rien de plus fort n'a été trouvé ici pour { NOM($house) }.
review-plan-see = Voir sur le plateau
# Read aloud: two boards to choose from.
review-plan-board = Ce que montre le plateau
review-as-played = Tel que joué
review-plan-round = Tour { $round }, avant et après

## What else the board saw

review-events = Et aussi ce soir-là
review-capital = Tour { $round } : { NOM($house) } prend { NOM($area) }, le siège { OF($loser) }.
review-seventh = Tour { $round } : { NOM($house) } contrôle { COUNT($castles, of: "castle") }, assez pour gagner.

review-estimates = Ces chances sont estimées par les joueurs de l'application, à ± { $error } près environ. Ils ne savent rien de ce qui s'est dit et promis à la table.

## House by house

review-pages = Vue
review-evening = La soirée
review-houses = Maison par maison
review-from-winner = Du vainqueur au dernier
# On a phone, where it opens: what is compared.
review-compared = Ce qui est comparé
review-castles = { COUNT($castles, of: "castle") }
review-best = Meilleure décision
    .note = Telle que jouée, comparée à une autre essayée ; en points de pourcentage.
    .none = Aucune ne se détache.
review-again = Celle à rejouer
    .note = Une autre, comparée à celle qui a été jouée.
    .none = Rien de plus fort n'a été trouvé ici.
review-luck = Chance : cartes, Cours de la Bataille, sauvageons
    .note = Ce qui a été pioché, comparé à ce que les pioches auraient donné en moyenne.
review-luck-text = { $kind ->
    [very-kind] Chance : { SIGNED($percent) } ± { $error }
    [kind] Un peu de chance : { SIGNED($percent) } ± { $error }
    [even] À peu près neutre : { SIGNED($percent) } ± { $error }
    [nothing] À peu près neutre : 0 ± { $error }
    [unkind] Un peu de malchance : { SIGNED($percent) } ± { $error }
   *[very-unkind] Malchance : { SIGNED($percent) } ± { $error }
}
review-row-thinking = Encore en réflexion.
review-choice-order = { NAME($token) }, et non { NAME($was) }, { IN($area) }, tour { $round }
review-choice-march = { $kind ->
    [elsewhere] Marche { FROM($area) } : { NAME($areas) }, et non { NAME($places) }, tour { $round }
    [goes] Marche { FROM($area) } : { NAME($areas) }, au lieu de rester, tour { $round }
   *[stays] Marche { FROM($area) } : rester, et non { NAME($places) }, tour { $round }
}
review-choice-bid = { COUNT($better, of: "power") } au lieu de { $worse } { FOR($track) }, tour { $round }
review-choice-wildlings = { COUNT($better, of: "power") } au lieu de { $worse } contre les sauvageons, tour { $round }
review-choice-card = { NAME($card) }, et non { NAME($theirs) }, { IN($area) }, tour { $round }

## The picture to share

review-picture = Image à partager
review-picture-note = Chances vues par les joueurs de l'application · création de fans, non officielle
review-file = tournants
