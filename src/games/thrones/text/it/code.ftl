### Seats that the app plays, as every table knows of them.

# Button of a line of the log: why code did this.
code-why = Perché?
code-level-squire = Scudiero
code-level-knight = Cavaliere
code-level-lord = Lord
code-level-hand = Primo Cavaliere
# In the log, when a seat has changed hands.
code-handed-person = D'ora in poi { NOM($house) } è in mano a una persona: { $name }.
code-handed = { $skill ->
    [squire] { NOM($house) } è in mano all'app: { $name }, livello Scudiero.
    [knight] { NOM($house) } è in mano all'app: { $name }, livello Cavaliere.
    [lord] { NOM($house) } è in mano all'app: { $name }, livello Lord.
   *[hand] { NOM($house) } è in mano all'app: { $name }, livello Primo Cavaliere.
}
