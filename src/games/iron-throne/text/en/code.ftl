### Seats that the app plays, and how well.

# As the name of who plays; it is kept in the saved game.
code-name = The app
# Below the name of who plays.
code-seat-greedy = The app, as a Squire
code-seat-schemer = The app, as a Lord
code-level = How well it plays
code-level-greedy = Squire
    .note = Weighs what each answer brings at once. Good for learning the game.
code-level-schemer = Lord
    .note = Thinks each turn through to its end, from its own cards alone, and shows no mercy.

## While it plays

code-thinking = It is thinking…
# Above the newest lines of the log.
code-latest = Latest

## Beside its seal on a bargain

code-signs = { NAME($house) } signs or refuses
    .note = Played by the app: once you have signed.

## In the log: who plays on

handed-code = { NAME($house) } is played by the app from here on.
handed-person = { NAME($house) } is played by { $name } from here on.
