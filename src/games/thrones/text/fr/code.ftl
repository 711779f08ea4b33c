### Seats that the app plays, as every table knows of them.

# Button of a line of the log: why code did this.
code-why = Pourquoi ?
code-level-squire = Écuyer
code-level-knight = Chevalier
code-level-lord = Seigneur
code-level-hand = Main
# In the log, when a seat has changed hands.
code-handed-person = { NOM($house) } est désormais jouée par { $name }.
code-handed = { $skill ->
    [squire] { NOM($house) } est jouée par l'application : { $name }, niveau Écuyer.
    [knight] { NOM($house) } est jouée par l'application : { $name }, niveau Chevalier.
    [lord] { NOM($house) } est jouée par l'application : { $name }, niveau Seigneur.
   *[hand] { NOM($house) } est jouée par l'application : { $name }, niveau Main du Roi.
}
