### Seats that the app plays: who plays them, and how well. How they change hands: shell/code.

person-conqueror = Le Conquérant
    .note = Marche, et marche encore. Laisse peu derrière lui.
person-warden = Le Gardien
    .note = Tient ce qu'il tient. Ne pardonne à aucun agresseur.
person-courtier = Le Courtisan
    .note = Le pouvoir d'abord. Mise gros, et pour les trois pistes.
person-corsair = Le Corsaire
    .note = Fait un raid sur tout ce qui s'offre, et veut les mers.
level-title = Son niveau
level-squire = Joue à l'instinct. Bien pour apprendre le jeu.
level-knight = Réfléchit à ses combats.
level-lord = Réfléchit jusqu'à la fin du tour, sans pitié.
level-hand = Voit un tour plus loin qu'un Seigneur avant une Marche ou un Raid.
person-title = Son style
# The seat and its level, below a name.
seat-squire = L'application (Écuyer)
seat-knight = L'application (Chevalier)
seat-lord = L'application (Seigneur)
seat-hand = L'application (Main du Roi)
thinking = L'application réfléchit…
weaker = L'application ne peut pas réfléchir en arrière-plan ici : ses sièges jouent moins bien.
latest = Derniers coups
