### The board: its buttons, and every area read aloud.

board-label = Le plateau
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Plateau entier
board-whole-back = Retour
board-inset = Aperçu du plateau : touchez pour y aller
# At the shield of a neutral force that is too strong: how much of its strength one has at most.
reach = { $most } sur { $strength }

## An area read aloud: its name, what stands there and what can be done, as a list of these

# $label: what the area is. $text: what stands there.
spoken-area = { $label } : { $text }
spoken-stronghold = Forteresse
spoken-castle = Château
spoken-sea = mer
spoken-held = contrôlée par { NAME($house) }
spoken-units = { $count ->
    [one] { $count } { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
spoken-routed = { $count ->
    [one] { $count } { ONE($unit) } en déroute
   *[other] { $count } { MANY($unit) } en déroute
}
spoken-garrison = garnison { $strength }
spoken-barred = zone infranchissable
spoken-neutral = force neutre { $strength }
spoken-power = pion Pouvoir { NAME($house) }
spoken-face-down = un ordre face cachée
spoken-order = { NAME($token) }
spoken-waiting = attend un ordre
spoken-attacked = zone attaquée
spoken-chosen = choisie
spoken-touchable = peut être choisie
# $text: why not.
spoken-refused = ne peut pas être choisie : { $text }
