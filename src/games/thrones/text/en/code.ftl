### Seats that the app plays, as every table knows of them.

# Button of a line of the log: why code did this.
code-why = Why?
code-level-squire = Squire
code-level-knight = Knight
code-level-lord = Lord
code-level-hand = Hand
# In the log, when a seat has changed hands.
code-handed-person = { NOM($house) } is played by { $name } from here on.
code-handed = { $skill ->
    [squire] { NOM($house) } is played by the app: { $name }, as a Squire.
    [knight] { NOM($house) } is played by the app: { $name }, as a Knight.
    [lord] { NOM($house) } is played by the app: { $name }, as a Lord.
   *[hand] { NOM($house) } is played by the app: { $name }, as Hand of the King.
}
