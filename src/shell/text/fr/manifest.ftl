### What the device shows of the app once it is installed. Its name is in table/app.ftl.

description = Un compagnon non officiel pour jouer au jeu de plateau Le Trône de Fer autour d'une seule tablette.
# In the menu of its icon.
shortcut-continue = Continuer
shortcut-new-game = Nouvelle partie
shortcut-rules = Règles
shortcut-phone = Répondre sur ce téléphone
