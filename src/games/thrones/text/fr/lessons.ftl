### What can be learnt, for choosing from.

first-round = Un premier tour
    .teaches = Ordres, raid, marche, combat et pouvoir : tout, une fois.
battle = Combat et soutien
    .teaches = Qui soutenir, à quoi servent les symboles d'une carte, et comment bien perdre.
bidding = Enchères et sauvageons
    .teaches = À quoi sert l'influence, qui tranche les égalités, et comment tient le Mur.
supply = Ravitaillement et recrutement
    .teaches = Quelle taille peuvent avoir vos armées, et comment recruter dans les Châteaux et les Forteresses.
first-war = Votre première guerre
    .teaches = Quatre tours contre deux Maisons que joue l'application. Le guide ne parle que si vous l'interrogez.
