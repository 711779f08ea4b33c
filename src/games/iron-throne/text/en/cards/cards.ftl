### What each character card does when it is played for its text, in our own words.

## Stark

card-eddard = King's Justice
    .text = Another supporter, on either side, withdraws.
card-robb = Tactical Manoeuvre
    .text = Shuffle your discard pile into your deck and draw a card.
card-catelyn = Family
    .text = Move up to 3 power from your leader sheet to your characters.
card-arya = List of Names
    .text = If your side lost, the opposing active player's character keeps only 1 power.
card-bran = Dreams
    .text = Look at the top 3 cards of your deck. Keep 1 and put the others back in any order.

## Lannister

card-tyrion = Political Instinct
    .text = Choose an active player who showed a hostility. If that player holds a higher one, it must take its place.
card-cersei = Wildfire
    .text = An opposing supporter gives you a random card as a hostage or withdraws.
card-tywin = The Long Memory
    .text = If your side lost, take a hostage from a player on the winning side.
card-joffrey = The King Commands
    .text = Torture one of your hostages now.
card-jaime = Sword Hand
    .text = With two hostilities, add 4 to your side.

## Baratheon

card-stannis = Alone If Need Be
    .text = With two hostilities and no supporter on your side, add 5 to it.
card-melisandre = Shadow
    .text = With two hostilities, your character loses 1 power and the other side loses 5 from its total.
card-davos = Smuggler
    .text = Take one of your cards that is held as a hostage back to your hand.
card-selyse = Purge
    .text = If your side lost, each player on the winning side discards a random card.
card-shireen = Mercy
    .text = If your side showed the truce in a betrayal, each player on it loses at most 1 power.

## Targaryen

card-daenerys = Dracarys
    .text = With two hostilities, the character of each opposing supporter loses 1 power.
card-viserys = Rightful Heir
    .text = Take a hostage from a player who has spread more influence than you.
card-drogo = Spoils
    .text = If your side won, draw 3 cards.
card-jorah = Live to Serve
    .text = If you support, withdraw and draw a card.
card-barristan = Bold
    .text = With two hostilities, add your character's power once more to your side, at most 5.

## Tyrell

card-margaery = Second Thoughts
    .text = With two hostilities, your side's active player may play another hostility in place of the one on the table.
card-olenna = Poison
    .text = With two hostilities, the value of the other side's card is halved, rounded up.
card-renly = Banners
    .text = With two hostilities, add 2 to your side for each of its supporters.
card-loras = Tourney Knight
    .text = With two hostilities, add 3 to your side, or 5 if you support.
card-mace = Granaries
    .text = Draw 3 cards, then discard 1.
