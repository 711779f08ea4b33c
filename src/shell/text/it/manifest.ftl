### What the device shows of the app once it is installed. Its name is in table/app.ftl.

description = Un'app non ufficiale per Il Trono di Spade: Il Gioco da Tavolo, attorno a un solo tablet.
# In the menu of its icon.
shortcut-continue = Continua
shortcut-new-game = Nuova partita
shortcut-rules = Regole
shortcut-phone = Rispondi da questo telefono
