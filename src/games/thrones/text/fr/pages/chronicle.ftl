### The chronicle: the figures of a game, its battles, who was passed the tablet and how long everybody took; and taking it along.

chronicle-charts = Tour par tour
chronicle-castles = Châteaux et Forteresses
    .note = à la fin de chaque tour
    .caption = Châteaux et Forteresses des Maisons, tour par tour
chronicle-supply = Ravitaillement
    .note = au moment de placer les ordres du tour suivant
    .caption = Ravitaillement des Maisons, tour par tour
chronicle-power = Pouvoir
    .note = disponible au moment de placer les ordres du tour suivant
    .caption = Pouvoir disponible des Maisons, tour par tour

## Battles

chronicle-battles = Combats
chronicle-no-battles = Aucun combat n'a eu lieu.
chronicle-battle = Tour { $round } · { NAME($area) }
# Beside the house that attacked.
chronicle-attacked = attaquant
chronicle-no-card = pas de carte
chronicle-fought = { $tie ->
    [yes] { NAME($winner) } bat { NAME($loser) }, { $own } contre { $value }, grâce à la piste des Fiefs
   *[no] { NAME($winner) } bat { NAME($loser) }, { $own } contre { $value }
}
chronicle-tie = égalité : la piste des Fiefs a décidé

## Passes and time

chronicle-passing = Passages et temps
chronicle-passes = Passages
    .note = Combien de fois la tablette est passée à une Maison pour un choix secret.
chronicle-time = Temps
    .note = Les pauses d'une heure ou plus ne comptent pas.
chronicle-together = Total

## Taking it along

chronicle-log = Lire le journal
chronicle-take = Enregistrer ou partager
chronicle-json = JSON
    .note = chaque ligne, pour les programmes
chronicle-csv = Tableau (CSV)
    .note = chaque ligne, pour un tableur
# Heads of the columns of that table. What is below most of them is for programs and stays English.
column-number = numéro
column-time = heure
column-round = tour
column-phase = phase
column-house = maison
column-about = sujet
column-what = événement
column-sentence = phrase
chronicle-picture = Image
    .note = le résultat final, à partager
    .failed = Ce navigateur n'a pas pu dessiner l'image.
# Part of a file name, after the name of the game.
chronicle-file = chronique
# In a file name, for a game whose name has no letter.
chronicle-file-game = partie
picture-won = { NOM($house, case: "capital") } gagne
picture-after = après le tour { $round }
picture-round = Tour { $round }
picture-app = Pass the Crown
picture-unofficial = Pass the Crown · une création de fans, non officielle
