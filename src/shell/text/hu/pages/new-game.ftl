### A new game of any kind, and a lesson.

new-game = Új játék
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] { $day } éjjel
    [morning] { $day } délelőtt
    [afternoon] { $day } délután
   *[evening] { $day } este
  }
# On which side of the tablet a player sits.
side = A tablet melyik oldala
side-south = Alsó
side-west = Bal
side-north = Felső
side-east = Jobb
new-game-not-kept = A játékot nem sikerült előkészíteni.

## Who sits where, and begin

new-taps = Három koppintás, és már játszotok
new-count = Hányan játszotok?
new-players = Játékosok száma
new-seats = Ki hol ül?
    .drag = húzd a helyeket, vagy válassz egyet, és mozgasd a gombokkal
    .list = átadási sorrendben
# Name of a seat before somebody has typed one.
new-player = { $place }. játékos
new-first = nála kezd a tablet
# Read aloud.
new-seat = { $name }, { $about }, { $place }. hely, összesen { $count }. Nyisd meg a módosításhoz
new-name = Név
new-pin = PIN
    .note = négy számjegy, vagy semmi
# Above the houses of a seat.
new-plays = { $name } háza
# Buttons: along the table, in passing order.
new-earlier = Egy hellyel balra
new-later = Egy hellyel jobbra
# Read aloud after a seat was moved.
new-sits = { $name } { THE($place) }. helyen ül.
new-options = Beállítások
    .note = egyik sem kötelező
new-pins = PIN-kódok
    .note = egy hely négy számjegyet kérhet, amikor a függönye nyílik
new-begin = Kezdés
new-begins = { $name } kapja meg először a tabletet.
new-show = Minden házzal az alkalmazás játszik, te nézed.
new-beginning = Előkészítés…
new-missing-name = Valakinek nincs neve
new-missing-pin = A PIN négy számjegy, vagy semmi
# Where it is missing.
new-lacks-name = Ehhez a helyhez név kell.
new-lacks-pin = A PIN négy számjegyből áll. Ha nem kell, hagyd üresen.

## A lesson

lesson = Tanulás játék közben
# Read aloud: the box with what to do now.
lesson-coach = Oktató
lesson-step = { $number }. lépés, összesen { $of }
# Answers in the place of the learner.
lesson-show = Mutasd meg
# Goes back a step.
lesson-again = Még egyszer
lesson-restart = Az elejéről
lesson-new-game = Új játék
lesson-list = Minden lecke
lesson-minutes = { $count } perc
# Read aloud, after the minutes of a lesson.
lesson-done = végigjátszva
lesson-number = { $number }. lecke, összesen { $of } · kész
lesson-next = Következő lecke
# Above scenes of the rulebook that play.
lesson-see = Nézd meg, hogyan játszódik le
# While the others still answer, and nobody knows the outcome.
lesson-watch = Figyeld, mi történik.
