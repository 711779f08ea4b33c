### What the device shows of the app once it is installed. Its name is in table/app.ftl.

description = Ein inoffizieller Begleiter, um Der Eiserne Thron: Das Brettspiel an einem einzigen Tablet zu spielen.
# In the menu of its icon.
shortcut-continue = Weiterspielen
shortcut-new-game = Neue Partie
shortcut-rules = Regeln
shortcut-phone = Auf diesem Handy antworten
