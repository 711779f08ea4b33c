### The game in a line, for choosing which to play, and a way of its own in the settings.

title = The Iron Throne
    .what = Cards, promises, hostages: be the first to spread all your influence.
    .players = 3–5 players, about an hour
    .evening = A quick hour: promises, bluff, betrayal.

# A line of the settings.
cards-i-own = Cards I own
    .note = The Iron Throne: write what the leaders and cards in your box really say
