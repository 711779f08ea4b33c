### Looking back at a game: the replay, and the chronicle.

replay = Replay
replay-opening = Setting up the board…

## In the bar: what is to be seen

replay-open = everything shown
replay-public = still being played: only what everyone saw

replay-begins = The game begins
replay-cut = The app has changed since this was played, so the replay ends here. The game itself is complete.
replay-unreadable = This game cannot be replayed
    .text = Its beginning cannot be read. The game itself is fine.

## The buttons below the board

replay-timeline = Timeline of the game
replay-first = To the start
replay-last = To the end
replay-back = { $stride ->
    [decision] One decision back
    [turn] One turn back
   *[round] One round back
  }
replay-on = { $stride ->
    [decision] One decision on
    [turn] One turn on
   *[round] One round on
  }
replay-note = Note { $number } of { $of }
    .next = Next
    .skip = No more notes
replay-play = Play
replay-pause = Pause
# Followed by three buttons: how far each step goes.
replay-stride = Step by
replay-stride-decision = Decision
replay-stride-turn = Turn
replay-stride-round = Round
# $speed: "2 ×".
replay-speed = Speed { $speed }; change it

## Secrets

replay-show-hidden = Show what was hidden
replay-hide-hidden = Hide it again
# Followed by the sigils of the houses, and a button for all.
replay-seen-by = Seen by
replay-seen-by-all = All

## Playing on from a moment of it

replay-branch = Play on from here
    .note = Starts a new game from this point. This one stays as it is.
    .over = There is nothing left to play here: go back a step.
    .running = Once the game is over, you can play on from any point. Until then, that would reveal secrets.
    .failed = The new game could not be saved. Nothing was lost; try again.

replay-more = More
replay-chronicle = Chronicle
    .note = Figures, battles, times; export and share

## The chronicle

chronicle = Chronicle
chronicle-opening = Opening the chronicle…
chronicle-running = The game is still on: this is what everyone saw.
chronicle-no-times = Times are not known for a game that was imported from a file.
chronicle-replay = Replay

## How the evening turned: the review of a finished game

review = How the evening turned
review-opening = Reading the game…
review-running = This page opens when the game is over.
review-none = There is no review of this game.

## How long a player took

time-short = under a minute
time-minutes = { $minutes } min
# $rest: minutes, with two digits.
time-hours = { $hours } h { $rest } min
