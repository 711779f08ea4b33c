### While orders are placed.

plan-rows = Gebiete und ihre Befehle
# Below a drawing of the token, which shows its star; the short ones have 58 pixels.
token = { $mark ->
    [march-minus] Marsch −1
    [march] Marsch ±0
    [march-plus] Marsch +1
    [defense] Verteidigung +1
    [defense-plus] Verteidigung +2
    [support] Unterstützung
    [support-plus] Unterstützung +1
    [raid] Überfall
   *[power] Macht
}
    .short = { $mark ->
        [march-minus] Marsch
        [march] Marsch
        [march-plus] Marsch
        [defense] Vert.
        [defense-plus] Vert.
        [support] Unterst.
        [support-plus] Unterst.
        [raid] Überfall
       *[power] Macht
    }
plan-no-stars = Keine Spezialbefehle: zu weit hinten auf der Königshof-Leiste
    .short = keine Spezialbefehle
plan-stars = Spezialbefehle: noch { $left } von { $allowed }
    .short = noch { $left } von { $allowed }
# Below the name of the area that is ordered, and what waits after it.
plan-at = { $count } von { $total }
    .then = { $count } von { $total } · danach { NAME($area) }
plan-before = Voriges Gebiet
plan-after = Nächstes Gebiet
plan-place = { NAME($area) }, { NAME($token) }
    .none = { NAME($area) }, noch kein Befehl
plan-all = { $count ->
    [one] Dein Befehl liegt
   *[other] Alle { $count } Befehle liegen
}
    .note = Tippe auf ein Gebiet, um seinen Befehl zu ändern.
# Read aloud: what was placed where, how far it has come, what is asked now.
plan-said = { NAME($token) } { IN($area) }
    .none = Kein Befehl { IN($area) }
plan-heard = { $text }, { $count } von { $allowed }.
    .on = { $text }, { $count } von { $allowed }. Jetzt: { NAME($area) }.
    .all = { $text }. Alle Befehle liegen. Jetzt: { $label }.
plan-drag = Zieh einen Befehl auf ein anderes Gebiet, um zu tauschen, oder daneben, um ihn wegzunehmen.
plan-tokens = Befehl für { ACC($area) }

## Order tokens read aloud

# $text: why it cannot be had.
plan-noted = { NAME($token) }, { $text }
plan-left = { NAME($token) }, noch { $count }
plan-chosen = { NAME($token) }, gewählt: Tippe, um ihn zurückzunehmen
plan-is-in = { NAME($token) } liegt { IN($areas) }.
plan-forbidden-by = { NAME($token) }, verboten durch { NAME($westerosCard) }
plan-forbidden = verboten
plan-no-star = kein Stern übrig

## What a Westeros card forbids; its name stands before it

plan-law = Niemand darf diese Runde erteilen: { NAME($tokens) }.
plan-law-march = Niemand darf diese Runde Marschbefehle erteilen.
plan-law-defense = Niemand darf diese Runde Verteidigungsbefehle erteilen.
plan-law-support = Niemand darf diese Runde Unterstützungsbefehle erteilen.
plan-law-raid = Niemand darf diese Runde Überfallbefehle erteilen.
plan-law-consolidate-power = Niemand darf diese Runde Machtzuwachsbefehle erteilen.

## A token that is placed elsewhere

plan-swap = Mit dem Befehl { IN($area) } tauschen
plan-take = Von dort hierher holen: { NAME($area) }
plan-leave = Dort lassen

## At the foot

plan-clear = Alle entfernen
plan-shortage = { $count ->
    [one] Du hast nur Befehle für { $left } deiner { $total } Gebiete: { COUNT($count, of: "area") } erhält keinen.
   *[other] Du hast nur Befehle für { $left } deiner { $total } Gebiete: { COUNT($count, of: "area") } erhalten keinen.
}
plan-seal = Befehle versiegeln
plan-to-go = Noch { COUNT($count, of: "area") }
plan-to-place = { $count ->
    [one] Noch { $count } Befehl zu legen
   *[other] Noch { $count } Befehle zu legen
}
