### Ce qui se dit pendant la partie d'exemple : pourquoi quelqu'un a fait ce qui vient d'arriver.

note-split = La Maison Stark partage son armée : au chevalier le Château de Moat Cailin, au fantassin le ravitaillement des Roches.
note-token = Salrivage a un symbole Ravitaillement. Le pion Pouvoir conserve la zone à la Maison Martell, maintenant que sa dernière unité est partie.
note-throne = Trois Maisons ont fait la même mise contre les sauvageons. La Maison Baratheon détient le Trône de Fer : elle tranche, et prend la récompense.
note-raid = Une Consolidation de Pouvoir vaut un Raid : la Maison Martell gagne 1 pion Pouvoir, la Maison Baratheon en perd 1 et n'en récolte aucun au Bois-du-Roi.
note-blackfish = La Maison Stark ne peut pas gagner ici, quoi qu'elle joue. Avec le Silure, son fantassin n'est pas détruit.
note-tie = 7 contre 7. La Maison Lannister est devant la Maison Tyrell sur la piste des Fiefs : l'égalité lui profite.
note-supply = Les sauvageons ont gagné, et chaque Maison a perdu du ravitaillement. La Maison Baratheon ne peut plus nourrir son armée à Harrenhal et y perd un fantassin.
note-tyrion = Tyrion renvoie Euron dans la main de la Maison Greyjoy. Elle n'a pas d'autre carte, combat donc sans carte et perd, 6 contre 7.
note-cersei = La Maison Lannister a gagné, et Cersei retire encore un ordre : la Marche de Pyk. Aucune armée n'en viendra ce tour-ci.
note-blade = C'était 6 contre 7. La Lame d'Acier Valyrien ajoute 1, et l'égalité profite à la Maison Baratheon, première sur la piste des Fiefs.
note-ships = Il ne restait qu'un pion Pouvoir aux Eyrié. Les bateaux de la Maison Baratheon y transportent son armée à travers deux zones maritimes : un Château de plus.
note-seventh = La Maison Baratheon contrôle six Châteaux et Forteresses. Le Bief serait le septième, et qui en contrôle sept gagne aussitôt.
