### What the device shows of the app once it is installed. Its name is in table/app.ftl.

description = Nem hivatalos segítő a Trónok harca társasjátékhoz, egyetlen tablet körül.
# In the menu of its icon.
shortcut-continue = Folytatás
shortcut-new-game = Új játék
shortcut-rules = Szabályok
shortcut-phone = Válasz erről a telefonról
