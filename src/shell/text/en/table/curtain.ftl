### The curtain between two who hold the tablet, and the pad that shows a small secret only while it is held.

## On the curtain

# Large; below it, larger, the house. $player is a name that somebody typed: it takes no ending. In table mode the tablet may stay with
# who has it. Also read aloud, with the house: "Ann, House Stark".
curtain-call = { $call ->
    [pass-tablet] Pass the tablet to { $player }
    [pass-phone] Pass the phone to { $player }
    [keep-tablet] The tablet stays with { $player }
   *[keep-phone] The phone stays with { $player }
  }
# The same where the player has no name: only the house stands below.
curtain-call-house = { $call ->
    [pass-tablet] Pass the tablet to
    [pass-phone] Pass the phone to
    [keep-tablet] The tablet stays with
   *[keep-phone] The phone stays with
  }
# Read aloud in its place. $house: "House Stark".
curtain-spoken-house = { $call ->
    [pass-tablet] Pass the tablet to { $house }
    [pass-phone] Pass the phone to { $house }
    [keep-tablet] The tablet stays with { $house }
   *[keep-phone] The phone stays with { $house }
  }
# Read aloud, in the place of $player in curtain-call.
curtain-player = { $player }, { $house }
# Read aloud when the curtain closes. $what: "Pass the tablet to Ann, House Stark"; $about: "Your House card".
curtain-spoken-about = { $what }. { $about }.
# $house: "House Stark".
curtain-alone = Nobody else should look while { $house } holds it.
curtain-too-short = A tap is not enough: keep holding until the ring is full.
# After the first click of an aid that can only click (a screen reader, a switch, a spoken command).
curtain-once-more = Open for { $house }? Nobody else looks: activate once more.
# In the place of an open hand that somebody prints.
curtain-on-paper = { $house } holds it. What { $house } sees is not printed.
curtain-cover = Close the curtain
curtain-leave = Back to the start

## The round pad: two short lines, the first large, the second small below it; together a sentence

pad-open = Hold
    .below = to open
pad-see = { $held ->
    [yes] Held
   *[no] Hold
  }
    .below = to see
# Read aloud.
pad-open-spoken = Open the curtain for { $house }: press and hold, hold the space bar, or activate twice
# Read aloud. $what: "Your bid".
pad-see-spoken = { $what }: press and hold to see it, hold the space bar, or activate to see it for some seconds

## The PIN of a seat

pin-title = PIN for { $house }
pin-entered = { $count ->
    [one] { $count } digit entered
   *[other] { $count } digits entered
  }
pin-erase = Erase the last digit
pin-open = Open
# Why the button does nothing yet.
pin-missing = Enter the PIN first
pin-checking = One moment
pin-wait = { $seconds ->
    [one] Try again in { $seconds } second.
   *[other] Try again in { $seconds } seconds.
  }
pin-back = Back
pin-problem-wrong = That is not the PIN.
pin-problem-before = The last PIN entered was wrong.
pin-problem-failed = The PIN could not be checked. Try again.
