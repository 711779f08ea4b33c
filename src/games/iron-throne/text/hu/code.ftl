### Seats that the app plays, and how well.

# As the name of who plays; it is kept in the saved game.
code-name = Az alkalmazás
# Below the name of who plays.
code-seat-greedy = Az alkalmazás fegyverhordozóként
code-seat-schemer = Az alkalmazás nagyúrként
code-level = Milyen jól játszik
code-level-greedy = Fegyverhordozó
    .note = Azt mérlegeli, mit hoz egy-egy válasz azonnal. Jó a játék megtanulásához.
code-level-schemer = Nagyúr
    .note = Minden kört végiggondol, csak a saját kártyái alapján, és nem kegyelmez.

## While it plays

code-thinking = Gondolkodik…
# Above the newest lines of the log.
code-latest = Legutóbbi

## Beside its seal on a bargain

code-signs = { NOM($house, case: "capital") } aláírja vagy elutasítja
    .note = Az alkalmazás játszik vele: előbb te írd alá.

## In the log: who plays on

handed-code = { NOM($house) } mostantól az alkalmazás kezében van.
handed-person = { NOM($house) } új játékosa: { $name }.
