### What every ask has, and what is said of answers that are taken back.

## Every ask

# An ask as others hear it, too. $text is said to the house.
ask-named = { NOM($house, case: "capital") } – { $text }
# Read aloud when the game asks something. $title is the name of the step.
ask-aloud = { $title }. { NOM($house, case: "capital") }. { $text }
# Below the name of a player, for whom the tablet is passed on: what for. A decision has its own as `.curtain`.
# `.deed` of a decision is on the button that leads to it: what the player does next.
curtain = per decidere in segreto
# An option that is not known.
option-unknown = Questa scelta

## What a house has answered, as a label: beside "Take back", before ": taken back."

deed-orders = Ordini { OF($house) }
deed-raven = Corvo usato { FROM($house) }
deed-raid = Razzia { OF($house) }
deed-march = Marcia { OF($house) }
deed-consolidate = Consolidamento { OF($house) }
deed-muster = convocazione { OF($house) }
deed-reconcile = eserciti adattati { FROM($house) }
deed-bid = offerta { OF($house) }
deed-rank = parità risolta { FROM($house) }
deed-card = carta { OF($house) }
deed-area = scelta { OF($house) }
deed-units = scelta di unità { OF($house) }
deed-option = scelta { OF($house) }

## Why no more can be taken back

wall-westeros-card = Prima sono state rivelate carte Continente Occidentale: ciò che si è visto resta visto.
wall-wildling-card = Prima è stata rivelata la carta Bruti: ciò che si è visto resta visto.
wall-bids = Prima sono state rivelate le offerte: ciò che si è visto resta visto.
wall-orders-revealed = Prima sono stati rivelati gli Ordini: ciò che si è visto resta visto.
wall-cards = Prima sono state rivelate le carte Casa: ciò che si è visto resta visto.
wall-tides = Prima sono state rivelate le carte Sorti della Battaglia: ciò che si è visto resta visto.
wall-tide-drawn = Prima è stata pescata una carta Sorti della Battaglia: ciò che si è visto resta visto.
wall-raven = Prima è stata guardata la carta Bruti con il Corvo: ciò che si è visto resta visto.
wall-beginning = Prima c'è solo l'inizio della partita.
