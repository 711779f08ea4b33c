# Secret answers from the players' own phones: on the tablet, and on the phone.

phones = Answers by phone
first = Show the app's address
first-open = Scan to open the app
first-network = the first time with a network
first-scan = Scan this code with the phone's camera. Only this first visit needs a network.
first-tap = On the phone, tap “Answer on this phone”.
first-show = Here, tap “Use a phone” at your place, and hold the phone's code to the camera.
first-in = { $count } of { $of } linked
first-go = { $count ->
    [0] Continue
    [one] Continue: { $count } answers here
   *[other] Continue: { $count } answer here
  }
link = Use a phone
link-pin = Whoever links a phone to this seat needs its PIN.
link-how = On the phone, open this app and tap “Answer on this phone” on the start page. Then hold the phone’s code to the camera.
link-aim = Hold the phone’s code to the camera.
show-how = Scan this picture with your phone: each phone takes what its own seat is asked, and can read nothing else.
scan = Scan the answers
scan-how = One phone after the other. The camera stays open.
scan-aim = Hold a locked answer to the camera.
scan-back = Back to the picture
pass-on = Pass the tablet on
cancel = Cancel
here = Answer here
unlink = Without a phone
state-in = answered
state-phone = on the phone
state-tablet = on this tablet
in = { $house }: the answer is in.
refused-other = This is no answer of a phone. Look at what the phone shows.
refused-newer = The phone has a newer version of the app. Update the tablet first.
refused-forged = This code is not as a phone has locked it. Have the phone show its answer again.
refused-game = That phone has answered for another game.
refused-phone = This phone has no seat here. Link it first.
refused-seat = That phone has answered what another seat is asked.
refused-repeated = What that phone has sealed is in already.
refused-old = Out of date: the seat is asked something else now. Scan the picture with the phone again.
refused-rules = The rules do not allow what that phone has sealed. Answer again on the phone, or here.
refused-key = This phone answers for another seat already.
phone = Answer on this phone
phone-how = On the tablet, when it is passed to you, tap “Answer on a phone” and hold this code to its camera.
phone-key = Show my code
phone-scan = Scan the picture
phone-wait = Scan the picture that the tablet shows whenever your seat is asked in secret.
phone-aim = Point the camera at the picture on the tablet.
phone-sealed = Hold this to the tablet
phone-locked = The code is locked: whoever films it learns nothing. On the tablet, tap “Scan the answers”.
phone-next = The tablet has it
phone-change = Change my answer
phone-anew = For another game
phone-lacking = This browser cannot lock answers here. Open the app by its secure address, or answer on the tablet.
phone-refused-other = This picture holds no question. Look at what the tablet shows.
phone-refused-newer = The tablet has a newer version of the app. Update the phone first.
phone-refused-forged = This picture is not as the tablet has made it. Scan it again.
phone-refused-game = This picture belongs to another game. Tap “For another game” to link this phone again.
phone-refused-none = Nothing in this picture is for this phone. Link it on the tablet first.
phone-refused-broken = This phone cannot show the question. Update the app on phone and tablet, or answer on the tablet.
# Where there is no camera to be had.
camera-else = The seat can answer on the tablet as well.
