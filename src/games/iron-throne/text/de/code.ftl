### Seats that the app plays, and how well.

# As the name of who plays; it is kept in the saved game.
code-name = Die App
# Below the name of who plays.
code-seat-greedy = Die App, als Knappe
code-seat-schemer = Die App, als Lord
code-level = Spielstärke
code-level-greedy = Knappe
    .note = Wägt ab, was jede Antwort sofort bringt. Gut, um das Spiel zu lernen.
code-level-schemer = Lord
    .note = Denkt jeden Zug bis ans Ende durch, kennt dabei nur die eigenen Karten und keine Gnade.

## While it plays

code-thinking = Sie überlegt …
# Above the newest lines of the log.
code-latest = Zuletzt

## Beside its seal on a bargain

code-signs = { NOM($house) } unterschreibt oder lehnt ab
    .note = Von der App gespielt: sobald du unterschrieben hast.

## In the log: who plays on

handed-code = { NOM($house) } wird ab jetzt von der App gespielt.
handed-person = Ab jetzt spielt { $name } für { NOM($house) }.
