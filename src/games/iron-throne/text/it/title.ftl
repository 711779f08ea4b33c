### The game in a line, for choosing which to play, and a way of its own in the settings.

title = Il Gioco del Trono
    .what = Carte, promesse, ostaggi: vince chi estende per primo tutta la sua influenza.
    .players = 3–5 giocatori, circa un'ora

# A line of the settings.
cards-i-own = Le mie carte
    .note = Il Gioco del Trono: scrivi che cosa dicono davvero i leader e le carte della tua scatola
