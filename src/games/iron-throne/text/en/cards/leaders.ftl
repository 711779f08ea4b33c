### What each leader does, in our own words, said to the player who leads with it. `.when` it counts, in a few words.

## Stark

leader-eddard = Honourable
    .when = After the reveal, while you challenge or defend
    .text = When the cards show a betrayal, you may settle the encounter as a truce instead, even if the betrayal was your own.
leader-robb = Warlord
    .when = Before your turn
    .text = You may discard exactly 3 cards from your hand and draw 2.
leader-catelyn = Mother
    .when = Before your turn
    .text = You may move up to 2 power from this sheet to your characters.
leader-arya = Vengeful
    .when = After the resolution, if your side lost
    .text = You may make the participating character of each opposing supporter lose 2 power.
leader-bran = Greensight
    .when = Before the House cards, while you challenge or defend
    .text = You may put 1 power from this sheet back in the box. Then your opponent plays first, face up.

## Lannister

leader-cersei = Manipulation
    .when = Before each offer of support, while you challenge or defend
    .text = If you have influence on the board of the player whose turn it is to offer, you may name one of their living characters, who must support you.
leader-tyrion = Silver Tongue
    .when = After the reveal, while you challenge or defend
    .text = When you show a truce, you draw 2 cards. If the truce then fails, it costs you no power.
leader-tywin = Debts Are Paid
    .when = After the reveal, while you challenge or defend
    .text = When both cards are hostilities, you may put 1 power from this sheet back in the box and add 4 to the total of your side.
leader-joffrey = Cruel
    .when = Whenever you torture
    .text = You draw a card. If the hostage is a hostility or a truce, its victim loses 2 power to this sheet instead of 1.
leader-jaime = Kingslayer
    .when = After the resolution, if your side won by hostility
    .text = You may make the participating character of the opposing active player lose 1 more power.

## Baratheon

leader-stannis = Unbending
    .when = After the reveal, while you challenge or defend
    .text = When both cards are hostilities, you may add 1 to the total of your side, which then also wins equal totals.
leader-melisandre = Eyes in the Flames
    .when = Before the House cards, while you challenge or defend
    .text = You may look at 2 random cards from your opponent's hand.
leader-davos = Steadfast
    .when = Whenever you take a penalty
    .text = Your character loses at most 1 power, and you draw a card.
leader-selyse = Zeal
    .when = After the resolution, if your side lost
    .text = You draw 2 cards.
leader-shireen = Kind Heart
    .when = Before your turn
    .text = You may choose another player. You both draw a card, and you may move 1 power from this sheet to one of your characters.

## Targaryen

leader-daenerys = Fire
    .when = After the reveal, while you challenge or defend
    .text = When both cards are hostilities, you may discard a hostility of 8 or less and add half its value, rounded up, to the total of your side.
leader-viserys = Beggar King
    .when = After the resolution of your own turn, if you spread no influence in it
    .text = You draw 2 cards and may move 1 power from this sheet to one of your characters.
leader-drogo = Plunder
    .when = After the resolution, if you won as challenger or defender
    .text = You draw a card for each player on the losing side and may move 1 power from this sheet to one of your characters.
leader-jorah = Sworn Sword
    .when = After the resolution, if you supported
    .text = You draw 2 cards, and may also move 1 power from this sheet to one of your characters.
leader-barristan = Shield
    .when = Once a turn, when one of your characters would die
    .text = The character keeps 1 power, and 1 power from this sheet goes back in the box. With nothing on the sheet this does not help.

## Tyrell

leader-margaery = Beloved
    .when = Before the House cards, while you challenge or defend with supporters
    .text = You and each of your supporters may draw a card.
leader-olenna = Thorns
    .when = After the resolution, if you supported the winning side
    .text = You may put 1 power from this sheet back in the box and take a hostage from a player on the losing side.
leader-renly = Gallant Host
    .when = After the reveal, while you challenge or defend with supporters
    .text = When both cards are hostilities, you may add 2 to the total of your side for each of your supporters.
leader-loras = Champion
    .when = After the resolution, if you supported the winning side
    .text = You move 1 power from this sheet to your participating character.
leader-mace = Plenty
    .when = At the end of every turn
    .text = You draw up to 6 cards instead of 5.
