### Raids: which Raid order, which enemy order it removes, and what comes of it.

raid-which = Quale Ordine di Razzia?
# $area: where the Raid order lies.
raid-from = Razzia { FROM($area) }
raid-no-target = Questa Razzia non raggiunge nessun Ordine che possa rimuovere.
# At the end of a row: what the Raid does to that order.
raid-pillages = +1 segnalino Potere
raid-removes = rimuove

## Why an order is safe, in a few words

raid-safe-march = una Marcia non si può razziare
raid-safe-defense = serve una Razzia Speciale
raid-too-far = fuori portata

## What happens

raid-outcome = Che cosa succede
raid-both-off = I due Ordini vengono rimossi.
# Pillage. $count: power gained, $value: power lost.
raid-pillaged = I due Ordini vengono rimossi. { NOM($house) } riceve { COUNT($count, of: "power") }; { NOM($victim) } ne perde { $value }.
    .no-gain = I due Ordini vengono rimossi. { NOM($house) } non ha altri segnalini Potere da ricevere; { NOM($victim) } ne perde { $value }.
    .no-loss = I due Ordini vengono rimossi. { NOM($house) } riceve { COUNT($count, of: "power") }; { NOM($victim) } non ne ha da perdere.
    .neither = I due Ordini vengono rimossi. { NOM($house) } non ha altri segnalini Potere da ricevere; { NOM($victim) } non ne ha da perdere.
raid-wasted = Rimuovi l'Ordine di Razzia { FROM($area) }. Nient'altro cambia.

## At the foot

raid-main = Risolvi la Razzia
raid-main-pillage = Saccheggia { NOM($area) } (+1 segnalino Potere)
raid-main-remove = Rimuovi { NOM($token) } { FROM($area) }
raid-main-waste = Rinuncia alla Razzia { FROM($area) }
raid-give-up = Rinuncia alla Razzia
raid-missing-order = Scegli uno dei tuoi Ordini di Razzia
raid-missing-target = Scegli l'Ordine da rimuovere
