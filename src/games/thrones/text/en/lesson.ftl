### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

first-round = A first round
    .teaches = Orders, raid, march, battle and power: everything once.

## A first round

planning = You are House Stark. Tap each area to order its units: Raid at sea, March in White Harbor and Moat Cailin, Consolidate Power in Winterfell.
    .instead = Good orders, but this round needs a Raid at sea, March in White Harbor and Moat Cailin, and Consolidate Power in Winterfell.
    .then = With friends, you would each place your orders in secret and pass the tablet. Whoever holds the Messenger Raven may now change one order.
raid = Raids come first. Raid Crackclaw Point: Baratheon loses that order and a power token, and you gain one.
    .instead = You could let them be, but a raid costs you nothing. Tap Crackclaw Point.
    .then = Raids are over. Now everyone resolves one March at a time, in turn order.
settle = March from White Harbor to Widow's Watch, which has a supply icon. Leave a power token behind to keep White Harbor.
    .instead = Not yet: send the footman from White Harbor to Widow's Watch and leave a power token behind.
    .then = Now the other houses march. Watch what they do.
attack = Now attack: send the knight and the footman from Moat Cailin to Seagard. It has a castle, and seven castles win the game.
    .instead = A knight counts 2 and a footman 1, and you need both here. Send them to Seagard.
    .then = Marching into an enemy area starts a battle. Units, orders and supports count.
card = Each side adds a house card in secret, and the higher total wins. Lannister has played a weak card. Try Eddard Stark.
    .then = Seagard is yours. Now the other houses finish their orders.

## While others act

watching-orders = All orders are revealed at once. From here on, nothing can be changed.
watching-battle = The cards are revealed together, and the higher total wins. Its swords destroy units; the losers that are left retreat.
watching-round = At the end, Consolidate Power pays: one power token, and one more for each power icon. Power buys influence later.
watching-westeros = From round 2 on, each round begins with three Westeros cards. They say when to bid, muster and count supply.
end = That is a whole round: plan, raid, march, battle, gather power. After ten rounds, or at seven castles, somebody wins.
