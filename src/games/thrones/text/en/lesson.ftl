### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A first round

planning = Seven castles and strongholds win the game. You are House Stark. Give each area its order: Raid at sea, March in White Harbor and Moat Cailin, Consolidate Power in Winterfell.
    .instead = Good orders, but this round needs a Raid at sea, March in White Harbor and Moat Cailin, and Consolidate Power in Winterfell.
    .then = With friends, you would each place your orders in secret and pass the tablet. Whoever holds the Messenger Raven may now change one order.
raid = Raids come first. Raid Crackclaw Point: Baratheon loses that order and a power token, and you gain one.
    .instead = You could let them be, but a raid costs you nothing. Tap Crackclaw Point.
    .then = Raids are over. Now everyone resolves one March at a time, in turn order.
settle = March from White Harbor to Widow's Watch, which has a supply icon. Leave a power token behind to keep White Harbor.
    .instead = Not yet: send the footman from White Harbor to Widow's Watch and leave a power token behind.
    .then = Now the other houses march. Watch what they do.
attack = Now attack: send the knight and the footman from Moat Cailin to Seagard. It is a stronghold, and seven castles and strongholds win the game.
    .instead = A knight counts 2 and a footman 1, and you need both here. Send them to Seagard.
    .then = Marching into an enemy area starts a battle. Units, orders and support all count.
card = Each side adds a house card in secret, and the higher total wins. Nobody knows what Lannister will play. Try Eddard Stark, your strongest.
    .instead = Robb Stark is good as well, but with him you have one more choice to make. Try Eddard Stark.
    .then = Seagard is yours. Now the other houses finish their orders.

## While others act

watching-orders = All orders are revealed at once. From here on, nothing can be changed.
watching-battle = The cards are revealed together, and the higher total wins. Its swords destroy units; the losers that are left retreat.
watching-round = At the end, Consolidate Power pays: one power token, and one more for each power icon. Power buys influence later.
watching-westeros = From round 2 on, each round begins with three Westeros cards. They say when to bid, muster and count supply.
end = Plan, raid, march, battle, gather power: that is a whole round, and a game has at most ten.

## Battle and support

battle-attack = All orders are revealed. March with the knight and the footman from Moat Cailin to Seagard: it is a stronghold.
    .instead = You need both units for this one. March with the knight and the footman to Seagard.
    .then = Some areas adjacent to the battle have support orders. Their houses now say, in turn order, which side to support.
battle-support = Your footman in Greywater Watch stands next to Seagard and has a support order. Support your own attack: it adds 1.
    .instead = You will need that strength. The attack is yours, so support it.
    .then = Everybody with a support order beside the battle decides, even houses that are not fighting.
battle-accept = Baratheon offers to support you from the Twins. Accept: that is 1 more, and it costs you nothing.
    .instead = You may refuse help, but without it Lannister is ahead by 1. Accept it.
    .then = Five against five, counting what everyone can see. Lannister has 3 from units, 1 from its defense order and 1 from Riverrun.
battle-card = It is even, so the cards decide. Play Eddard Stark: no card is higher than 4, and you win ties because you stand above Lannister on the Fiefdoms.
    .instead = Only Eddard Stark is sure to win here: Lannister may have a 4 as well, and you win ties.
    .then = You have won. Eddard's two swords would destroy two units, but the Hound's two fortifications stop them. The losers retreat.
battle-whom = Lannister attacks Baratheon in Crackclaw Point, 3 against 3. Your ship may support either side. Support the defender, as Lannister is the stronger neighbor.
    .instead = You may support whoever you like, or nobody. This time help Baratheon, as it helped you.
    .then = Your ship made the difference: Baratheon won 6 to 5. Brienne's sword destroyed a unit, and the attacker goes back.
battle-again = Now Baratheon attacks White Harbor after all. A support order counts in every battle beside it, so your ship can support you too.
    .then = Baratheon is still ahead.
battle-lose = Baratheon is ahead and may have a strong card. Play the Blackfish: even if you lose, no unit of yours is destroyed.
    .instead = Keep your better cards for battles you can win. The Blackfish saves your footman here.
    .then = The Blackfish has stopped Melisandre's sword.
battle-retreat = Your footman has to retreat to an area of yours or an empty one: go to Winterfell. It is routed now, and counts for nothing until the round is over.
    .instead = You could go there too, but in Winterfell two footmen stand together. Go there.
    .then = Routed units stay routed until the end of the round.
battle-end = Support can decide a battle that is not your own, and a lost battle need not cost a unit.

## Bidding and wildlings

bidding-throne = Clash of Kings: you all bid power in secret for each track. First the Iron Throne: whoever is first on it acts first and breaks ties. Bid 2.
    .instead = Every bid is spent, so do not bid it all. 2 will do.
    .then = You bid the most and stay first.
bidding-tie = Lannister and Baratheon bid the same. You hold the Iron Throne, so you put them in order. Put whichever you like first.
    .then = Now the same for the Fiefdoms track.
bidding-fiefdoms = The Fiefdoms track breaks ties in battle, and whoever is first has the Valyrian Steel Blade. Let others pay for that: bid 1, to be above Lannister.
    .instead = You still need power for the King's Court and the Wall. Bid 1.
    .then = Baratheon paid 2 and has the blade. You come second, above Lannister.
bidding-court = The higher you are on the King's Court, the more star orders you may use, and whoever is first has the Messenger Raven. Bid 2.
    .instead = Leave 3 for the wildlings. Bid 2.
    .then = You and Lannister bid the same.
bidding-first = A tie, and you decide it. Put yourself first: the raven and the star orders are yours.
    .instead = The holder of the Iron Throne may be selfish. Put House Stark first.
    .then = So the throne has paid for itself.
bidding-wildlings = The wildlings attack with strength 8. All bids are added up, and 8 is enough to hold the Wall. The lowest bidder suffers most if it falls. Bid all 3.
    .instead = If the Wall falls, it hits all of you. Bid the 3 that you have left.
    .then = The Night's Watch holds: 3 and 2 and 3 make 8.
bidding-highest = The Wall holds, and the highest bidder gets a reward. You and Baratheon bid the same, and again you decide. Choose House Stark.
    .instead = You may give it away, but the reward is worth having. Choose House Stark.
    .then = The card gives you your bid back: 3 power. Everyone else has spent theirs.
bidding-end = Power holds the Wall and buys influence: the throne breaks ties, the Fiefdoms win battles, the court brings stars and the raven.

## Supply and mustering

supply-settle = Supply 3 allows one army of three units and three armies of two, which is just what you have. A single unit is not an army. March from White Harbor to Widow's Watch, for its supply icon.
    .instead = That works, but Widow's Watch has a supply icon. Send the footman there.
    .then = Marches are over. Now Consolidate Power orders are resolved.
supply-muster = A Consolidate Power order with a star may muster instead. Winterfell is a stronghold: 2 points. Make its footman a knight for 1, and build a ship in its port for 1.
    .instead = Use both points: turn the footman into a knight, and build a ship in Winterfell's port.
    .then = A knight costs 2, but a footman becomes one for 1. With a Mustering card every castle and stronghold of every house does this.
supply-reconcile = The Supply card counts all supply icons. You have two, so your supply falls to 2: you have one army of two too many. Take one unit from an army of two.
    .instead = One unit is enough. Choose one from an army of two, so that a single unit is left.
    .then = Your armies fit your supply again.
supply-end = Win supply icons before you muster, and check your supply before you bring units together.
