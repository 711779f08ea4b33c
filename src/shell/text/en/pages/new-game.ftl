### A new game of any kind, and a lesson.

new-game = New game
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] { $day } night
    [morning] { $day } morning
    [afternoon] { $day } afternoon
   *[evening] { $day } evening
  }
# On which side of the tablet a player sits.
side = Side of the tablet
side-south = Bottom
side-west = Left
side-north = Top
side-east = Right
new-game-not-kept = The game could not be set up.

## Who sits where, and begin

new-taps = Three taps and you are playing
new-count = How many?
new-players = Number of players
new-seats = Who sits where?
    .drag = drag a seat, or choose it and move it with the buttons
    .list = in passing order
# Name of a seat before somebody has typed one.
new-player = Player { $place }
new-first = holds the tablet first
# Read aloud.
new-seat = { $name }, { $about }, seat { $place } of { $count }. Open to change
new-name = Name
new-pin = PIN
    .note = four digits, or none
# Above the houses of a seat.
new-plays = { $name } plays
# Buttons: along the table, in passing order.
new-earlier = Move one seat left
new-later = Move one seat right
# Read aloud after a seat was moved.
new-sits = { $name } sits in seat { $place }.
new-options = Options
    .note = all optional
new-pins = PINs
    .note = a seat may ask for four digits when its curtain opens
new-begin = Begin
new-begins = { $name } holds the tablet first.
new-show = The app plays every seat; you watch.
new-beginning = Setting up…
new-missing-name = Someone has no name
new-missing-pin = A PIN needs four digits, or none
# Where it is missing.
new-lacks-name = This seat needs a name.
new-lacks-pin = A PIN has four digits. Without one, leave it empty.

## A lesson

lesson = Learn by playing
# Read aloud: the box with what to do now.
lesson-coach = Coach
lesson-step = Step { $number } of { $of }
# Answers in the place of the learner.
lesson-show = Show me
# Goes back a step.
lesson-again = Again
lesson-restart = From the beginning
lesson-new-game = New game
lesson-list = All lessons
lesson-minutes = { $count } minutes
# Read aloud, after the minutes of a lesson.
lesson-done = played to the end
lesson-number = Lesson { $number } of { $of } · done
lesson-next = Next lesson
# Above scenes of the rulebook that play.
lesson-see = See it played
# While the others still answer, and nobody knows the outcome.
lesson-watch = Watch what happens.
