### A new game of any kind, and a lesson.

new-game = Nuova partita
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] { $day } notte
    [morning] { $day } mattina
    [afternoon] { $day } pomeriggio
   *[evening] { $day } sera
  }
# On which side of the tablet a player sits.
side = Lato del tablet
side-south = Basso
side-west = Sinistra
side-north = Alto
side-east = Destra
new-game-not-kept = Non è stato possibile preparare la partita.

## Who sits where, and begin

new-taps = Tre tocchi e si gioca
new-count = Quanti siete?
new-players = Numero di giocatori
new-seats = Chi siede dove?
    .drag = trascina un posto, oppure sceglilo e spostalo con i pulsanti
    .list = nell'ordine in cui passa il tablet
# Name of a seat before somebody has typed one.
new-player = Giocatore { $place }
new-first = inizia con il tablet
# Read aloud.
new-seat = { $name }, { $about }, posto { $place } di { $count }. Apri per cambiare
new-name = Nome
new-pin = PIN
    .note = quattro cifre, o nessuna
# Above the houses of a seat.
new-plays = { $name } gioca
# Buttons: along the table, in passing order.
new-earlier = Sposta di un posto a sinistra
new-later = Sposta di un posto a destra
# Read aloud after a seat was moved.
new-sits = { $name } siede al posto { $place }.
new-options = Opzioni
    .note = tutte facoltative
new-pins = PIN
    .note = un posto può chiedere quattro cifre quando si apre il suo sipario
new-begin = Inizia
new-begins = Inizia con il tablet: { $name }.
new-show = L'app gioca per tutti; tu guardi.
new-beginning = Preparazione…
new-missing-name = Manca un nome
new-missing-pin = Un PIN ha quattro cifre, o nessuna
# Where it is missing.
new-lacks-name = A questo posto serve un nome.
new-lacks-pin = Un PIN ha quattro cifre. Se non serve, lascia vuoto.

## A lesson

lesson = Impara giocando
# Read aloud: the box with what to do now.
lesson-coach = Guida
lesson-step = Passo { $number } di { $of }
# Answers in the place of the learner.
lesson-show = Mostrami come
# Goes back a step.
lesson-again = Di nuovo
lesson-restart = Dall'inizio
lesson-new-game = Nuova partita
lesson-list = Tutte le lezioni
lesson-minutes = { $count } minuti
# Read aloud, after the minutes of a lesson.
lesson-done = giocata fino in fondo
lesson-number = Lezione { $number } di { $of } · completata
lesson-next = Prossima lezione
# Above scenes of the rulebook that play.
lesson-see = Da vedere in gioco
# While the others still answer, and nobody knows the outcome.
lesson-watch = Guarda che cosa succede.
