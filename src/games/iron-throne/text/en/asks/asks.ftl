### Every ask: a short question, `.what` it means, and on the `.curtain` what the tablet is passed for. It tells nothing secret.

## Leaders and hostages

ask-choosing-leader = Who leads { NOM($house) }?
    .what = Keep one of these two. The other goes back in the box, and nobody learns which it was.
    .curtain = Choose your leader
ask-hostages = Release, torture or keep?
    .what = A released card goes back to its owner's hand, and you both draw one. A tortured one is shown and discarded.
    .curtain = Your hostages

## Who takes part

# `.equal`: $text is the whole sentence on the event card.
ask-defender = Who do you challenge?
    .what = The event shows your own House, so you may challenge any other player.
    .equal = { $text } These are equal, so you choose.
    .curtain = Choose who to challenge
ask-placing-power = Who gets 1 power?
    .what = It moves from your leader sheet to one of your living characters.
    .curtain = Place your power
ask-participant = Who do you send?
    .what = This character takes part in the encounter, and its power counts for your side.
    .curtain = Send a character
ask-offering-support = Do you offer support?
    .what = Offer one living character to one side, which accepts or declines at once. Or stay out.
    .curtain = Offer support or stay out
ask-accepting-support = { $character ->
    [none] Do you accept the offer?
   *[other] Do you accept { NAME($character) }?
}
    .what = { $house ->
        [none] Supporters share what your side wins or loses.
       *[other] { NAME($house) } offers support. Supporters share what your side wins or loses.
    }
    .curtain = Accept or decline

## Cards

# `.first`: the other player sees the card before playing one.
ask-house-card = Your House card
    .what = Play one card face down. Both cards are revealed together.
    .first = You have to play first, face up.
    .curtain = Your House card. Talk first, as long as you like
# Asked of all at once; tapping one's sigil opens the own hand. Nothing shows that somebody only looks.
ask-reaction = Does anyone play a card?
    .what = Before the result: tap your sigil to look, even if you hold no character card.
    .after = After the result: tap your sigil to look, even if you hold no character card.
    .curtain = Play a card, or only look

## Deals

ask-deal-terms = The truce
    .what = A deal with { NAME($house) } holds only when both have signed.
    .curtain = Bargain
ask-deal-signing = Do you sign?
    .what = { NAME($house) } offers these terms. Sign them, or change them once. A signed deal is binding.
    .curtain = Sign the deal
ask-deal-counter = Your terms
    .what = You may change the terms once. Then { NAME($house) } signs, or there is no deal.
    .curtain = Change the terms
ask-deal-answer = Do you sign?
    .what = { $house ->
        [none] The terms have been changed. Sign them, or there is no deal.
       *[other] { NAME($house) } has changed the terms. Sign them, or there is no deal.
    }
    .curtain = Sign the new terms

## Rewards and hostages

ask-distributing = Where does your reward go?
    .what = Your side defended itself: move { COUNT($power, of: "iron-power") } from your leader sheet to your living characters.
    .curtain = Distribute your reward
ask-hostage-from = Who do you take a hostage from?
    .what = One of the players on the losing side loses a card to you.
    .curtain = Take a hostage
ask-hostage-place = Take a hostage
    .what = You get one of { NAME($victim) }'s cards, face down. Only you may look at it, at any time. Later you may release or torture it, or give it back in a deal.
    .curtain = Take a hostage

## Effects of leaders and character cards; below the question stands the text on the sheet or card, if none is here

# `.save`: one of the player's characters would die.
ask-use-leader = { $leader ->
    [none] Do you use your leader?
   *[other] Do you use { NAME($leader) }?
}
    .save = Does { NAME($character) } survive?
    .curtain = Use your leader or not
ask-effect-player = Which player do you choose?
    .curtain = Choose a player
ask-effect-power = Do you move power?
    .what = Move up to { COUNT($power, of: "iron-power") } from your leader sheet to your living characters, or none.
    .curtain = Move power
# $text is the text on the sheet or card.
ask-effect-discard = What do you discard?
    .what = It takes exactly { COUNT($count, of: "card") }. { $text }
    .curtain = Discard from your hand
ask-effect-compel = Who from { NAME($house) } do you compel?
    .what = You have influence there: name who must support you, or let that player decide freely.
    .curtain = Compel support or not
ask-effect-higher = Show a higher hostility if you hold one
    .what = You must: one of higher value takes the place of your card. If you hold none, say so.
    .curtain = Look for a higher hostility
ask-effect-swap = Do you play another hostility?
    .what = You may put a hostility from your hand in place of the card on the table, which is discarded.
    .curtain = Play another hostility or not
ask-effect-yield = A card, or withdraw?
    .what = { NAME($person) } wants a random card from your hand as a hostage. Or withdraw your support.
    .curtain = Give up a card or withdraw
ask-effect-rescue = Which card comes home?
    .what = You see only who holds it, since when, and where it came from.
    .curtain = Bring a card home
ask-effect-torture = Who do you torture?
    .what = The card you choose is shown and discarded.
    .curtain = Torture a hostage
ask-effect-sift = Which card do you keep?
    .what = It goes to your hand. The others go back on top of your deck, in the order you choose.
    .curtain = Look at the top of your deck
