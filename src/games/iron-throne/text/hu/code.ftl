### Seats that the app plays: there is one way in which it does.

# As the name of who plays; it is kept in the saved game.
code-name = Az alkalmazás
# Below the name of who plays.
code-seat = Az alkalmazás játszik vele
code-line = Egyetlen szint van: azt mérlegeli, mit hoz egy-egy válasz azonnal, csak a saját kártyái alapján, és nem tervez előre.

## While it plays

code-thinking = Gondolkodik …
# Above the newest lines of the log.
code-latest = Legutóbbi

## Beside its seal on a bargain

code-signs = { NOM($house, case: "capital") } aláírja vagy elutasítja
    .note = Az alkalmazás játszik vele: előbb te írd alá.

## In the log: who plays on

handed-code = { NOM($house) } mostantól az alkalmazás kezében van.
handed-person = { NOM($house) } új játékosa: { $name }.
