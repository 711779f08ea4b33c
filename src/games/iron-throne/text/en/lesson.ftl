### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A turn and a half

# The name of the learner.
you = you
accept = Whoever has spread the most influence at the end wins. You lead House Stark, and Lannister challenges you: Jaime's 5 power against Robb's 6. Baratheon offers you Davos, who wins or loses with you. Accept.
    .instead = You may decline, but Robb alone counts 6; with Davos you have 10. Accept this time.
    .then = Davos stands with you: 10 against 5, and a House card on each side is still to come.
promise = Choose your House card. Two hostilities: the higher total wins, and the losers lose half the power they sent. Two truces: you bargain. Keep your promise and play a truce.
    .instead = A hostility would betray Lannister, and a character counts 0. First see what a promise is worth: play a truce.
    .then = When both have played a card, the two are revealed together.
hostage = But whoever is betrayed takes a hostage: a Lannister card that only you may look at. Take it from the deck, or from the hand, where Lannister will miss it.
    .instead = You may go without, but a hostage is worth a lot. Take one.
    .then = You hold a Lannister card. The others see only its back.
revenge = Now character cards can be played. The Houses listed have a character here, or a leader, with a card for this moment. Tap your sigil and play Arya: Jaime keeps only 1 power.
    .instead = You hold the very card for this moment. Tap your sigil and play Arya.
    .then = Jaime had 5 power and keeps 1. The next defeat kills him.
nobody = Whenever a card is played, everyone is asked again. You have nothing more to play: hold “Nobody”.
    .then = The turn is over: characters go home, played cards are discarded, and hands are refilled to five.
keep = Your turn. What is a hostage good for? Torture it, and Lannister loses power. Release it, and you both draw a card. Or keep it for a trade, as you do now.
    .instead = That would use up your hostage, and you will want it for a bargain. Keep it this time.
    .then = Now an event names the defender.
power = You both place 1 power. On a character it counts in an encounter and can be lost there; on the leader sheet it is safe but counts for nothing. Give it to anyone.
    .then = Lannister gives 1 power to Cersei.
send = Who goes? More power makes your side stronger, but a defeat costs half of it. Send anyone.
    .then = Lannister sends Cersei, and Baratheon stays out.
truce = With a hostility you would betray Lannister and win, but Lannister would take a hostage from you. With two truces you can both gain. Play your truce.
    .instead = Betrayal may pay another time; here you want to bargain. Play your truce.
    .then = When both have played a card, the two are revealed together.
deal = Each of you can get up to 1 influence, 2 hostages and 3 power. Give yourself 1 influence and Lannister 1 hostage, then hold your seal.
    .instead = Lannister asks only for its card, and will sign for that: 1 influence for you, 1 hostage for Lannister.
    .then = A deal that both have signed is binding.

## While others act

watching-talk = Before the cards comes the talk, for as long as you like. Lannister promises a truce, and so do you. No promise is binding.
    .again = Talk again. Lannister wants its card back and offers a truce: this time it has something to gain.
watching-reveal = Betrayal! One truce and one hostility: the hostility wins, whatever the totals.
    .truce = Two truces: nobody wins or loses, and you two bargain.
watching-result = Lannister spreads 1 influence to you. Your side loses half its power, rounded up: Robb keeps 3, Davos 2. A character without power is dead.
    .deal = Lannister has its card back, and you have spread 1 more influence. A deal can be worth as much as a victory.
watching-event = The event names the defender: you challenge Lannister. You both draw a card.
    .later = The turn is over, and now Baratheon challenges you.
end = Talk, support, betray, bargain: it goes on until a House has spread all its influence or lost its four characters.
