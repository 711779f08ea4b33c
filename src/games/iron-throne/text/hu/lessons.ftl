### What can be learnt, for choosing from.

first-turns = Másfél kör
    .teaches = Támogatás, árulás, túsz és megállapodás: mindenből egy.
