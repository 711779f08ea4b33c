### What can be opened over the table: own cards, the log, boards; taking back; the chronicle of a game.

## Buttons and sheets

mine = Guarda le tue carte
whose = Le carte di chi?
    .note = Prendi il tablet. Le tue carte si vedono dietro il tuo sipario.
cards-of = Le carte { OF($house) }
# On the curtain, after the name of the house: why it is given the tablet.
looks = guarda le carte
close-curtain = Chiudi il sipario
# On a button after which the tablet calls one player, whose own cards come up: where they do.
behind-curtain = dietro il sipario
# On the closed curtain of whoever took the tablet to look: a bluff needs no more.
back-unseen = Torna senza guardare
log = Registro
    .none = Non è ancora successo nulla.
boards = Schede Influenza
    .note = Chi ha esteso quanta influenza, e dove
book = Leader e carte
    .note = Tutti, e quali sono versioni nostre
menu = Menu
again = Gioca di nuovo
all-games = Tutte le partite

## Taking back

# What is taken back, where the log may not say it: "Take back House Stark's leader".
deed-leader = leader { OF($house) }
deed-option = scelta { OF($house) }
deed-player = giocatore scelto { FROM($house) }
deed-character = personaggio scelto { FROM($house) }
deed-card = carta { OF($house) }
deed-cards = carte { OF($house) }
deed-split = Potere { OF($house) }
deed-support = supporto { OF($house) }
deed-hostage = ostaggi { OF($house) }
deed-place = { NOM($house) } prende un ostaggio
deed-held = { NOM($house) } libera una carta
deed-sift = { NOM($house) } guarda il mazzo
deed-deal = condizioni { OF($house) }
deed-reaction = reazione { OF($house) }
# The leader is no longer always used.
deed-ask-again = { NOM($house) } vuole decidere ogni volta
# Why no more can be taken back.
wall-leaders-revealed = Prima di allora sono stati rivelati i leader: ciò che si è visto resta visto.
wall-events-shuffled = Prima di allora sono stati mescolati gli eventi: ciò che è mescolato resta mescolato.
wall-event = Prima di allora è stato rivelato un evento: ciò che si è visto resta visto.
wall-drew = Prima di allora è stata pescata una carta: ciò che si è visto resta visto.
wall-shuffled = Prima di allora è stato mescolato un mazzo: ciò che è mescolato resta mescolato.
wall-put-down = Prima di allora è stata giocata una carta Casa a faccia in su: ciò che si è visto resta visto.
wall-revealed = Prima di allora sono state rivelate le carte Casa: ciò che si è visto resta visto.
wall-played = Prima di allora è stata giocata una carta: ciò che si è visto resta visto.
wall-replaced = Prima di allora è stata sostituita una carta Casa: ciò che si è visto resta visto.
wall-not-replaced = Prima di allora qualcuno ha cercato un'altra carta Casa: ciò che si è visto resta visto.
wall-peeked = Prima di allora qualcuno ha guardato una mano: ciò che si è visto resta visto.
wall-sifted = Prima di allora qualcuno ha guardato un mazzo: ciò che si è visto resta visto.
wall-discarded = Prima di allora sono state scartate delle carte: ciò che si è visto resta visto.
wall-hostage = Prima di allora è stato preso un ostaggio: ciò che si è visto resta visto.
wall-rescued = Prima di allora è stato liberato un ostaggio: ciò che si è visto resta visto.
wall-released = Prima di allora è stato rilasciato un ostaggio: ciò che si è visto resta visto.
wall-tortured = Prima di allora è stato torturato un ostaggio: ciò che si è visto resta visto.
wall-looking = Prima di allora qualcuno ha guardato delle carte: ciò che si è visto resta visto.
wall-beginning = Prima di allora c'è solo l'inizio della partita.

## Lines of the log: the game was copied, or came in as a copy

copied-file = La partita è stata copiata in un file al turno { $turn }.
copied-backup = La partita è stata copiata in un backup al turno { $turn }.
copied-remains = Ciò che restava della partita è stato copiato in un file.
copied-arrival = La partita è stata importata da un file al turno { $turn }.
copied-claimed = Al turno { $turn } la partita è continuata senza il consenso dell'altro tablet.
copied-scanned = La partita è stata ricevuta da un altro tablet al turno { $turn }.
copied-shown = La partita è stata mostrata a un altro tablet al turno { $turn }.

## The replay

# The suggested name of a game that goes on from a turn of this one.
branch-name = { $name } (dal turno { $turn })
# Whose eyes the replay shows: those of nobody.
the-table = Il tavolo

## The chronicle

chronicle-note = Influenza, esiti, ostaggi, tempi
chronicle-spread = Influenza turno per turno
    .note = L'influenza alla fine di ogni turno. Con cinque si vince.
    .caption = Influenza estesa da ogni Casa, turno per turno
chronicle-outcomes = Com'è finito ogni scontro
chronicle-owned = { $count ->
    [one] Giocata con { $count } carta scritta da te
   *[other] Giocata con { $count } carte scritte da te
  }
chronicle-houses = Casa per Casa
# Heads of columns.
column-house = Casa
column-won = Vittorie
column-hostages = Ostaggi presi
column-deaths = Morti
column-passes = Passaggi
column-time = Tempo
