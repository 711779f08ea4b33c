### While orders are placed.

plan-rows = Le aree e i loro Ordini
# Beside a drawing of the token, which shows its star; as short as can be.
token = { $mark ->
    [march-minus] Marcia −1
    [march] Marcia ±0
    [march-plus] Marcia +1
    [defense] Difesa +1
    [defense-plus] Difesa +2
    [support] Supporto
    [support-plus] Supp. +1
    [raid] Razzia
   *[power] Potere
}
plan-no-stars = Nessun Ordine Speciale: posizione troppo bassa alla Corte del Re
    .short = nessun Ordine Speciale
plan-stars = Ordini Speciali rimasti: { $left } su { $allowed }
    .short = rimasti: { $left } su { $allowed }
# Read aloud.
plan-placed = collocati: { $count } su { $allowed }
# In the row of an area.
plan-none = ancora senza Ordine
plan-now = stai scegliendo
plan-without = resta senza Ordine
plan-change = Cambia
plan-drag = Trascina un Ordine su un'altra area per scambiare i due Ordini.
plan-tokens = Ordine per { NOM($area) }
plan-times = ×{ $count }

## Order tokens read aloud

# $text: why it cannot be had.
plan-noted = { NAME($token) }, { $text }
plan-left = { NAME($token) }, rimasti: { $count }
plan-chosen = { NAME($token) }, scelto: tocca per riprenderlo
plan-is-in = { NAME($token, case: "capital") }: è { IN($areas) }.
plan-forbidden-by = { NAME($token) }, vietato dalla carta “{ NAME($westerosCard) }”
plan-forbidden = vietato in questo round
plan-no-star = nessuna stella rimasta

## What a Westeros card forbids; its name stands before it

plan-law = in questo round nessuno può collocare { ONE($tokens, join: "or") }.
plan-law-march = in questo round nessuno può collocare Ordini di Marcia.
plan-law-defense = in questo round nessuno può collocare Ordini di Difesa.
plan-law-support = in questo round nessuno può collocare Ordini di Supporto.
plan-law-raid = in questo round nessuno può collocare Ordini di Razzia.
plan-law-consolidate-power = in questo round nessuno può collocare Ordini di Consolidamento.

## A token that is placed elsewhere

plan-swap = Scambia con l'Ordine { IN($area) }
plan-take = Spostalo qui { FROM($area) }
plan-leave = Lascialo lì
plan-close = Chiudi i segnalini Ordine

## At the foot

plan-clear = Togli tutti
plan-shortage = { $count ->
    [one] Hai Ordini solo per { $left } delle tue { $total } aree: { COUNT($count, of: "area") } resta senza.
   *[other] Hai Ordini solo per { $left } delle tue { $total } aree: { COUNT($count, of: "area") } restano senza.
}
plan-seal = Sigilla gli Ordini
plan-missing = { $count ->
    [one] { COUNT($count, of: "area") } senza Ordine
   *[other] { COUNT($count, of: "area") } senza Ordine
}
plan-missing-in = { $count ->
    [one] Ancora nessun Ordine { IN($areas) }
   *[other] { COUNT($count, of: "area") } senza Ordine: { NAME($areas) }
}
plan-to-place = { $count ->
    [one] Colloca ancora { $count } Ordine
   *[other] Colloca ancora { $count } Ordini
}
