### The curtain between two who hold the tablet, and the pad that shows a small secret only while it is held.

## On the curtain

# Large; below it, larger, the house. $player is a name that somebody typed: it takes no ending. In table mode the tablet may stay with
# who has it. Also read aloud, with the house: "Ann, House Stark".
curtain-call = { $call ->
    [pass-tablet] Add tovább a tabletet: { $player }
    [pass-phone] Add tovább a telefont: { $player }
    [keep-tablet] A tablet nála marad: { $player }
   *[keep-phone] A telefon nála marad: { $player }
  }
# The same where the player has no name: only the house stands below.
curtain-call-house = { $call ->
    [pass-tablet] Add tovább a tabletet
    [pass-phone] Add tovább a telefont
    [keep-tablet] A tablet nála marad
   *[keep-phone] A telefon nála marad
  }
# Read aloud in its place. $house: "House Stark".
curtain-spoken-house = { $call ->
    [pass-tablet] Add tovább a tabletet: { $house }
    [pass-phone] Add tovább a telefont: { $house }
    [keep-tablet] A tablet nála marad: { $house }
   *[keep-phone] A telefon nála marad: { $house }
  }
# Read aloud, in the place of $player in curtain-call.
curtain-player = { $player }, { $house }
# Read aloud when the curtain closes. $what: "Pass the tablet to Ann, House Stark"; $about: "Your House card".
curtain-spoken-about = { $what }. { $about }.
# $house: "House Stark".
curtain-alone = Amíg nála van, senki más ne nézze: { $house }.
curtain-too-short = Koppintani nem elég: tartsd lenyomva, amíg be nem telik a kör.
# After the first click of an aid that can only click (a screen reader, a switch, a spoken command).
curtain-once-more = Megnyíljon? { $house } nézi, senki más: aktiváld még egyszer.
# In the place of an open hand that somebody prints.
curtain-on-paper = Most nála van: { $house }. Amit lát, az nem nyomtatható ki.
curtain-cover = Függöny bezárása
curtain-leave = Vissza a kezdőlapra

## The round pad: two short lines, the first large, the second small below it; together a sentence

pad-open = Tartsd
    .below = a nyitáshoz
pad-see = { $held ->
    [yes] Lenyomva
   *[no] Tartsd
  }
    .below = amíg nézed
# Read aloud.
pad-open-spoken = A függöny megnyitása: { $house }. Tartsd lenyomva ezt vagy a szóközt, vagy aktiváld kétszer
# Read aloud. $what: "Your bid".
pad-see-spoken = { $what }: tartsd lenyomva ezt vagy a szóközt, amíg nézed, vagy aktiváld, és néhány másodpercig látszik

## The PIN of a seat

pin-title = PIN-kód: { $house }
pin-entered = { $count } számjegy beírva
pin-erase = Az utolsó számjegy törlése
pin-open = Nyitás
# Why the button does nothing yet.
pin-missing = Előbb írd be a PIN-kódot
pin-checking = Egy pillanat
pin-wait = Próbáld újra { $seconds } másodperc múlva.
pin-back = Vissza
pin-problem-wrong = Nem ez a PIN-kód.
pin-problem-before = A legutóbb beírt PIN-kód hibás volt.
pin-problem-failed = A PIN-kódot nem sikerült ellenőrizni. Próbáld újra.
