### The curtain between two who hold the tablet, and the pad that shows a small secret only while it is held.

## On the curtain

# Large; below it, larger, the house. $player is a name that somebody typed: it takes no ending. In table mode the tablet may stay with
# who has it. Also read aloud, with the house: "Ann, House Stark".
curtain-call = { $call ->
    [pass-tablet] Passa il tablet: { $player }
    [pass-phone] Passa il telefono: { $player }
    [keep-tablet] Tiene il tablet: { $player }
   *[keep-phone] Tiene il telefono: { $player }
  }
# The same where the player has no name: only the house stands below.
curtain-call-house = { $call ->
    [pass-tablet] Passa il tablet a
    [pass-phone] Passa il telefono a
    [keep-tablet] Il tablet resta a
   *[keep-phone] Il telefono resta a
  }
# Read aloud in its place. $house: "House Stark".
curtain-spoken-house = { $call ->
    [pass-tablet] Passa il tablet a { $house }
    [pass-phone] Passa il telefono a { $house }
    [keep-tablet] Il tablet resta a { $house }
   *[keep-phone] Il telefono resta a { $house }
  }
# Read aloud, in the place of $player in curtain-call.
curtain-player = { $player }, { $house }
# Read aloud when the curtain closes. $what: "Pass the tablet to Ann, House Stark"; $about: "Your House card".
curtain-spoken-about = { $what }. { $about }.
# $house: "House Stark".
curtain-alone = Mentre guarda { $house }, nessun altro deve vedere lo schermo.
curtain-too-short = Un tocco non basta: tieni premuto finché l'anello è pieno.
# After the first click of an aid that can only click (a screen reader, a switch, a spoken command).
curtain-once-more = Aprire per { $house }? Nessun altro deve guardare: attiva ancora una volta.
# In the place of an open hand that somebody prints.
curtain-on-paper = Il tablet è in mano a { $house }. Ciò che vede { $house } non viene stampato.
curtain-cover = Chiudi il sipario
curtain-leave = Torna all'inizio

## The round pad: two short lines, the first large, the second small below it; together a sentence

pad-open = Tieni
    .below = per aprire
pad-see = { $held ->
    [yes] Premuto
   *[no] Tieni
  }
    .below = per vedere
# Read aloud.
pad-open-spoken = Apri il sipario per { $house }: tieni premuto, tieni premuta la barra spaziatrice, oppure attiva due volte
# Read aloud. $what: "Your bid".
pad-see-spoken = { $what }: tieni premuto per vedere, tieni premuta la barra spaziatrice, oppure attiva per vedere alcuni secondi

## The PIN of a seat

pin-title = PIN di { $house }
pin-entered = { $count ->
    [one] { $count } cifra inserita
   *[other] { $count } cifre inserite
  }
pin-erase = Cancella l'ultima cifra
pin-open = Apri
# Why the button does nothing yet.
pin-missing = Prima inserisci il PIN
pin-checking = Un momento
pin-wait = { $seconds ->
    [one] Riprova tra { $seconds } secondo.
   *[other] Riprova tra { $seconds } secondi.
  }
pin-back = Indietro
pin-problem-wrong = Questo non è il PIN.
pin-problem-before = L'ultimo PIN inserito era sbagliato.
pin-problem-failed = Non è stato possibile controllare il PIN. Riprova.
