### What is asked in the course of a battle. `.question`: the same in a few words, in the foot of the screen; `.stakes`: beside it.

## Support

ask-support = Choose who your support from { THE($from) } goes to in the battle for { THE($area) }, if anyone.
    .title = Support
    .question = { $isFighting ->
        [yes] Add your support from { THE($from) }?
       *[no] Who do you support from { THE($from) }?
    }
# The house that is asked fights itself.
option-support-own = Add this support
    .note = to your own side
option-support-attacker = Support { NOM($helped) }
    .note = the attacker
option-support-defender = Support { NOM($helped) }
    .note = the defender
option-support-none = Support nobody
    .note = this support counts for neither side
ask-accepting-support = Accept or refuse the support that { NOM($other) } offers from { THE($from) }.
    .title = Support
    .question = Accept support from { NOM($other) }?
option-accepting-support-accept = Accept the support
option-accepting-support-refuse = Refuse the support
    .note = it counts for neither side

## House cards

# $isRevealed: after Tyrion Lannister.
ask-house-card = { $isRevealed ->
    [yes] Your card was returned to your hand. Play another one, face up.
   *[no] Choose a house card for the battle, face down. Both cards are revealed together.
}
    .title = House cards
    .curtain = to choose a house card
    .deed = Choose a house card
card-house-card = Choose a house card
    .chosen = { $isSecret ->
        [yes] Seal { NOM($card) }
       *[no] Play { NOM($card) }
    }
    .missing = Choose one of your cards

## Tides of Battle

ask-tides-redraw = Keep your Tides of Battle card, or use the blade to draw another one.
    .title = Tides of Battle
    .question = Draw another card?
    .stakes = { $hasSkull ->
        [yes] Only you see your card until both are revealed. Its skull destroys an enemy unit, whoever wins.
       *[no] Only you see your card until both are revealed.
    }
    .curtain = to look at a Tides of Battle card
    .deed = Look at your card
option-tides-redraw-redraw = Draw another card
    .note = uses up the blade for this round
option-tides-redraw-keep = Keep this card
    .note = the blade stays ready

## The Valyrian Steel Blade

ask-valyrian-steel-blade = You may use the Valyrian Steel Blade for +1 strength, once per round.
    .title = Valyrian Steel Blade
    .question = Use the Valyrian Steel Blade?
    .stakes = It adds 1 strength, and is then used for this round.
option-valyrian-steel-blade-use = Use the blade, +1
    .note = used up for this round
option-valyrian-steel-blade-decline = Don't use it
    .note = it stays ready for a later battle

## After the battle

ask-casualties = { $count ->
    [one] You have lost the battle for { THE($area) }. Choose { COUNT($count, of: "unit") } as a casualty.
   *[other] You have lost the battle for { THE($area) }. Choose { COUNT($count, of: "unit") } as casualties.
}
    .title = Casualties
ask-skulls = You lose { COUNT($count, of: "unit") } to a skull on the Tides of Battle card. Choose which.
    .title = Skulls
    .brief = You lose { COUNT($count, of: "unit") } to a skull. Choose which.
ask-retreat = You have lost the battle for { THE($area) }. Choose where all your units retreat.
    .title = Retreat
    .brief = Choose where all your units retreat.
area-retreat = Retreat
    .which = Where does { NOM($house) } retreat?
    .chosen = Retreat to { THE($area) }
    .missing = Choose where they retreat first
ask-retreat-losses = Your retreat puts you over your supply limit. Choose { COUNT($count, of: "unit") } to destroy.
    .title = Retreat
