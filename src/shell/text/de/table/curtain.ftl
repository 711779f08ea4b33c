### The curtain between two who hold the tablet, and the pad that shows a small secret only while it is held.

## On the curtain

# Large; below it, larger, the house. $player is a name that somebody typed: it takes no ending. In table mode the tablet may stay with
# who has it. Also read aloud, with the house: "Ann, House Stark".
curtain-call = { $call ->
    [pass-tablet] Gib das Tablet weiter an { $player }
    [pass-phone] Gib das Handy weiter an { $player }
    [keep-tablet] Das Tablet bleibt bei { $player }
   *[keep-phone] Das Handy bleibt bei { $player }
  }
# The same where the player has no name: only the house stands below.
curtain-call-house = { $call ->
    [pass-tablet] Gib das Tablet weiter an
    [pass-phone] Gib das Handy weiter an
    [keep-tablet] Das Tablet bleibt bei
   *[keep-phone] Das Handy bleibt bei
  }
# Read aloud in its place. $house: "House Stark".
curtain-spoken-house = { $call ->
    [pass-tablet] Gib das Tablet weiter an { $house }
    [pass-phone] Gib das Handy weiter an { $house }
    [keep-tablet] Das Tablet bleibt bei { $house }
   *[keep-phone] Das Handy bleibt bei { $house }
  }
# Read aloud, in the place of $player in curtain-call.
curtain-player = { $player }, { $house }
# Read aloud when the curtain closes. $what: "Pass the tablet to Ann, House Stark"; $about: "Your House card".
curtain-spoken-about = { $what }. { $about }.
# $house: "House Stark".
curtain-alone = Niemand sonst sieht hin, solange { $house } dran ist.
curtain-too-short = Tippen reicht nicht: Halte gedrückt, bis der Ring voll ist.
# After the first click of an aid that can only click (a screen reader, a switch, a spoken command).
curtain-once-more = Für { $house } öffnen? Niemand sonst sieht hin: noch einmal auslösen.
# In the place of an open hand that somebody prints.
curtain-on-paper = { $house } hat das Tablet. Was { $house } sieht, wird nicht gedruckt.
curtain-cover = Vorhang schließen
curtain-leave = Zurück zum Anfang

## The round pad: two short lines, the first large, the second small below it; together a sentence

pad-open = Gedrückt halten
    .below = zum Öffnen
pad-see = { $held ->
    [yes] Gehalten
   *[no] Gedrückt halten
  }
    .below = zum Ansehen
# Read aloud.
pad-open-spoken = Vorhang für { $house } öffnen: gedrückt halten, auch mit der Leertaste, oder zweimal auslösen
# Read aloud. $what: "Your bid".
pad-see-spoken = { $what }: zum Ansehen gedrückt halten, auch mit der Leertaste, oder für einige Sekunden auslösen

## The PIN of a seat

pin-title = PIN von { $house }
pin-entered = { $count ->
    [one] { $count } Ziffer eingegeben
   *[other] { $count } Ziffern eingegeben
  }
pin-erase = Letzte Ziffer löschen
pin-open = Öffnen
# Why the button does nothing yet.
pin-missing = Gib zuerst die PIN ein
pin-checking = Einen Moment
pin-wait = { $seconds ->
    [one] Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
  }
pin-back = Zurück
pin-problem-wrong = Das ist nicht die PIN.
pin-problem-before = Die zuletzt eingegebene PIN war falsch.
pin-problem-failed = Die PIN konnte nicht geprüft werden. Versuch es noch einmal.
