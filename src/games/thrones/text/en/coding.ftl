### Seats that the app plays: who plays them, and how well. How they change hands: shell/code.

person-conqueror = The Conqueror
    .note = Marches, and marches again. Leaves little behind.
person-warden = The Warden
    .note = Holds what is held. Forgives nobody who comes for it.
person-courtier = The Courtier
    .note = Power first. Bids high, and for all three tracks.
person-corsair = The Corsair
    .note = Raids whatever is open, and wants the seas.
level-title = How well it plays
level-squire = Plays by feel. Good for learning the game.
level-knight = Thinks its battles through.
level-lord = Thinks to the end of the round, and shows no mercy.
level-hand = Thinks a round further ahead than a Lord before marching or raiding.
person-title = How it plays
# The seat and its level, below a name.
seat-squire = The app, as a Squire
seat-knight = The app, as a Knight
seat-lord = The app, as a Lord
seat-hand = The app, as Hand of the King
thinking = It is thinking…
weaker = The app cannot think in the background here, so its seats play less well.
latest = Latest
