### What can be learnt, for choosing from.

first-round = A first round
    .teaches = Orders, raid, march, battle and power: everything once.
battle = Battle and support
    .teaches = Whom to support, what a card's icons do, and how to lose well.
bidding = Bidding and wildlings
    .teaches = What influence is good for, who decides ties, and how the Wall is held.
supply = Supply and mustering
    .teaches = How large your armies may be, and how castles and strongholds muster new units.
first-war = Your first war
    .teaches = Four rounds against two houses that the app plays. The coach speaks only when you ask.
