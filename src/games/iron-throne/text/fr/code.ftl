### Seats that the app plays: there is one way in which it does.

# As the name of who plays; it is kept in the saved game.
code-name = L'application
# Below the name of who plays.
code-seat = Jouée par l'application
code-line = Un seul niveau : elle pèse ce que chaque réponse rapporte aussitôt, d'après ses seules cartes, et ne prévoit pas plus loin.

## While it plays

code-thinking = L'application réfléchit…
# Above the newest lines of the log.
code-latest = Derniers coups

## Beside its seal on a bargain

code-signs = { NAME($house) } signe ou refuse
    .note = Jouée par l'application : après votre signature.

## In the log: who plays on

handed-code = { NOM($house) } est désormais jouée par l'application.
handed-person = { NOM($house) } est désormais jouée par { $name }.
