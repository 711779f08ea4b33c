### What can be learnt, for choosing from.

first-turns = A turn and a half
    .teaches = Support, a betrayal, a hostage and a deal: everything once.
