### Seats that the app plays: there is one way in which it does.

# As the name of who plays; it is kept in the saved game.
code-name = The app
# Below the name of who plays.
code-seat = Played by the app
code-line = One level: it weighs what each answer brings at once, from its own cards alone, and plans no further.

## While it plays

code-thinking = It is thinking …
# Above the newest lines of the log.
code-latest = Latest

## Beside its seal on a bargain

code-signs = { NAME($house) } signs or refuses
    .note = Played by the app: once you have signed.

## In the log: who plays on

handed-code = { NAME($house) } is played by the app from here on.
handed-person = { NAME($house) } is played by { $name } from here on.
