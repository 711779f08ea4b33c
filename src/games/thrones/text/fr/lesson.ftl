### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

first-round = Un premier tour
    .teaches = Ordres, raid, marche, combat et pouvoir : tout, une fois.

## A first round

planning = Vous jouez la Maison Stark. Touchez chaque zone pour donner un ordre à ses unités : Raid en mer, Marche à Blancport et à Moat Cailin, Consolidation de Pouvoir à Winterfell.
    .instead = De bons ordres, mais ce tour demande un Raid en mer, une Marche à Blancport et à Moat Cailin, et une Consolidation de Pouvoir à Winterfell.
    .then = Entre amis, chacun placerait ses ordres en secret, puis passerait la tablette. Qui détient le Corbeau Messager peut maintenant changer un ordre.
raid = Les Raids d'abord. Visez la Presqu'île de Claquepince : Baratheon y perd son ordre et un pion Pouvoir, et vous en recevez un.
    .instead = Vous pourriez renoncer, mais ce raid ne vous coûte rien. Touchez la Presqu'île de Claquepince.
    .then = Les Raids sont finis. Maintenant, chaque Maison résout une Marche à la fois, dans l'ordre du tour.
settle = Marchez depuis Blancport vers la Veuve, qui a un symbole Ravitaillement. Laissez un pion Pouvoir pour garder Blancport.
    .instead = Pas encore : envoyez le fantassin depuis Blancport vers la Veuve et laissez un pion Pouvoir.
    .then = Les autres Maisons marchent à leur tour. Regardez ce qu'elles font.
attack = Attaquez maintenant : envoyez le chevalier et le fantassin depuis Moat Cailin vers Salvemer. Il y a là un Château, et avec sept Châteaux, on gagne la partie.
    .instead = Un chevalier compte pour 2 et un fantassin pour 1 : il vous faut les deux. Envoyez-les vers Salvemer.
    .then = Marcher dans une zone ennemie lance un combat. Les unités, les ordres et les soutiens comptent.
card = Chaque camp ajoute une carte Maison en secret, et le plus fort total gagne. Lannister a joué une carte faible. Essayez Eddard Stark.
    .then = Salvemer est à vous. Les autres Maisons finissent leurs ordres.

## While others act

watching-orders = Tous les ordres sont révélés en même temps. À partir d'ici, on ne change plus rien.
watching-battle = Les cartes sont révélées ensemble, et le plus fort total gagne. Les épées du vainqueur détruisent des unités ; les vaincus qui restent battent en retraite.
watching-round = À la fin, la Consolidation de Pouvoir rapporte : un pion Pouvoir, et un de plus par symbole Pouvoir. Plus tard, ce pouvoir achète de l'influence.
watching-westeros = À partir du tour 2, chaque tour commence par trois cartes Westeros. Elles disent quand miser, recruter et compter le ravitaillement.
end = Voilà un tour entier : programmer, faire des raids, marcher, combattre, collecter du pouvoir. Après dix tours, ou à sept Châteaux, la partie est gagnée.
