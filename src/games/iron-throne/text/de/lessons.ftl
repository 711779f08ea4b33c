### What can be learnt, for choosing from.

first-turns = Anderthalb Züge
    .teaches = Unterstützung, Verrat, eine Geisel und ein Abkommen: alles einmal.
