### Settings. Each is a name, and below it in small letters what it does.

settings = Réglages
    .note = enregistrés sur cet appareil

theme = Thème
    .note = suit l'appareil, sauf si vous en choisissez un
theme-dark = Sombre
theme-light = Clair
theme-system = Auto

## At the table

settings-table = À la table
table-mode = Mode table
    .note = pour une tablette au milieu de la table : grand texte, et chaque question est tournée vers la personne concernée
idle = Fermer le rideau après
    .note = aussi quand vous quittez l'application ou que l'écran s'éteint
    .never = Jamais
glass = Sablier
    .note = signale qu'une décision dépasse le temps prévu ; sans pénalité
    .none = Aucun
# Buttons of the two above.
some-seconds = { $seconds } s
some-minutes = { $minutes } min
code-speed = Sièges joués par l'application
    .note = combien de temps elle attend, pour que vous puissiez suivre
code-speed-slow = Lent
code-speed-normal = Normal
code-speed-quick = Rapide
awake = Garder l'écran allumé
    .note = tant qu'une partie est ouverte
    .unable = Ce navigateur ne peut pas le faire. Retardez le verrouillage de la tablette dans ses propres réglages, sous Affichage.
recap = Montrer un résumé
    .note = à l'ouverture d'un rideau, avant votre décision
hints = Conseils pour débuter
    .note = une ligne pour chaque nouvelle sorte de décision, une fois par siège
reveals = S'arrêter aux révélations
    .note = ordres, mises, cartes et combats, pour que toute la table les voie
forecast = Chances au combat
    .note = victoire ou défaite contre chaque carte de l'adversaire

## Sound and motion

settings-movement = Sons et mouvement
sound = Sons discrets
    .note = six sons doux : un sceau, une marche, un cor et d'autres
haptics = Vibration
    .note = brève, quand un choix est enregistré
pace = Animations
    .note = touchez pour passer l'une d'elles
pace-none = Aucune
pace-quick = Vives
pace-full = Calmes
fullscreen = Plein écran
    .note = cache les barres du navigateur

## Games on this device

settings-games = Parties sur cet appareil
# $used: "12.3 MB"; $quota: "2.0 GB".
storage-used = { $used } sur { $quota }
storage-unknown = le navigateur ne dit pas combien il y a de place
persisted = Protéger mes parties
    .yes = Oui
    .allow = Autoriser
persisted-granted = Le navigateur n'effacera pas vos parties de lui-même.
persisted-not = Si l'appareil manque de place, le navigateur peut les effacer.
persisted-refused = Le navigateur a refusé. Il accepte plus volontiers pour une application installée ; les parties exportées, elles, sont toujours en sécurité.
persisted-unasked = Ce navigateur ne promet pas de les garder. Créez une sauvegarde après chaque soirée de jeu.
persisted-week = Safari les efface si vous n'ouvrez pas cette page pendant une semaine. Installez l'application, et il les garde.

settings-about = Version et crédits
settings-unofficial = Une création de fans, non officielle.

## The page about the app

about = À propos
    .version = Version { $version }
    .what = Pass the Crown. Un compagnon non officiel pour jouer à deux jeux de plateau autour d'une seule tablette, hors ligne.
about-game = Les jeux
    .text = Le Trône de Fer : Le Jeu de Plateau et The Iron Throne, leurs titres et les noms de leurs Maisons, lieux et personnages appartiennent à leurs ayants droit : les éditeurs et les auteurs des jeux, et l'auteur des livres dont ils s'inspirent. Cette application n'est ni faite ni approuvée par eux, et n'utilise rien de leurs images ni de leurs textes.
# Letters and fonts.
about-type = Caractères
    .text = Alegreya, Alegreya SC et Alegreya Sans, de Juan Pablo del Peral et The Alegreya Project Authors (Huerta Tipográfica), sous SIL Open Font License 1.1.
# $icons: what they are called in their collection, in English.
about-icons = Icônes
    .text = Certains symboles viennent de game-icons.net, de Lorc, Delapouite et d'autres, sous CC BY 3.0, redimensionnés et recolorés : { $icons }. Les autres, la carte et les pièces sont de nous.
about-code = L'application
    .text = Le code et les dessins sont sous licence MIT. Rien de ce que vous jouez ne quitte cet appareil ; une fois installée, l'application n'a pas besoin de réseau.

## Licences

licences-link = Licences de tout ce qu'elle contient
licences = Licences
    .note = De quoi cette application est faite, et à quelles conditions.
    .lack = Les textes des licences n'ont pas pu être chargés. Ils accompagnent chaque copie de l'application, dans licences.json.
