### What is asked in the Westeros phase. The sentence is said to the house that is asked, which is named above it.
### `.title`: the name of the step. `option-…`, `track-…`: what can be chosen, with a note below it.

## A Throne of Blades

ask-a-throne-of-blades = You hold the Iron Throne and choose for everyone: adjust supply, muster, or nothing at all.
    .title = A Throne of Blades
option-a-throne-of-blades-supply = Adjust supply
    .note = every house, to the supply icons it controls
option-a-throne-of-blades-mustering = Muster
    .note = every house, in its castles and strongholds
option-a-throne-of-blades-nothing = Nothing happens

## Dark Wings, Dark Words

ask-dark-wings-dark-words = You hold the Messenger Raven and choose for everyone: bid for the tracks, gain power, or nothing at all.
    .title = Dark Wings, Dark Words
option-dark-wings-dark-words-clash-of-kings = Bid for the tracks
    .note = new positions on all three
option-dark-wings-dark-words-game-of-thrones = Gain power
    .note = every house, for its power icons and ports
option-dark-wings-dark-words-nothing = Nothing happens

## Put to the Sword

ask-put-to-the-sword = You hold the Valyrian Steel Blade and choose for this round: no Defense orders, no special March +1, or no ban.
    .title = Put to the Sword
option-put-to-the-sword-storm-of-swords = No Defense orders
    .note = for anybody this round
option-put-to-the-sword-rains-of-autumn = No special March +1
    .note = for anybody this round
option-put-to-the-sword-nothing = Forbid nothing

## Mustering and supply

ask-mustering = Muster: 1 point for each castle, 2 for each stronghold. Unspent points are lost.
    .title = Mustering
ask-reconciling = Your armies are over your supply limit. Destroy units until they fit.
    .title = Supply
    .brief = Destroy units until your armies fit your supply.

## Bidding

# Without $track against the wildlings. `.curtain`, `.deed`: see below, "Every ask".
ask-bidding = { $track ->
    [none] Bid in secret against the wildlings (strength { $strength }). All bids count together, and all power bid is spent.
   *[other] Bid in secret for { NOM($track) }. The highest bid takes { NOM($held) }; all power bid is spent.
}
    .title = Bidding
    .curtain = { $track ->
        [none] to bid against the wildlings
       *[other] to bid for { NOM($track) }
    }
    .deed = Place your bid
ask-track-tie = You hold the Iron Throne: put the tied houses in order: { NAME($houses) }.
    .title = A tie in the bidding
