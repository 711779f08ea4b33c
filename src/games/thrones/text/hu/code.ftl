### Seats that the app plays, as every table knows of them.

# Button of a line of the log: why code did this.
code-why = Miért?
code-level-squire = Fegyverhordozó
code-level-knight = Lovag
code-level-lord = Nagyúr
code-level-hand = A király segítője
# In the log, when a seat has changed hands.
code-handed-person = { NOM($house) } új játékosa: { $name }.
code-handed = { $skill ->
    [squire] { NOM($house) } mostantól az alkalmazás kezében van: { $name }, fegyverhordozóként.
    [knight] { NOM($house) } mostantól az alkalmazás kezében van: { $name }, lovagként.
    [lord] { NOM($house) } mostantól az alkalmazás kezében van: { $name }, nagyúrként.
   *[hand] { NOM($house) } mostantól az alkalmazás kezében van: { $name }, a király segítőjeként.
}
