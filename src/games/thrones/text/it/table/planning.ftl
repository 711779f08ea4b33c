### While orders are placed.

plan-rows = Le aree e i loro Ordini
# Below a drawing of the token, which shows its star; the short ones have 58 pixels.
token = { $mark ->
    [march-minus] Marcia −1
    [march] Marcia ±0
    [march-plus] Marcia +1
    [defense] Difesa +1
    [defense-plus] Difesa +2
    [support] Supporto
    [support-plus] Supporto +1
    [raid] Razzia
   *[power] Potere
}
    .short = { $mark ->
        [march-minus] Marcia
        [march] Marcia
        [march-plus] Marcia
        [defense] Difesa
        [defense-plus] Difesa
        [support] Supporto
        [support-plus] Supporto
        [raid] Razzia
       *[power] Potere
    }
plan-no-stars = Nessun Ordine Speciale: posizione troppo bassa alla Corte del Re
    .short = nessun Ordine Speciale
plan-stars = Ordini Speciali rimasti: { $left } su { $allowed }
    .short = { $left } su { $allowed }
# Below the name of the area that is ordered, and what waits after it.
plan-at = { $count } su { $total }
    .then = { $count } su { $total } · poi { NAME($area) }
plan-before = Area precedente
plan-after = Area successiva
plan-place = { NAME($area) }, { NAME($token) }
    .none = { NAME($area) }, ancora senza Ordine
plan-all = { $count ->
    [one] Il tuo Ordine è collocato
   *[other] Tutti i { $count } Ordini sono collocati
}
    .note = Tocca un'area per cambiarne l'Ordine.
# Read aloud: what was placed where, how far it has come, what is asked now.
plan-said = { NAME($token, case: "capital") } { IN($area) }
    .none = Nessun Ordine { IN($area) }
plan-heard = { $text }, { $count } su { $allowed }.
    .on = { $text }, { $count } su { $allowed }. Ora: { NAME($area) }.
    .all = { $text }. Tutti gli Ordini sono collocati. Ora: { $label }.
plan-drag = Trascina un Ordine su un'altra area per scambiare i due Ordini, o fuori dalle aree per toglierlo.
plan-tokens = Ordine per { NOM($area) }

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

## At the foot

plan-clear = Togli tutti
plan-shortage = { $count ->
    [one] Hai Ordini solo per { $left } delle tue { $total } aree: { COUNT($count, of: "area") } resta senza.
   *[other] Hai Ordini solo per { $left } delle tue { $total } aree: { COUNT($count, of: "area") } restano senza.
}
plan-seal = Sigilla gli Ordini
plan-to-go = { $count ->
    [one] Manca ancora { COUNT($count, of: "area") }
   *[other] Mancano ancora { COUNT($count, of: "area") }
}
plan-to-place = { $count ->
    [one] Colloca ancora { $count } Ordine
   *[other] Colloca ancora { $count } Ordini
}
