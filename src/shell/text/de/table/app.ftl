### What is loaded from the beginning: the app, its updates, the menu button, the sand timer.

# The name of the app. It stays as it is in every language.
app = Pass the Crown

## A new version of the app

update-waiting = Eine neue Version ist bereit.
# Another tab of the browser.
update-taken = Ein anderer Tab nutzt schon die neue Version.
update-now = Jetzt aktualisieren
update-later = Später
update-reload = Auch hier neu laden
# In the menu of a running game.
update-waiting-note = Eine neue Version ist bereit. Die Partie geht dort weiter, wo sie steht.

## The button of the menu, and the title of what it opens

menu = Menü

## The sand timer: a decision has taken as long as the table agreed on

glass-ran-out = { $minutes ->
    [one] Die Zeit ist um: { $minutes } Minute.
   *[other] Die Zeit ist um: { $minutes } Minuten.
  }
glass-turn = Das hat keine Folgen. Tippe, um die Sanduhr umzudrehen.

## An address at which there is nothing

lost = Diese Seite gibt es nicht
    .text = Unter dieser Adresse ist nichts. Deine Partien sind sicher.
    .home = Zurück zum Anfang

missing = Ein Teil der App fehlt
    .text = Stell eine Verbindung zum Netz her und lade dann die Seite neu. Deine Partien sind sicher.
    .again = Neu laden
