### Why the game does not accept an answer. The key is the rule's number in docs/RULES.md, or begins with it.
### Without a full stop: `refused` and `refused-page` set it, behind the page.

## The whole

refused = { $text }.
# $page is that of the printed rulebook.
refused-page = { $text } (livret de règles, page { $page }).

## Any answer

# $faults says what is wrong with the form of an answer; only programs meet it, and read English.
answer =
    .not-asked = { NOM($house, case: "capital") } n'a rien à décider pour le moment
    .malformed = Cela ne répond pas à la question : { $faults }
choice =
    .not-offered = Ce choix n'est pas possible ici
    .not-offered-card = Vous ne pouvez pas choisir { NOM($card) } ici
    .not-offered-area = Vous ne pouvez pas choisir { NOM($area) } ici
    .not-offered-unit = Vous ne pouvez pas choisir une autre unité de ce type { IN($area) } : { ONE($unit) }
    .too-few = Il faut en choisir davantage (choisis : { $found }, nécessaires : { $allowed })
    .too-many = Il faut en choisir moins (choisis : { $found }, permis : { $allowed })
    .one-area = Toutes les unités choisies doivent être dans la même zone

## Planning

order =
    .missing-area = Chaque zone où vous avez des unités doit recevoir un ordre, et il n'y en a pas { IN($area) }
    .not-your-area = Vous n'avez pas d'unités { IN($area) } : on n'y place pas d'ordre
    .too-many-of-a-kind = { NOM($token, case: "capital") } est placé plus de fois que vous n'avez de pions (placés : { $found }, disponibles : { $allowed })
    .stars = Votre place sur la piste de la Cour du Roi ne permet pas autant d'ordres spéciaux (placés : { $found }, permis : { $allowed })
    .forbidden = { NOM($token, case: "capital") } est interdit ce tour-ci par une carte Westeros
    .lay-all = Vous n'avez pas assez d'ordres et devez placer tous ceux que vous pouvez (placés : { $found }, possibles : { $allowed })
raven =
    .own-order = Vous n'avez pas d'ordre { IN($area) } que le Corbeau puisse remplacer
    .unused-token = { NOM($token, case: "capital") } est déjà sur le plateau, et le Corbeau demande un ordre inutilisé

## Raids

raid =
    .no-order = Il vous faut un ordre de Raid et un ordre ennemi à retirer, et l'un des deux manque { IN($area) }
    .not-adjacent = Un Raid n'atteint que les zones adjacentes, et celle-ci ne l'est pas : { NAME($to) }
    .reach = Hors d'atteinte de votre Raid : { NAME($to) } (depuis la terre, seule la terre ; depuis un port, seule sa mer)
    .enemy-only = Un Raid ne vise que les ordres ennemis, et celui { IN($area) } est à vous
    .kind = { NOM($token, case: "capital") } { IN($area) } ne peut pas être retiré par ce Raid

## Marches

# $armies: how many units they would have, as in "4, 2".
march =
    .own-order = Vous n'avez pas d'ordre de Marche { IN($area) }
    .not-there = Vous n'avez pas { IN($area) } autant { OF_MANY($unit) } à faire marcher
    .routed = Les unités en déroute ne marchent pas, et vous n'avez pas autant d'autres { MANY($unit) } { IN($area) }
    .not-adjacent = Vos unités ne peuvent pas marcher { FROM($area) } { TO($to) } : la zone n'est pas adjacente et aucun bateau ne les transporte
    .twice = Choisissez chaque destination une seule fois, avec toutes les unités qui y vont : { NAME($to) }
    .land-and-sea = Les unités terrestres ne vont pas en mer, ni les bateaux sur terre : marche impossible { TO($to) } pour ce type d'unité ({ ONE($unit) })
    .own-port = Les bateaux n'entrent que dans vos propres ports, et seulement depuis la mer adjacente : { NAME($to) }
    .port-full = Un port contient au plus trois bateaux : { NAME($to) } (il y en aurait { $found }, permis : { $allowed })
    .closed-area = Cette zone est fermée dans cette partie : { NAME($to) }
    .one-battle = Une marche ne lance qu'un seul combat : pas à la fois { IN($area) } et { IN($to) }
    .supply = Cette marche vous ferait dépasser votre limite de ravitaillement (armées : { $armies })
    .leave-token = Vous ne pouvez pas laisser de pion Pouvoir { IN($area) } : seulement sur terre, hors de votre zone de départ, et jamais un deuxième
    .leave-token-last-unit = Vous ne pouvez laisser un pion Pouvoir { IN($area) } que si votre dernière unité part
    .leave-token-power = Vous n'avez pas de pouvoir disponible à laisser
neutral =
    .too-weak = Même avec tout le soutien possible, cette marche ne peut pas battre la force neutre : { NAME($to) }
    .too-weak-by = La force neutre vaut { $strength } ; même avec tout le soutien possible, cette marche n'a que { $found } : { NAME($to) }
    .repelled = Cette marche vient d'échouer contre cette force neutre : { NAME($to) }

## Retreats

retreat =
    .land-and-sea = Les unités terrestres ne battent pas en retraite en mer, ni les bateaux sur terre : retraite impossible { TO($to) } pour ce type d'unité ({ ONE($unit) })
    .origin = Un défenseur vaincu ne peut pas battre en retraite vers la zone d'où vient l'attaque : { NAME($area) }
    .neutral = On ne peut pas battre en retraite vers une zone fermée ou tenue par une force neutre : { NAME($area) }
    .enemy-area = { $house ->
        [none] Les unités ne battent en retraite que vers une zone vide ou amie, et non { TO($area) }
       *[other] Les unités ne battent en retraite que vers une zone vide ou amie, et { NOM($house) } contrôle { NOM($area) }
    }
    .not-adjacent = On ne bat en retraite que vers une zone adjacente ou par transport par bateau, et celle-ci est hors d'atteinte : { NAME($to) }
    .fewest-losses = Les unités battent en retraite là où la limite de ravitaillement en coûte le moins, donc pas { TO($to) } (perdues là-bas : { $found }, ailleurs : { $allowed })

## Consolidate Power and mustering

consolidate =
    .no-order = Vous n'avez pas d'ordre de Consolidation de Pouvoir { IN($area) }
    .no-mustering = L'ordre { IN($area) } ne permet pas de recruter : il faut un ordre spécial dans un Château ou une Forteresse
muster =
    .castle = Vous ne pouvez pas recruter { IN($area) } maintenant
    .one-castle = Tout ce recrutement doit se faire dans un seul Château ou une seule Forteresse
    .points = Il n'y a pas autant de points de recrutement { IN($area) } (dépensés : { $found }, disponibles : { $allowed })
    .place = Les unités terrestres se recrutent dans la zone même, les bateaux dans son port ou une mer adjacente : impossible { FROM($area) } { IN($to) } pour ce type d'unité ({ ONE($unit) })
    .enemy-sea = On ne peut pas recruter un bateau là où se trouvent des bateaux ennemis : { NAME($to) }
    .port-full = Un port contient au plus trois bateaux : { NAME($to) } (il y en aurait { $found }, permis : { $allowed })
    .pieces = Il ne vous reste pas autant { OF_MANY($unit) } (voulus : { $found }, restants : { $allowed })
    .upgrade = Vous ne pouvez améliorer que des fantassins { IN($area) }, en chevaliers ou en engins de siège
    .upgrade-footmen = Vous ne pouvez améliorer que des fantassins { IN($area) }, en chevaliers ou en engins de siège (améliorations : { $found }, fantassins : { $allowed })
    .supply = Ce recrutement vous ferait dépasser votre limite de ravitaillement (armées : { $armies })

## Supply and bids

supply =
    .not-your-unit = Vous n'avez pas d'unités de ce type à détruire { IN($area) }
    .still-too-many = Vous dépassez encore votre limite de ravitaillement (armées : { $armies })
    .needless-loss = Vous ne pouvez pas détruire plus d'unités que nécessaire, et une unité { IN($area) } peut rester
bid =
    .power = Vous ne pouvez pas miser plus que votre pouvoir disponible (misé : { $found }, disponible : { $allowed })
track =
    .tie-order = Départagez toutes les Maisons à égalité : chacune une fois, et aucune autre
