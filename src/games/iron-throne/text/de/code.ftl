### Seats that the app plays: there is one way in which it does.

# As the name of who plays; it is kept in the saved game.
code-name = Die App
# Below the name of who plays.
code-seat = Von der App gespielt
code-line = Nur eine Stufe: Sie wägt ab, was jede Antwort sofort bringt, kennt dabei nur die eigenen Karten und plant nicht voraus.

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
