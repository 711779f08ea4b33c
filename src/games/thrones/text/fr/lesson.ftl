### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A first round

planning = Qui contrôle sept Châteaux et Forteresses gagne. Vous jouez la Maison Stark. Donnez un ordre à chaque zone : Raid en mer, Marche à Blancport et à Moat Cailin, Consolidation de Pouvoir à Winterfell.
    .instead = De bons ordres, mais ce tour demande un Raid en mer, une Marche à Blancport et à Moat Cailin, et une Consolidation de Pouvoir à Winterfell.
    .then = Entre amis, chacun placerait ses ordres en secret, puis passerait la tablette. Qui détient le Corbeau Messager peut maintenant changer un ordre.
raid = Les Raids d'abord. Visez la Presqu'île de Claquepince : Baratheon y perd son ordre et un pion Pouvoir, et vous en recevez un.
    .instead = Vous pourriez renoncer, mais ce raid ne vous coûte rien. Touchez la Presqu'île de Claquepince.
    .then = Les Raids sont finis. Maintenant, chaque Maison résout une Marche à la fois, dans l'ordre du tour.
settle = Marchez depuis Blancport vers la Veuve, qui a un symbole Ravitaillement. Laissez un pion Pouvoir pour garder Blancport.
    .instead = Pas encore : envoyez le fantassin depuis Blancport vers la Veuve et laissez un pion Pouvoir.
    .then = Les autres Maisons marchent à leur tour. Regardez ce qu'elles font.
attack = Attaquez maintenant : envoyez le chevalier et le fantassin depuis Moat Cailin vers Salvemer. Il y a là une Forteresse, et avec sept Châteaux et Forteresses, on gagne la partie.
    .instead = Un chevalier compte pour 2 et un fantassin pour 1 : il vous faut les deux. Envoyez-les vers Salvemer.
    .then = Marcher dans une zone ennemie lance un combat. Les unités, les ordres et les soutiens comptent.
card = Chaque camp ajoute une carte Maison en secret, et le total le plus élevé l'emporte. Personne ne sait ce que joue Lannister. Essayez Eddard Stark, votre carte la plus forte.
    .instead = Robb Stark est bon aussi, mais avec lui, il vous resterait un choix à faire. Essayez Eddard Stark.
    .then = Salvemer est à vous. Les autres Maisons finissent leurs ordres.

## While others act

watching-orders = Tous les ordres sont révélés en même temps. À partir d'ici, on ne change plus rien.
watching-battle = Les cartes sont révélées ensemble, et le total le plus élevé l'emporte. Les épées du vainqueur détruisent des unités ; les unités vaincues qui restent battent en retraite.
watching-round = À la fin, la Consolidation de Pouvoir rapporte : un pion Pouvoir, et un de plus par symbole Pouvoir. Plus tard, ce pouvoir achète de l'influence.
watching-westeros = À partir du tour 2, chaque tour commence par trois cartes Westeros. Elles disent quand miser, recruter et compter le ravitaillement.
end = Programmer, faire des raids, marcher, combattre, collecter du pouvoir : voilà un tour entier, et une partie en compte dix au plus.

## Battle and support

battle-attack = Tous les ordres sont révélés. Marchez avec le chevalier et le fantassin depuis Moat Cailin vers Salvemer : c'est une Forteresse.
    .instead = Il vous faut ici les deux unités. Marchez avec le chevalier et le fantassin vers Salvemer.
    .then = Des zones adjacentes au combat ont un ordre de Soutien. Dans l'ordre du tour, leurs Maisons disent maintenant qui elles soutiennent.
battle-support = Votre fantassin à Fort-Griseaux est à côté de Salvemer et a un ordre de Soutien. Soutenez votre propre attaque : cela lui ajoute 1.
    .instead = Vous aurez besoin de cette force. Soutenez l'attaque, c'est la vôtre.
    .then = Toute Maison qui a un ordre de Soutien à côté du combat décide, même si elle ne combat pas.
battle-accept = Baratheon vous propose son soutien depuis les Jumeaux. Acceptez : cela fait 1 de plus, et ne vous coûte rien.
    .instead = Vous pouvez refuser, mais sans cette aide, Lannister a 1 de plus que vous. Acceptez.
    .then = Cinq contre cinq avant les cartes : Lannister a 3 grâce à ses unités, 1 grâce à son ordre de Défense et 1 depuis Vivesaigues.
battle-card = Vous êtes à égalité, ce sont donc les cartes qui décident. Jouez Eddard Stark : aucune carte ne dépasse 4, et vous gagnez les égalités, car vous êtes devant Lannister sur la piste des Fiefs.
    .instead = Seul Eddard Stark gagne à coup sûr : Lannister peut avoir un 4 aussi, et vous gagnez les égalités.
    .then = Vous avez gagné. Les deux épées d'Eddard détruiraient deux unités, mais les deux fortifications du Limier les protègent. Les vaincus battent en retraite.
battle-whom = Lannister attaque Baratheon sur la Presqu'île de Claquepince, 3 contre 3. Votre bateau peut soutenir l'un ou l'autre. Soutenez le défenseur : Lannister est le voisin le plus fort.
    .instead = Vous pouvez soutenir qui vous voulez, ou personne. Cette fois, aidez Baratheon, qui vous a aidé.
    .then = Votre bateau a fait la différence : Baratheon gagne 6 à 5. L'épée de Brienne a détruit une unité, et l'attaquant fait demi-tour.
battle-again = Voilà que Baratheon attaque Blancport. Un ordre de Soutien compte dans chaque combat voisin : votre bateau peut vous soutenir aussi.
    .then = Baratheon garde l'avantage.
battle-lose = Baratheon a l'avantage, et peut-être une carte forte. Jouez le Silure : même si vous perdez, aucune de vos unités n'est détruite.
    .instead = Gardez vos meilleures cartes pour des combats que vous pouvez gagner. Le Silure sauve ici votre fantassin.
    .then = Le Silure a arrêté l'épée de Melisandre.
battle-retreat = Votre fantassin doit battre en retraite, vers une zone à vous ou une zone vide. Allez à Winterfell. En déroute, il ne compte plus jusqu'à la fin du tour.
    .instead = C'est possible aussi. Mais à Winterfell, deux fantassins seront ensemble : allez-y.
    .then = Une unité en déroute le reste jusqu'à la fin du tour.
battle-end = Le soutien peut décider d'un combat qui n'est pas le vôtre, et un combat perdu ne coûte pas toujours une unité.

## Bidding and wildlings

bidding-throne = Bataille des Rois : tout le monde mise du pouvoir en secret, piste par piste. D'abord le Trône de Fer : qui est en tête joue en premier et tranche les égalités. Misez 2.
    .instead = Ce qui est misé est perdu, alors ne misez pas tout. 2 suffisent.
    .then = Vous avez misé le plus et restez en tête.
bidding-tie = Lannister et Baratheon ont fait la même mise. Vous détenez le Trône de Fer : c'est vous qui les départagez. Mettez devant qui vous voulez.
    .then = Maintenant, la même chose pour la piste des Fiefs.
bidding-fiefdoms = Les Fiefs tranchent les égalités au combat, et qui est en tête détient la Lame d'Acier Valyrien. Laissez les autres la payer : misez 1, pour passer devant Lannister.
    .instead = Il vous faut encore du pouvoir pour la Cour du Roi et pour le Mur. Misez 1.
    .then = Baratheon a payé 2 et détient la Lame. Vous êtes deuxième, devant Lannister.
bidding-court = Qui est haut placé à la Cour du Roi peut jouer plus d'ordres à étoile, et qui est en tête détient le Corbeau Messager. Misez 2.
    .instead = Gardez 3 pour les sauvageons. Misez 2.
    .then = Lannister et vous avez fait la même mise.
bidding-first = Une égalité, et c'est vous qui décidez. Mettez-vous devant : le Corbeau et les ordres à étoile sont à vous.
    .instead = Qui détient le Trône de Fer peut penser à soi. Mettez la Maison Stark devant.
    .then = Voilà le Trône déjà rentabilisé.
bidding-wildlings = Les sauvageons attaquent avec une force de 8. Toutes les mises s'additionnent, et avec 8, le Mur tient. S'il tombe, qui a misé le moins souffre le plus. Misez vos 3 pions.
    .instead = Si le Mur tombe, tout le monde en souffre. Misez les 3 qui vous restent.
    .then = La Garde de Nuit tient : 3 et 2 et 3 font 8.
bidding-highest = Le Mur tient, et la plus forte mise est récompensée. Baratheon et vous avez fait la même mise, et c'est encore à vous de décider. Choisissez la Maison Stark.
    .instead = Vous pouvez céder la récompense, mais mieux vaut la garder. Choisissez la Maison Stark.
    .then = La carte vous rend votre mise : 3 pions Pouvoir. Les autres ont dépensé la leur.
bidding-end = Le pouvoir défend le Mur et achète de l'influence : le Trône tranche les égalités, les Fiefs font gagner des combats, la Cour donne les étoiles et le Corbeau.

## Supply and mustering

supply-settle = Un ravitaillement de 3 permet une armée de trois unités et trois armées de deux, et vous les avez toutes. Une unité seule n'est pas une armée. Marchez depuis Blancport vers la Veuve, qui a un symbole Ravitaillement.
    .instead = C'est possible, mais la Veuve a un symbole Ravitaillement. Envoyez-y le fantassin.
    .then = Les Marches sont finies. On résout maintenant les ordres de Consolidation de Pouvoir.
supply-muster = Une Consolidation de Pouvoir à étoile permet aussi de recruter. Winterfell est une Forteresse et donne 2 points. Pour 1, transformez le fantassin en chevalier ; pour 1, construisez un bateau dans le port.
    .instead = Dépensez les deux points : transformez le fantassin en chevalier et construisez un bateau dans le port de Winterfell.
    .then = Un chevalier coûte 2, mais un fantassin en devient un pour 1. Avec la carte Recrutement, tous les Châteaux et toutes les Forteresses en font autant.
supply-reconcile = La carte Ravitaillement compte tous les symboles. Vous en avez deux, donc vous descendez à 2 : une armée de deux est de trop. Retirez une unité d'une armée de deux.
    .instead = Une seule unité suffit. Prenez-la dans une armée de deux, pour qu'il reste une unité seule.
    .then = Vos armées respectent de nouveau votre ravitaillement.
supply-end = Gagnez des symboles Ravitaillement avant de recruter, et vérifiez votre ravitaillement avant de réunir des unités.
