### Ce qui se dit pendant la partie d'exemple : pourquoi quelqu'un a fait ce qui vient d'arriver.

note-alone = Qui soutient un challenger victorieux étend aussi son influence. Baratheon préfère gagner seule et refuse l'aide.
note-hostage = L'otage est une carte Barristan : torturé, Barristan lui-même perd jusqu'à 4 pions Pouvoir. Il n'en avait pas plus, et il meurt.
note-betrayal = Une hostilité contre une trêve, c'est une trahison : Targaryen gagne, quels que soient les totaux. Mais Lannister, trahie, prend un otage.
note-deal = Stark tire davantage de cet accord. Mais sans lui, chacune perdrait la moitié de son pouvoir, et Baratheon étend aussi son influence : elle signe.
note-leader = Melisandre dirige Baratheon. Sa carte ne touche aucun personnage : le pouvoir est pris sur la fiche Leader, les 3 pions qui s'y trouvent.
note-peek = Melisandre a vu une trêve dans la main de Lannister. Contre une trêve, toute hostilité gagne : Baratheon joue sa plus faible, un 2.
note-yield = Cersei laisse le choix à Targaryen : donner une carte en otage, ou partir. Elle reste, car son camp gagne, et elle étend son influence avec Stark.
note-refused = 14 contre 13. Targaryen a refusé deux fois un soutien, et l'un comme l'autre lui aurait donné la victoire.
note-compel = Lannister a de l'influence chez Baratheon : son leader, Cersei, peut y désigner un personnage, et Stannis doit soutenir Lannister.
note-last = Encore un pion Influence, et Baratheon gagne la partie. Elle joue la plus forte hostilité qui soit : 20.
