# Secret answers from the players' own phones: on the tablet, and on the phone.

phones = Answers by phone
first = Show the app's address
first-open = Scan to open the app
first-network = needs a network the first time
first-local = This address works on this device only. On the phone, open the app at its public address.
first-scan = Scan this code with the phone's camera. Only this first visit needs a network.
first-tap = On the phone, tap “Answer on this phone”.
first-show = Here, tap “Use a phone” at your seat, and hold the phone's code to the camera.
first-in = { $count } of { $of } linked
first-go = { $count ->
    [0] Continue
    [one] Continue: { $count } player answers here
   *[other] Continue: { $count } players answer here
  }
link = Use a phone
link-pin = Linking a phone to this seat takes its PIN.
link-how = On the phone, open this app and tap “Answer on this phone” on the start page. Then hold the phone’s code up to the camera.
link-aim = Hold the phone’s code up to the camera.
show-how = Scan this picture with your phones: each phone can read what its own seat is asked, and nothing else.
scan = Scan the answers
scan-how = One phone after another. The camera stays on.
scan-aim = Hold a locked answer up to the camera.
scan-back = Back to the picture
pass-on = Pass the tablet on
cancel = Cancel
here = Answer here
unlink = Without a phone
state-in = answered
state-phone = on the phone
state-tablet = on this tablet
in = { $house }: the answer is in.
refused-other = This is not a phone’s answer. Check what the phone shows.
refused-newer = The phone has a newer version of the app. Update the tablet first.
refused-forged = This code has been changed since the phone locked it. Have the phone show its answer again.
refused-game = This choice belongs to another game.
refused-phone = This phone has no seat here. Link it first.
refused-seat = This is the answer to another seat’s question.
refused-repeated = This choice is already in.
refused-old = This choice is out of date: the seat is now being asked something else. Scan the picture with the phone again.
refused-rules = The rules do not allow this choice. Answer again on the phone, or here.
refused-key = This phone already answers for another seat.
phone = Answer on this phone
phone-how = When the tablet is passed to you, tap “Answer on a phone” on it and hold this code up to its camera.
phone-key = Show my code
phone-scan = Scan the picture
phone-wait = Scan the picture on the tablet whenever your seat is asked something in secret.
phone-aim = Point the camera at the picture on the tablet.
phone-sealed = Hold this up to the tablet
phone-locked = The code is locked: whoever films it learns nothing. On the tablet, tap “Scan the answers”.
phone-next = The tablet has it
phone-change = Change my answer
phone-anew = For another game
phone-lacking = This browser cannot lock answers here. Open the app at its secure address, or answer on the tablet.
phone-refused-other = There is no question in this picture. Check what the tablet shows.
phone-refused-newer = The tablet has a newer version of the app. Update the phone first.
phone-refused-forged = This picture has been changed since the tablet made it. Scan it again.
phone-refused-game = This picture belongs to another game. Tap “For another game” to link this phone again.
phone-refused-none = Nothing in this picture is for this phone. Link it on the tablet first.
phone-refused-broken = This phone cannot show the question. Update the app on phone and tablet, or answer on the tablet.
# Where there is no camera to be had.
camera-else = This seat can also answer on the tablet.
