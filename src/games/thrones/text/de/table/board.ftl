### The board: its buttons, and every area read aloud.

board-label = Der Spielplan
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-whole = Ganzer Spielplan
board-whole-back = Zurück
board-inset = Übersicht des Spielplans: Tippe auf die Stelle, die du sehen willst
# At the shield of a neutral force that is too strong: how much of its strength one has at most.
reach = { $most } von { $strength }

## An area read aloud: its name, what stands there and what can be done, as a list of these

# $label: what the area is. $text: what stands there.
spoken-area = { $label }: { $text }
spoken-stronghold = Festung
spoken-castle = Burg
spoken-sea = Seegebiet
spoken-held = kontrolliert von { NAME($house) }
spoken-units = { $count ->
    [one] { $count } { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
spoken-routed = { $count ->
    [one] { $count } { ONE($unit) }, besiegt
   *[other] { $count } { MANY($unit) }, besiegt
}
spoken-garrison = Garnison { $strength }
spoken-barred = niemand darf hinein
spoken-neutral = Neutrale Streitmacht { $strength }
spoken-power = Machtmarker von { NAME($house) }
spoken-face-down = ein verdeckter Befehl
spoken-order = Befehl: { NAME($token) }
spoken-waiting = braucht einen Befehl
spoken-attacked = wird angegriffen
spoken-chosen = gewählt
spoken-touchable = wählbar
# $text: why not.
spoken-refused = nicht wählbar: { $text }
