### Seats that the app plays, and how well.

# As the name of who plays; it is kept in the saved game.
code-name = L'application
# Below the name of who plays.
code-seat-greedy = L'application (Écuyer)
code-seat-schemer = L'application (Seigneur)
code-level = Son niveau
code-level-greedy = Écuyer
    .note = Pèse ce que chaque réponse rapporte aussitôt. Bien pour apprendre le jeu.
code-level-schemer = Seigneur
    .note = Réfléchit jusqu'à la fin de chaque tour, d'après ses seules cartes, sans pitié.

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
