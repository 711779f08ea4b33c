### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What all scenes share

# $own is the sum of the winner, $against that of the loser.
ending = { $tie ->
    [yes] { $own } contre { $against } { IN($area) } : l'égalité revient { TO($house) }, devant { NOM($loser) } sur la piste des Fiefs.
   *[no] { NOM($house) } bat { NOM($loser) } { IN($area) }, { $own } contre { $against }.
}
# An answer of the reader, on its button.
label-march = Marcher { FROM($from) } { TO($to) } avec { NOM($units) }
label-raid = Raid { IN($area) }
label-bid = Miser { COUNT($power, of: "power") }
label-order = Placer { ONE($token) }
# Two orders.
label-orders = Placer { ONE($token) } et { ONE($was) }
label-swap = Remplacer l'ordre { IN($area) } par { ONE($token) }
label-power = Prendre les pions Pouvoir
label-muster = Recruter { NOM($units) }
label-muster-in = Recruter { NOM($units) } { IN($area) }
# Units that are destroyed.
label-lose = Perdre { NOM($units) }
next-house = { NOM($house) } joue ensuite.
nobodys = Plus personne ne contrôle { NOM($area) }.
label-lose-in = Détruire { NOM($units) } { IN($area) }
label-upgrade = Améliorer le fantassin en { BARE($units) }
# Among those who tie.
label-first = { NOM($house, case: "capital") } en premier
label-holder = { NOM($house) } contrôle { NOM($area) }.
holds = { NOM($house) } contrôle { COUNT($count, of: "castle") }.
# Several houses have as many.
holds-each = { NAME($houses) } contrôlent chacune { COUNT($count, of: "castle") }.

## The round

# $place is the place on the Iron Throne track.
turn-order = Qui marche en premier ?
    .next = Un ordre de Marche par Maison, dans l'ordre du tour : vient ensuite { NOM($house) }, { NTH($place) } sur la piste du Trône de Fer.
clean-up = Quand les unités en déroute se relèvent-elles ?
    .over = Le tour est terminé : les unités { IN($area) } se relèvent, tous les ordres sont retirés, et le tour { $round } commence.
throne-of-blades = Qui choisit avec Le Trône de Lames ?
    .holder = La carte { NAME($westerosCard) } est révélée, et qui détient le Trône de Fer choisit : { NOM($house) }.
# $count is how often the threat moved up.
wildling-icons = Quand les sauvageons attaquent-ils ?
    .moved = { $count ->
        [one] { COUNT($count, of: "icon") } sur les cartes : la menace passe à { $threat }.
       *[other] { COUNT($count, of: "icon") } sur les cartes : la menace passe à { $threat }.
    }
forbidden = Quels ordres sont interdits ?
    .card = La carte { NAME($westerosCard) } est révélée. Interdits pendant ce tour : { NAME($tokens) }.
# $place is the place on the King's Court track, $allowed the stars there.
special-orders = Combien d'ordres spéciaux puis-je placer ?
    .court = { NOM($house) } est à la { NTH($place) } place sur la piste de la Cour du Roi, où les étoiles autorisent { COUNT($allowed, of: "special-order") }.
raven = Que peut faire le Corbeau ?
    .first = Tous les ordres sont révélés : { NOM($house) }, première sur la piste de la Cour du Roi, détient le Corbeau Messager.
    .look = Regarder la première carte Sauvageon

## Orders

# $own is the attacker's sum, $against the defender's.
raid-support = Que retire un Raid ?
    .alone = Plus personne ne peut aider { FROM($area) } : { $own } contre { $against }.
raid-defense = Un Raid peut-il retirer un ordre de Défense ?
pillage = Que rapporte le pillage ?
raid-sea = Puis-je faire un Raid en mer depuis la terre ?
    .safe = { NOM($token) } { IN($area) } reste, car aucun Raid ne va de la terre à la mer.
walk-over = Qu'est-ce qui tient une zone sans unités ?
    .owner = Un pion Pouvoir n'arrête pas les unités : { NOM($house) } contrôle désormais { NOM($area) }.
# $power is what is left to the house.
leave-token = Comment garder une zone que je quitte ?
    .still = { NOM($house) } garde { NOM($area) } ; il lui reste { COUNT($power, of: "power") }.
    .all = Toutes les unités marchent, un pion Pouvoir reste
    .one = Seul le chevalier marche, et un pion Pouvoir reste aussi
    .none = Toutes les unités marchent, rien ne reste
march-again = Des unités peuvent-elles marcher deux fois dans un tour ?
    .more = Avec l'ordre de Marche { IN($area) }, les unités qui s'y trouvent peuvent marcher de nouveau.
# $level is the supply, $armies the armies it allows, as in "3 + 2".
march-supply = Quelle taille une armée peut-elle avoir après une marche ?
    .limit = { NOM($house) } a un ravitaillement de { $level } : ses armées peuvent compter { $armies } unités, et aucune marche ne peut dépasser cette limite.
    .single = Une seule unité n'est pas une armée : { NOM($area) } ne compte pas.
one-battle = Puis-je attaquer deux fois avec une seule Marche ?
    .both = Un chevalier dans chacune des deux
defense-order = Un ordre de Défense reste-t-il après un combat ?
    .stays = { NOM($token) } { IN($area) } reste et compte encore au prochain combat.
support-whom = Qui peut aider dans un combat ?
support-refused = Dois-je accepter un soutien ?
    .offer = { NOM($house) } propose son soutien { TO($other) } { FROM($area) }.
support-sea = Des bateaux peuvent-ils soutenir un combat terrestre ?
# $own is the attacker's sum, $against the defender's.
support-land = Une armée peut-elle soutenir un combat en mer ?
    .none = L'armée { IN($area) } ne peut pas aider en mer : { $own } contre { $against }.
# $count are the power icons there.
consolidate-power = Combien de Pouvoir un ordre rapporte-t-il ?
    .icons = { COUNT($count, of: "power-icon") } { IN($area) } : l'ordre rapporte { COUNT($power, of: "power") } { TO($house) }.
consolidate-muster = Puis-je recruter sans la carte ?

## Battles

# $place is the winner's place on the Fiefdoms track, $last the loser's.
tie = Que se passe-t-il en cas d'égalité ?
    .track = Égalité : sur la piste des Fiefs, { NOM($house) } est à la { NTH($place) } place et { NOM($loser) } à la { NTH($last) }, donc { NOM($house) } gagne.
siege-engine = Combien vaut un engin de siège ?
    .castle = Contre le Château ou la Forteresse { IN($area) }, l'engin de siège vaut { $value }.
# $own is the attacker's sum, $against the defender's.
garrison = Que fait une garnison ?
    .adds = La garnison ajoute { $value } au défenseur : { $own } contre { $against }.
blade = Quand puis-je utiliser la Lame ?
# Of the winner's card and of the loser's.
casualties = Combien d'unités le perdant perd-il ?
    .count = { COUNT($swords, of: "sword") } contre { COUNT($towers, of: "fortification") } : le perdant doit détruire { COUNT($count, of: "unit") }.
retreat = Où puis-je battre en retraite ?
retreat-back = Où va un attaquant qui perd ?
    .origin = Les attaquants retournent là d'où la marche est partie : { NOM($units) } { IN($area) }, en déroute.
# $own is the attacker's sum, $against the defender's.
rout = Que peuvent faire des unités en déroute ?
    .worth = Les unités en déroute valent { $value } : { $own } contre { $against }.
no-refuge = Et s'il n'y a nulle part où battre en retraite ?

## Ships, supply and mustering

transport = Comment une armée traverse-t-elle la mer ?
    .bridge = Le bateau { IN($area) } relie les rivages : { NOM($units) } marche { FROM($from) } { TO($to) }.
    .order = N'importe quel ordre convient : { NOM($token) } { IN($area) } reste en place.
foreign-ships = Puis-je passer par les bateaux d'une autre Maison ?
    .held = Les bateaux { IN($area) } sont { TO($house) } : { NOM($other) } ne peut pas y passer.
port-taken = Que deviennent les bateaux d'un port pris ?
# $count are the ships there, $own is the attacker's sum, $against the defender's.
port-ships = Les bateaux au port aident-ils au combat ?
    .none = { COUNT($count, of: "ship") } au port, et aucun ne compte : { $own } contre { $against }.
# $armies are the armies it allows, as in "3 + 2".
supply-card = Et si mes armées sont trop grandes ?
    .limit = Cela permet { TO($house) } des armées de { $armies } unités ; le reste doit être détruit.
# $area is a stronghold with $count points, $castle a castle with $value.
mustering = Que puis-je recruter dans un Château ou une Forteresse ?
    .points = { NOM($house) } a { COUNT($count, of: "mustering-point") } { IN($area) }, une Forteresse, et { COUNT($value, of: "mustering-point") } { IN($castle) }, un Château.
upgrade = Comment améliorer un fantassin ?
enemy-sea = Où puis-je recruter des bateaux ?
    .held = { NOM($house) } a des bateaux { IN($area) }, donc personne d'autre ne peut y recruter de bateaux.

## Bidding and wildlings

# $power is what is left to the house.
bids = Ma mise me revient-elle si je perds ?
    .spent = Aucune mise ne revient : { NOM($house) } a misé { $bid } et il lui reste { COUNT($power, of: "power") }.
bid-tie = Qui tranche entre des mises égales ?
    .holder = Deux mises sont égales, donc qui détient le Trône de Fer tranche : { NOM($house) }.
watch-wins = Quand la Garde de Nuit gagne-t-elle ?
watch-loses = Et si les sauvageons gagnent ?
    .threat = Ensuite, la menace baisse de deux cases, à { $threat }.
wildling-tie = Et si deux Maisons ont la mise la plus basse ?
    .holder = Deux mises sont aussi basses l'une que l'autre, donc { NOM($house) }, qui détient le Trône de Fer, désigne la plus touchée.

## Control and winning

neutral-force = Comment vaincre une force neutre ?
home-returns = Que devient une zone de départ que l'on quitte ?
    .shield = Personne d'autre ne tient { NOM($area) }, donc le blason imprimé compte : la zone revient { TO($house) }.
seventh-castle = Quand la partie est-elle gagnée ?
last-round = Qui gagne en cas d'égalité après le dernier tour ?
tides = Que font les cartes Cours de la Bataille ?
cards-return = Quand est-ce que je récupère mes cartes Maison ?
    .six = C'était la dernière carte { OF($house) } : { COUNT($count, of: "card") } reviennent dans sa main.
    .left = { NOM($house) } a ensuite { COUNT($count, of: "card") } en main.
