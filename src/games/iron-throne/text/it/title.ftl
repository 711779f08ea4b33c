### The game in a line, for choosing which to play, and a way of its own in the settings.

title = The Iron Throne
    .what = Carte, promesse, ostaggi: vince chi estende per primo tutta la sua influenza.
    .players = 3–5 giocatori, circa un'ora
    .evening = Un'ora veloce: promesse, bluff, tradimenti.

# A line of the settings.
cards-i-own = Le mie carte
    .note = The Iron Throne: scrivi che cosa dicono davvero i leader e le carte della tua scatola
