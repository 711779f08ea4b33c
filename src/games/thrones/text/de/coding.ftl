### Seats that the app plays: who plays them, and how well. How they change hands: shell/code.

person-conqueror = Der Eroberer
    .note = Marschiert und marschiert wieder. Lässt wenig zurück.
person-warden = Der Wächter
    .note = Hält, was er hat. Verzeiht niemandem, der es holen will.
person-courtier = Der Höfling
    .note = Macht zuerst. Bietet hoch, und um alle drei Leisten.
person-corsair = Der Korsar
    .note = Überfällt, was offen liegt, und will die Meere.
level-title = Spielstärke
level-squire = Spielt nach Gefühl. Gut, um das Spiel zu lernen.
level-knight = Denkt seine Kämpfe durch.
level-lord = Denkt bis ans Ende der Runde und kennt keine Gnade.
level-hand = Denkt vor Märschen und Überfällen eine Runde weiter als ein Lord.
person-title = Spielweise
# The seat and its level, below a name.
seat-squire = Die App, als Knappe
seat-knight = Die App, als Ritter
seat-lord = Die App, als Lord
seat-hand = Die App, als Hand des Königs
thinking = Die App denkt …
weaker = Die App kann hier nicht im Hintergrund denken, deshalb spielen ihre Plätze schwächer.
latest = Zuletzt
