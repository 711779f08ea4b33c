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

## A lesson

lesson = Learn by playing
# Read aloud: the box with what to do now.
lesson-coach = Coach
lesson-step = Step { $number } of { $of }
lesson-over = Well done
# Answers in the place of the learner.
lesson-show = Show me
# Goes back a step.
lesson-again = Again
lesson-restart = From the beginning
lesson-new-game = New game
lesson-home = Start page
