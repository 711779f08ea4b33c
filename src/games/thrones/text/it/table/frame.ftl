### What stands around the board: head, houses, tracks, sheets of houses and areas, log, recap.

house = { NOM($house) }

## Head

head-round = Round
head-round-of = Round { $round } di { $last }
head-phases = Fasi del round
phase-westeros = Continente
phase-planning = Pianif.
phase-action = Azione
phase-over = Fine
head-wildlings = Bruti
# Read aloud.
head-threat = Bruti: { $threat } su { $most }
head-log = Registro
head-rules = Regole
head-house-rules = Regole della casa
head-menu = Menu

## Houses

houses-title = Case
    .note = in ordine di turno
# Read aloud.
houses-aloud = Case, in ordine di turno
houses-acts = decide
houses-sealed = scelta sigillata
houses-tracks = Indicatori
houses-power-hidden = Potere nascosto
figure-castle = { COUNT($count, of: "castle") }
figure-barrel = Scorte { $count }
figure-crown = Potere { $count }
figure-card = { $count ->
    [one] { COUNT($count, of: "house-card") } rimasta
   *[other] { COUNT($count, of: "house-card") } rimaste
}
figure-star = { COUNT($count, of: "special-order") }

## Supply, victory, influence

supply-title = Scorte
# Read aloud. Sizes of armies.
supply-stacks = Eserciti: { LIST($names) }; consentiti: { LIST($list) }
supply-no-stacks = Eserciti: nessuno; consentiti: { LIST($list) }
supply-armies = { NAME($house) }: { LIST($list) }
supply-no-armies = { NAME($house) }: nessun esercito
supply-allows = eserciti da { LIST($list) }
victory-title = Vittoria
    .note = Castelli e Roccaforti
victory-wins = vince
influence-title = Influenza
influence-throne = Trono
influence-fiefdoms = Feudi
influence-court = Corte
# Below the Valyrian Steel Blade (fiefdoms) or the Messenger Raven.
influence-used = { $track ->
    [fiefdoms] usata
   *[other] usato
}
influence-place = Posizione
influence-stars = Stelle
tracks-title = Case e indicatori

## The sheet of a house

sheet-power = { $count ->
    [0] Potere disponibile: { $power }, sul tabellone: nessuno
    [one] Potere disponibile: { $power }, sul tabellone: { $count }
   *[other] Potere disponibile: { $power }, sul tabellone: { $count }
}
sheet-power-hidden = { $count ->
    [0] Potere disponibile: nascosto durante le offerte, sul tabellone: nessuno
    [one] Potere disponibile: nascosto durante le offerte, sul tabellone: { $count }
   *[other] Potere disponibile: nascosto durante le offerte, sul tabellone: { $count }
}
sheet-supply = Scorte { $level }
    .allows = consentono eserciti da { LIST($list) }
sheet-hand = { $count ->
    [0] Nessuna carta Casa in mano
    [one] In mano: { $count }
   *[other] In mano: { $count }
}
sheet-played = Giocate
sheet-none-played = Nessuna carta è stata giocata.
sheet-castles = Castelli e Roccaforti: { $count }
sheet-no-castles = Nessuno.
sheet-armies = Eserciti
sheet-no-armies = Nessun esercito: in nessuna area ci sono due unità.
sheet-pool = Unità fuori dal tabellone
sheet-units = { MANY($unit, case: "capital") }
# Read aloud, of a card.
sheet-strength = Forza { $strength }
sheet-swords = { COUNT($count, of: "sword") }
sheet-fortifications = { COUNT($count, of: "fortification") }
# Places on the three tracks.
sheet-tracks = Trono di Spade { $throne }, Feudi { $fiefdoms }, Corte del Re { $court }

## The card of an area

area-sea = Mare
area-port = Porto
area-stronghold = Roccaforte
area-castle = Castello
area-land = Terra
area-island-stronghold = Roccaforte su un'isola
area-island-castle = Castello su un'isola
area-island-land = Isola
area-held = controllata { FROM($house) }
area-nobody = di nessuno
area-closed = chiusa in questa partita
area-neutral = Forza Neutrale { $strength }
area-units = { NOM($units, case: "capital") }
area-no-units = Nessuna unità
area-routed = in rotta
area-garrison = Guarnigione { $strength }
area-power = Segnalino Potere { OF($house) }
area-order = { NAME($token, case: "capital") }
area-points = { COUNT($count, of: "mustering-point") }
area-supply = { COUNT($count, of: "supply-icon") }
area-power-icons = { COUNT($count, of: "power-icon") }
area-home = Area di origine { OF($house) }
area-adjacent = Aree adiacenti

## Log and recap

happened-title = È appena successo
# On the button that shows once more what has happened since.
last-turn = Ultime mosse
log-title = Registro
log-place = { $phase ->
    [westeros] Round { $round } · Continente Occidentale
    [planning] Round { $round } · Pianificazione
    [action] Round { $round } · Azione
   *[over] Round { $round } · Partita finita
}
log-house = Casa
log-all = Tutte
log-topic = Argomento
log-none = Non è ancora successo nulla del genere.
recap-title = Dall'ultima volta che hai guardato
recap-holds = Tiene il tablet: { $name }
recap-nothing = Da allora non è successo nulla.
recap-log = Tutto il registro
# Beside a line of the log that concerns a house.
recap-affects = riguarda { NAME($house) }
# A button that opens the sentence of what is asked.
ask-what = Che cosa devi fare?
