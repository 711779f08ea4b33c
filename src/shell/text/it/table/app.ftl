### What is loaded from the beginning: the app, its updates, the menu button, the sand timer.

# The name of the app. It stays as it is in every language.
app = Pass the Crown

## A new version of the app

update-waiting = È pronta una nuova versione.
# Another tab of the browser.
update-taken = Un'altra scheda è passata alla nuova versione.
update-now = Aggiorna ora
update-later = Più tardi
update-reload = Ricarica anche qui
# In the menu of a running game.
update-waiting-note = È pronta una nuova versione. La partita continua da dove si trova.

## The button of the menu, and the title of what it opens

menu = Menu

## The sand timer: a decision has taken as long as the table agreed on

glass-ran-out = { $minutes ->
    [one] Tempo scaduto: { $minutes } minuto.
   *[other] Tempo scaduto: { $minutes } minuti.
  }
glass-turn = Nessuna penalità. Tocca per girare la clessidra.

## An address at which there is nothing

lost = Pagina non trovata
    .text = A questo indirizzo non c'è nulla. Le tue partite sono al sicuro.
    .home = Torna all'inizio

missing = Manca una parte dell'app
    .text = Collegati alla rete, poi ricarica la pagina. Le tue partite sono al sicuro.
    .again = Ricarica
