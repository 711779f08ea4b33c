### The board: its buttons, and every area read aloud.

board-label = Il tabellone
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-whole = Tutto il tabellone
board-whole-back = Indietro
board-inset = Panoramica del tabellone: tocca per guardare lì
# At the shield of a neutral force that is too strong: how much of its strength one has at most.
reach = { $most } su { $strength }

## An area read aloud: its name, what stands there and what can be done, as a list of these

# $label: what the area is. $text: what stands there.
spoken-area = { $label }: { $text }
spoken-stronghold = Roccaforte
spoken-castle = Castello
spoken-sea = mare
spoken-held = controllata { FROM($house) }
spoken-units = { $count ->
    [one] { $count } { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
spoken-routed = { $count ->
    [one] { $count } { ONE($unit) } in rotta
   *[other] { $count } { MANY($unit) } in rotta
}
spoken-garrison = Guarnigione { $strength }
spoken-barred = nessuno può entrare
spoken-neutral = Forza Neutrale { $strength }
spoken-power = segnalino Potere { OF($house) }
spoken-face-down = un Ordine a faccia in giù
spoken-order = { NAME($token) }
spoken-waiting = serve un Ordine
spoken-attacked = sotto attacco
spoken-chosen = scelta
spoken-touchable = si può scegliere
# $text: why not.
spoken-refused = non si può scegliere: { $text }
