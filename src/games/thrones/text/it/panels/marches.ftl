### A March order: where to, who goes, and what comes of it.

## Which order

march-which = Quale Ordine di Marcia?
march-order-from = { NAME($token, case: "capital") } { FROM($from) }
# Who stands where the order lies; $count of them, or all, are routed and cannot march.
march-standing = { NOM($units, case: "capital") }
march-standing-routed = { $count ->
    [one] { NOM($units, case: "capital") }, di cui { $count } in rotta
   *[other] { NOM($units, case: "capital") }, di cui { $count } in rotta
}
march-all-routed = { $count ->
    [one] { COUNT($count, of: "unit") } in rotta
   *[other] { COUNT($count, of: "unit") } in rotta
}
# Below the order, once units are on their way: who stays. $count: how many units, or how many routed ones.
march-stay-none = tutte in marcia
march-stay = { $count ->
    [one] { NOM($units) } resta
   *[other] { NOM($units) } restano
}
march-stay-routed = { $count ->
    [one] { $count } unità in rotta resta
   *[other] { $count } unità in rotta restano
}
march-stay-both = { $count ->
    [one] { NOM($units) } e { $count } unità in rotta restano
   *[other] { NOM($units) } e { $count } unità in rotta restano
}
march-other-order = Altro Ordine
march-clear = Azzera

## Where to

march-where = Dove?
march-elsewhere = Un'altra destinazione
march-nobody-can = Qui ci sono solo unità in rotta, e non possono marciare.
# Below the name of an area: what stands there.
march-ground-neutral = attacco: Forza Neutrale { $strength }
march-ground-units = attacco { TO($holder) }: { NOM($units) }
march-ground-garrison = attacco { TO($holder) }: Guarnigione { $strength }
march-ground-both = attacco { TO($holder) }: { NOM($units) }, Guarnigione { $strength }
march-ground-army = il tuo esercito: { NOM($units) }
march-ground-own = tua, vuota
march-ground-empty = vuota
march-ground-held = vuota, { OF($holder) }
march-attack = attacco
march-by-ship = via nave
# Read aloud: what is printed in an area.
march-printed = { LIST($list) }
march-printed-castle = un Castello
march-printed-stronghold = una Roccaforte
march-printed-supply = Scorte { $supply }
march-printed-power = Potere { $power }

## Why not there, on the board in a few words

march-short-supply = oltre il limite
march-short-port-full = Porto pieno
march-short-closed = chiusa in questa partita
march-short-one-battle = un solo combattimento
march-short-own-port = non è un tuo Porto
march-short-repelled = attacco appena fallito
march-short-force = Forza Neutrale { $strength }: tu al massimo { $most }
march-short-other = fuori portata

## Who goes

march-send-none = Non mandare nessuno { TO($to) }
# A kind of unit, beside a number that is counted up and down; $count stand there.
march-unit = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
# Below it.
march-of = su { $total }
march-goes-to = { $count ->
    [one] { $count } va { TO($to) }
   *[other] { $count } vanno { TO($to) }
}
march-send-all = { $count ->
    [2] Manda entrambe
    [one] Manda l'unità
   *[other] Manda tutte e { $count }
}
march-send-rest = Manda anche il resto

## Supply

march-supply-now = Ora
march-supply-after = Dopo
march-supply-fits = va bene
march-supply-breaks = oltre il limite
# Read aloud, one sentence after the other: the sizes of the armies.
march-supply-level = Scorte { OF($house) }: { $level }.
march-supply-armies-now = { $list ->
    [none] Ora nessun esercito.
   *[other] Eserciti ora: { LIST($list) }.
}
march-supply-armies-after = { $list ->
    [none] Dopo nessun esercito.
   *[other] Eserciti dopo: { LIST($list) }.
}
march-supply-spoken = { $isShort ->
    [yes] Si supera il Limite di Scorte.
   *[no] Va bene.
}

## The last unit leaves: does a power token stay?

march-token = Nessuna unità resta { IN($from) }
march-token-power = { NOM($house) } ha { COUNT($power, of: "power") }
march-token-leave = Lascia un segnalino
march-token-none = Nessun segnalino
march-token-lost = Senza segnalino, { NOM($house) } perde { NOM($from) }.
march-token-kept = Anche senza segnalino, { NOM($house) } conserva { NOM($from) }.

## What will be done: a sentence for each destination

march-preview = { $count ->
    [one] { NOM($units) } va { TO($to) }.
   *[other] { NOM($units) } vanno { TO($to) }.
}
march-preview-by-ship = { $count ->
    [one] { NOM($units) } va { TO($to) } via nave.
   *[other] { NOM($units) } vanno { TO($to) } via nave.
}
march-preview-attack = { $count ->
    [one] { NOM($units) } attacca { NOM($to) }.
   *[other] { NOM($units) } attaccano { NOM($to) }.
}
march-preview-attack-by-ship = { $count ->
    [one] { NOM($units) } attacca { NOM($to) } via nave.
   *[other] { NOM($units) } attaccano { NOM($to) } via nave.
}
march-preview-token = Un segnalino Potere resta { IN($from) }.
march-preview-empty = Nessuna unità resta { IN($from) }.
march-preview-kept = Nessuna unità resta { IN($from) }, ma l'area resta tua.

## What comes of it

# Each of the list as in the message below it.
march-castles = Castelli e Roccaforti: { LIST($list) }.
march-castles-house = { NAME($house) } { $found } → { $left }
march-loses = { NOM($house) } perde { NOM($area) }.
march-takes-ships = { $most ->
    [one] { NOM($house) } può prendere { COUNT($most, of: "ship") } { IN($port) }.
   *[other] { NOM($house) } può prendere fino a { COUNT($most, of: "ship") } { IN($port) }.
}
march-if-won = Se l'attacco riesce
# On the button, below what it does.
march-castles-own = Castelli e Roccaforti { $found } → { $left }
march-castles-own-if-won = Castelli e Roccaforti { $found } → { $left } se vinci

## Strength against strength

march-forecast = Forza { IN($area) }, per quanto si sa
march-forecast-before = { $hasTides ->
    [yes] Prima di carte Casa e Sorti
   *[no] Prima delle carte Casa
}
march-forecast-neutral = Forza Neutrale
# Read aloud of a sum.
march-forecast-attacking = { NOM($house) }, all'attacco { OF($area) }
march-forecast-defending = { NOM($house) }, in difesa { OF($area) }
march-forecast-neutral-defending = Forza Neutrale, in difesa { OF($area) }
# What adds to a sum, and how much ($text).
march-forecast-part = { $label } { $text }
march-forecast-units = { $count ->
    [one] { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
march-forecast-march = Marcia
march-forecast-defense = Difesa
march-forecast-garrison = Guarnigione
march-forecast-signed = { SIGNED($value) }
march-forecast-routed = in rotta
march-forecast-only-castles = conta solo contro Castelli e Roccaforti
march-forecast-if = se dà supporto
march-forecast-tie = In caso di parità vince { NAME($house) }.
march-forecast-enough = Basta una Forza di { $strength }.
# The house is on neither side.
march-forecast-lends = { NAME($house) } può dare supporto { FROM($area) }: { $attacking } all'attaccante, { $defending } al difensore.
march-forecast-lends-either = { NAME($house) } può dare supporto { FROM($area) }: { $attacking } all'uno o all'altro.
march-forecast-lends-attacker = { NAME($house) } può dare supporto { FROM($area) }: { $attacking }.

## The button

march-do = Marcia
march-do-attack = Attacca { NOM($area) }
march-missing-order = Prima scegli un Ordine di Marcia
march-missing-destination = Tocca un'area qui o sul tabellone
march-missing-units = Prima scegli chi marcia { TO($to) }
march-problem-supply = Oltre il Limite di Scorte
march-problem-port-full = Troppe navi per il Porto
march-problem-too-weak = Troppo debole per la Forza Neutrale
march-problem-other = Non si può. Perché?
march-discard = Rinuncia alla Marcia
march-discarded = Rimuovi l'Ordine di Marcia { FROM($from) } e nessuno marcia. Il tuo turno finisce così.
march-after-all = Marcia comunque
