### What every ask has, and what is said of answers that are taken back.

## Every ask

# An ask as others hear it, too. $text is said to the house.
ask-named = { NOM($house) }: { $text }
# Read aloud when the game asks something. $title is the name of the step.
ask-aloud = { $title }. { NOM($house) }: { $text }
# Below the name of a player, for whom the tablet is passed on: what for. A decision has its own as `.curtain`.
# `.deed` of a decision is on the button that leads to it: what the player does next.
curtain = um geheim zu entscheiden
# An option that is not known.
option-unknown = Dies

## What a house has answered, as a label: beside "Take back", before ": taken back."

deed-orders = Befehle { OF($house) }
deed-raven = Botenrabe { OF($house) }
deed-raid = Überfall { OF($house) }
deed-march = Marsch { OF($house) }
deed-consolidate = Machtzuwachs { OF($house) }
deed-muster = Rekrutierung { OF($house) }
deed-reconcile = Versorgungsverluste { OF($house) }
deed-bid = Gebot { OF($house) }
deed-rank = Auflösung des Gleichstands durch { NOM($house) }
deed-card = Hauskarte { OF($house) }
deed-area = Wahl { OF($house) }
deed-units = Wahl der Einheiten { OF($house) }
deed-option = Wahl { OF($house) }

## Why no more can be taken back

wall-westeros-card = Davor wurden Westeroskarten aufgedeckt: Was gesehen ist, ist gesehen.
wall-wildling-card = Davor wurde die Wildlingkarte aufgedeckt: Was gesehen ist, ist gesehen.
wall-bids = Davor wurden die Gebote aufgedeckt: Was gesehen ist, ist gesehen.
wall-orders-revealed = Davor wurden die Befehle aufgedeckt: Was gesehen ist, ist gesehen.
wall-cards = Davor wurden die Hauskarten aufgedeckt: Was gesehen ist, ist gesehen.
wall-tides = Davor wurden die Schlachtenglückskarten aufgedeckt: Was gesehen ist, ist gesehen.
wall-tide-drawn = Davor wurde eine Schlachtenglückskarte gezogen: Was gesehen ist, ist gesehen.
wall-raven = Davor hat der Botenrabe die Wildlingkarte gezeigt: Was gesehen ist, ist gesehen.
wall-beginning = Davor begann die Partie.
