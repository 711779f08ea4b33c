### The game in a line, for choosing which to play.

title = Trónok harca
    .what = Földek, parancsok, várak: az nyer, aki először birtokol hét várat és várost.
    .players = 3–6 játékos, két-négy óra
    .evening = Hosszú este: titkos tervek, nyílt háború.
