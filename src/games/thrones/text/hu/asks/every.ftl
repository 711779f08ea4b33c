### What every ask has, and what is said of answers that are taken back.

## Every ask

# An ask as others hear it, too. $text is said to the house.
ask-named = { NOM($house, case: "capital") }: { $text }
# Read aloud when the game asks something. $title is the name of the step.
ask-aloud = { $title }. { NOM($house, case: "capital") }: { $text }
# Below the name of a player, for whom the tablet is passed on: what for. A decision has its own as `.curtain`.
# `.deed` of a decision is on the button that leads to it: what the player does next.
curtain = titkos döntéshez
# An option that is not known.
option-unknown = Ez

## What a house has answered, as a label: beside "Take back", before ": taken back."

deed-orders = { NOM($house, case: "capital") } parancsai
deed-raven = { NOM($house, case: "capital") } hollója
deed-raid = { NOM($house, case: "capital") } portyázása
deed-march = { NOM($house, case: "capital") } menetelése
deed-consolidate = { NOM($house, case: "capital") } hatalomszerzése
deed-muster = { NOM($house, case: "capital") } toborzása
deed-reconcile = { NOM($house, case: "capital") } utánpótlási veszteségei
deed-bid = { NOM($house, case: "capital") } licitje
deed-rank = { NOM($house, case: "capital") } döntése a holtversenyről
deed-card = { NOM($house, case: "capital") } házkártyája
deed-area = { NOM($house, case: "capital") } választása
deed-units = { NOM($house, case: "capital") } választott egységei
deed-option = { NOM($house, case: "capital") } választása

## Why no more can be taken back

wall-westeros-card = Előtte felcsaptátok a Westeroskártyákat: amit mindenki látott, azt nem lehet visszavonni.
wall-wildling-card = Előtte felfedtétek a vadkártyát: amit mindenki látott, azt nem lehet visszavonni.
wall-bids = Előtte felfedtétek a liciteket: amit mindenki látott, azt nem lehet visszavonni.
wall-orders-revealed = Előtte felfedtétek a parancsokat: amit mindenki látott, azt nem lehet visszavonni.
wall-cards = Előtte felfedtétek a házkártyákat: amit mindenki látott, azt nem lehet visszavonni.
wall-tides = Előtte felfedtétek a csatakártyákat: amit mindenki látott, azt nem lehet visszavonni.
wall-tide-drawn = Előtte valaki csatakártyát húzott: amit egyszer láttak, azt nem lehet visszavonni.
wall-raven = Előtte a holló megnézte a vadkártyát: amit egyszer láttak, azt nem lehet visszavonni.
wall-beginning = Előtte kezdődött a játék.
