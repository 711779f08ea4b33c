### Seats that the app plays, as every table knows of them.

# Button of a line of the log: why code did this.
code-why = Warum?
code-level-squire = Knappe
code-level-knight = Ritter
code-level-lord = Lord
code-level-hand = Hand
# In the log, when a seat has changed hands.
code-handed-person = Ab jetzt spielt { $name } für { NOM($house) }.
code-handed = { $skill ->
    [squire] { NOM($house) } wird ab jetzt von der App gespielt: { $name }, als Knappe.
    [knight] { NOM($house) } wird ab jetzt von der App gespielt: { $name }, als Ritter.
    [lord] { NOM($house) } wird ab jetzt von der App gespielt: { $name }, als Lord.
   *[hand] { NOM($house) } wird ab jetzt von der App gespielt: { $name }, als Hand des Königs.
}
