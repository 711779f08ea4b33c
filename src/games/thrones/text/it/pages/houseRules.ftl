### House rules: what the table has agreed on, as a difference from the rulebook, and why something cannot be agreed on.

house-rules = Regole della casa
house-rules-of-game = Regole della casa di questa partita
house-rules-by-book = Come da regolamento
    .note = tocca per cambiare round, Castelli e Roccaforti, Potere e altro
house-rules-changes = { $count ->
    [one] { $count } modifica alle regole
   *[other] { $count } modifiche alle regole
}
house-rules-reset = Torna al regolamento
house-rules-agree = Gioca con queste regole

## Each rule: its name, and how the table plays

house-rule-rounds = Round
house-rule-castles = Castelli e Roccaforti per vincere
house-rule-power = Potere all'inizio
house-rule-opening = Prime carte Continente Occidentale
    .note = le altre carte vengono mescolate
house-rule-neutralForces = Forze Neutrali
    .note = occupano aree finché qualcuno non le sconfigge
house-rule-south = Il Sud chiuso
    .note = in quattro e in cinque come in tre: nessuno entra dove ci sono Forze Neutrali
house-rule-blade = Lama contro le Forze Neutrali
    .note = uno dei regolamenti stampati lo consente, gli altri no
house-rule-tidesDeck = Sorti: un giro intero
    .note = le carte già pescate restano fuori finché non sono uscite tutte
house-rule-glass = Clessidra
    .note = avvisa quando il tempo è scaduto; nessuna penalità
    .none = nessuna
    .minutes = { $minutes } min
# Below a number: what the rulebook says.
house-rule-book = regolamento: { $value }

agreed-rounds = La partita finisce dopo il round { $round }, non dopo il { $value }.
agreed-castles = { $count ->
    [one] Per vincere subito serve { COUNT($count, of: "castle") }, non { $value }.
   *[other] Per vincere subito servono { COUNT($count, of: "castle") }, non { $value }.
}
agreed-power = Ogni Casa inizia con { COUNT($power, of: "power") }, non con { $value }.
# $text: one entry for each deck, "deck I: Supply and Mustering · deck III: Web of Lies".
agreed-opening = Carte Continente Occidentale dal round { $round } in poi: { $text }.
agreed-opening-deck = mazzo { $deck }: { NAME($westerosCards) }
agreed-neutralForces = Niente Forze Neutrali: le loro aree iniziano vuote.
agreed-south = Il Sud è chiuso: nessuno entra nelle sue aree in cui non inizia nessuna Casa.
agreed-blade = La Lama in Acciaio di Valyria può dare il suo +1 contro una Forza Neutrale.
agreed-tidesDeck = Le carte Sorti della Battaglia si rimescolano quando sono state pescate tutte, non per ogni combattimento.
agreed-glass = Per ogni decisione la clessidra dà { COUNT($minutes, of: "minute") }.

## The first Westeros cards

opening-deck = Mazzo { $deck }
opening-round = Round { $round }
opening-choice = Mazzo { $deck }, round { $round }
opening-random = a caso

## Why it cannot be agreed on

clash-none = Non hai cambiato nulla.
clash-as-printed = { $label }: è già così nel regolamento.
clash-no-tides = In questa partita non si usano le Sorti della Battaglia.
clash-no-south = Il Sud si può chiudere solo in quattro o cinque giocatori.
clash-castles-at-start = { NOM($house) } inizia con { COUNT($count, of: "castle") }. Per vincere ne servono di più.
clash-castles-on-the-map = Castelli e Roccaforti aperti su questa mappa: solo { $count }.
clash-opening-too-late = Hai scelto carte fino al round { $round }, ma la partita finisce dopo il round { $last }.
clash-opening-deck = Il mazzo { $deck } non ha tante carte “{ NAME($westerosCard) }” quante ne hai scelte.
clash-opening-winter = L'Inverno Sta Arrivando farebbe rimescolare il mazzo { $deck }. Scegli un'altra carta.
