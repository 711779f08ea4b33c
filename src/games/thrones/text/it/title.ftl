### The game in a line, for choosing which to play.

title = Il Trono di Spade: Il Gioco da Tavolo
    .what = Terre, Ordini, Castelli e Roccaforti: vince chi per primo ne controlla sette.
    .players = 3–6 giocatori, da due a quattro ore
    .evening = Una lunga serata: piani segreti, guerra aperta.
