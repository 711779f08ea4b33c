### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A turn and a half

# The name of the learner.
you = vous
accept = À la fin, la partie revient à la Maison qui a étendu le plus d'influence. Vous dirigez la Maison Stark, et Lannister vous défie : Jaime a 5 pions Pouvoir, Robb 6. Baratheon vous offre Davos, qui gagne ou perd avec vous. Acceptez.
    .instead = Vous pourriez refuser, mais Robb seul apporte 6, et avec Davos cela fait 10. Acceptez cette fois.
    .then = Davos vous soutient : 10 contre 5, et chaque camp va encore ajouter une carte Maison.
promise = Choisissez votre carte Maison. Deux hostilités : le total le plus élevé gagne, et qui perd y laisse la moitié du pouvoir envoyé. Deux trêves : vous négociez. Tenez parole et jouez une trêve.
    .instead = Une hostilité trahirait Lannister, et un personnage compte pour 0. Voyez d'abord ce que vaut une promesse : jouez une trêve.
    .then = Dès que chacun a joué une carte, les deux sont révélées ensemble.
hostage = Mais qui est trahi prend un otage : une carte Lannister que personne d'autre ne peut regarder. Prenez-la dans le paquet, ou dans la main, où elle manquera.
    .instead = Vous pourriez vous en passer, mais un otage vaut cher. Prenez-en un.
    .then = Vous détenez une carte Lannister. Les autres n'en voient que le dos.
revenge = On peut maintenant jouer des cartes Personnage. La liste montre chaque Maison dont le personnage présent, ou le leader, a une carte pour ce moment. Touchez votre blason et jouez Arya : Jaime ne garde qu'un pion Pouvoir.
    .instead = Vous avez juste la carte qu'il faut. Touchez votre blason et jouez Arya.
    .then = Jaime avait 5 pions Pouvoir et n'en garde qu'un. La prochaine défaite le tuera.
nobody = Après chaque carte jouée, on repose la question à tous. Vous n'avez plus rien à jouer : maintenez « Personne ».
    .then = Le tour est fini : les personnages rentrent, les cartes jouées sont défaussées, et chacun pioche jusqu'à cinq cartes.
keep = C'est votre tour. À quoi sert un otage ? Torturé, il coûte du pouvoir à Lannister. Libéré, il vous rapporte une carte à chacun. Ou vous le gardez pour un échange, comme maintenant.
    .instead = Vous n'auriez plus d'otage, et il vous en faut un pour négocier. Gardez-le cette fois.
    .then = Un événement désigne maintenant le défenseur.
power = Chacun place 1 pion Pouvoir. Sur un personnage, il compte dans les rencontres et peut s'y perdre ; sur la fiche Leader, il est à l'abri mais ne compte pas. Donnez-le à qui vous voulez.
    .then = Lannister donne 1 pion Pouvoir à Cersei.
send = Qui participe ? Plus de pouvoir rend votre camp plus fort, mais une défaite en coûte la moitié. Envoyez qui vous voulez.
    .then = Lannister envoie Cersei, et Baratheon reste à l'écart.
truce = Avec une hostilité, vous trahiriez Lannister et gagneriez, mais Lannister vous prendrait un otage. Avec deux trêves, chacun peut y gagner. Jouez votre trêve.
    .instead = La trahison paiera une autre fois. Ici, vous voulez négocier : jouez votre trêve.
    .then = Dès que chacun a joué une carte, les deux sont révélées ensemble.
deal = Chacun peut recevoir jusqu'à 1 pion Influence, 2 otages et 3 pions Pouvoir. Mettez 1 pion Influence pour vous et 1 otage pour Lannister, puis maintenez votre sceau.
    .instead = Lannister ne demande que sa carte, et signe pour cela : 1 pion Influence pour vous, 1 otage pour Lannister.
    .then = Un accord signé par les deux engage.

## While others act

watching-talk = Avant les cartes, on parle aussi longtemps qu'on veut. Lannister promet une trêve, et vous aussi. Aucune promesse n'engage.
    .again = Parlez encore. Lannister veut récupérer sa carte et propose une trêve : cette fois, elle a quelque chose à y gagner.
watching-reveal = Trahison. Une trêve et une hostilité : l'hostilité gagne, quels que soient les totaux.
    .truce = Deux trêves : personne ne gagne ni ne perd, et vous négociez tous les deux.
watching-result = Lannister étend son influence chez vous. Votre camp perd la moitié de son pouvoir, arrondie au supérieur : Robb garde 3, Davos 2. Un personnage sans pouvoir est mort.
    .deal = Lannister récupère sa carte, et vous avez placé 1 pion Influence de plus. Un accord peut valoir une victoire.
watching-event = L'événement désigne le défenseur : vous défiez Lannister. Chacun pioche une carte.
    .later = Le tour est fini, et maintenant Baratheon vous défie.
end = Parler, soutenir, trahir, négocier : cela continue jusqu'à ce qu'une Maison ait étendu toute son influence ou perdu ses quatre personnages.
