### What can be learnt, for choosing from.

first-turns = Un tour et demi
    .teaches = Soutien, trahison, otage et accord : tout, une fois.
