### What can be learnt, for choosing from.

first-turns = Un turno e mezzo
    .teaches = Supporto, un tradimento, un ostaggio e un accordo: tutto, una volta.
