### The hall: all finished games on this device, who won them and how often.

hall = Nos soirées
hall-opening = Ouverture de la grande salle…
hall-evenings = { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
  }
hall-unreadable = { $count ->
    [one] Une partie enregistrée est illisible et ne compte pas ici.
   *[other] { $count } parties enregistrées sont illisibles et ne comptent pas ici.
  }
hall-note = Toutes les parties terminées sur cet appareil. Rien n’en sort, sauf ce que vous envoyez.
hall-counting = Lecture en cours : { $back } sur { $games }

## What is shown

# Read aloud: three views of the same evenings.
views = Affichage
view-hall = La grande salle
view-evenings = Toutes les soirées
view-records = Records
filter-game = Jeu
filter-game-all = Tous les jeux
filter-person = Qui était là
filter-person-all = Tout le monde
nothing-fits = Aucune soirée ne correspond. Choisissez autre chose ci-dessus.

## People

people = Joueurs
column-wins = Victoires
column-taken = Maisons préférées
wins-of = { $wins } sur { $evenings }
seats-of-code = Sièges joués par l’application : { $count } ; victoires : { $wins }
seats-nameless = Sièges sans nom : { $count }

## Houses

houses = Maisons
# Head of a column: evenings with that many at the table.
with-players = à { $count }
not-in-play = pas en jeu

## Rivalries

rivalries = Rivalités
who-was-ahead = qui devançait l’autre, sur { $count }
battles-between = combats entre eux : { $count }

## Medals: a title, and what for

medals = Médailles
medal-row = Belle série
    .text = { $count } soirées gagnées d’affilée.
medal-feather = D’un cheveu
    .text = Égalités tournées à son avantage : { $count }.
medal-wall = Ami du Mur
    .text = A le plus misé contre les sauvageons, en pions Pouvoir : { $count }.
medal-sword = Bras armé
    .text = A gagné le plus de combats : { $count }.
medal-banker = Banquier de fer
    .text = Avait le plus de Pouvoir en réserve quand il ne servait plus : { $count } en tout.
medal-short = À un près
    .text = Il n’en manquait qu’un pour gagner : { $count } fois.
medal-words = En trois mots
    .text = Réfléchit le moins : { $count } min par soirée.

## Records

record-shortest = Guerre la plus courte
record-highest = Meilleur score gagnant
record-closest = Fin la plus serrée
record-longest = Soirée la plus longue
record-battles = Le plus de combats
record-wildlings = Sauvageons le plus souvent vaincus
level-at = Égalité : { $text }
more-evenings = Afficher plus

## One evening

no-day = Date inconnue
by-code = joué par l’application
no-name = sans nom
winner = victoire
log-copy = Copier en texte
    .note = Pour un journal de parties ou un message
chronicle-open = Chronique
    .note = Graphiques, combats, journal et partage
review-open = Comment tout a basculé
    .note = Les chances de chacun, tour par tour, et ce qui les a changées
# One place of the text for a play log. $text: "7 castles and strongholds".
log-line = { $place }. { $name } ({ $house }) : { $text }
copied = Copié.
    .failed = Ce navigateur ne permet pas de copier.

## To the app BG Stats

bg-stats = Envoyer vers BG Stats
    .text = Ouvre l’application BG Stats avec cette soirée déjà saisie. Elle demande avant d’enregistrer quoi que ce soit.
bg-game = Jeu
bg-people = Joueurs, avec Maison, score et place
bg-left-out = Sièges laissés de côté
bg-open = Ouvrir BG Stats
bg-copy = Copier le lien
bg-offline = Pas de réseau : copiez le lien et ouvrez-le plus tard.

## One person, and two spellings of a name

person-also = Compte aussi ici : { $name }
part = Séparer de nouveau
same-as = La même personne que
same-as-choose = Choisir un nom
same-likely = { $name } et { $other } : la même personne ?
same = Est-ce une seule personne ?
    .text = Touchez le nom à garder.
same-together = Ensemble : { $text }
wins-count = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }
same-never = Jamais à la même table.
same-once = À la même table : { $date }
same-note = Seule cette page les compte ensemble : les parties gardent les noms d’origine. Vous pouvez les séparer de nouveau à tout moment.
same-two = Deux personnes
same-one = Une seule personne

## The table as a file

hall-csv = Tableau (CSV)
# Heads of columns; 1 is yes, 0 no.
column-date = date
column-game = jeu
column-evening = soirée
column-players = joueurs
column-edition = édition
column-house = Maison
column-name = nom
column-code = application
column-winner = victoire
column-rank = place
column-score = score
column-rounds = tours
column-minutes = minutes

## Nothing yet

hall-empty = La grande salle est encore vide
    .text = Terminez une partie sur cet appareil et elle sera accrochée ici : qui était là, qui a gagné avec quelle Maison, et à qui il manquait un Château ou une Forteresse.
hall-new = Nouvelle partie
