### A game that is open in two windows. Only one of them plays.

watching = You are watching
    .text = This game is being played in another window. Only one window can play at a time, so that nothing is lost; what happens there shows up here.
taken-over = The game continues in another window
    .text = The game was taken over there. Everything is saved, and you can watch from here.
play-here = Play here instead

## Beside what is seen of it

# Heading of the last lines of the log.
latest = Latest
game-over = The game is over
# Where a decision is made that only one may see.
behind-curtain = Behind the curtain, in the other window.
on-the-table = Open to all, in the other window.
