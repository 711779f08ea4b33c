### What the device shows of the app once it is installed. Its name is in table/app.ftl.

description = An unofficial companion for playing A Game of Thrones: The Board Game around one tablet.
# In the menu of its icon.
shortcut-continue = Continue
shortcut-new-game = New game
shortcut-rules = Rules
shortcut-phone = Answer on this phone
