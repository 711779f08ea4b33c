### The game in a line, for choosing which to play.

title = Il Trono di Spade: Il Gioco da Tavolo
    .what = Terre, Ordini, Castelli: vince chi per primo controlla sette Castelli.
    .players = 3–6 giocatori, da due a quattro ore
