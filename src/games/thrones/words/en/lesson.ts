// What the coach says in the first lesson: what to do, and why, in a sentence or two.

const lesson = {
  planning: {
    says: 'You are House Stark. Tap each area to order its units: Raid at sea, March in White Harbor and Moat Cailin, Consolidate Power in Winterfell.',
    instead:
      'Good orders, but this round needs a Raid at sea, March in White Harbor and Moat Cailin, and Consolidate Power in Winterfell.',
    then: 'With friends, you would each place your orders in secret and pass the tablet. Whoever holds the Messenger Raven may now change one order.'
  },
  raid: {
    says: 'Raids come first. Raid Crackclaw Point: Baratheon loses that order and a Power token, and you gain one.',
    instead: 'You could let them be, but a raid costs you nothing. Tap Crackclaw Point.',
    then: 'Raids are over. Now everyone resolves one March at a time, in turn order.'
  },
  settle: {
    says: 'March from White Harbor to Widow’s Watch, which has a supply icon. Leave a Power token behind to keep White Harbor.',
    instead: 'Not yet: send the Footman from White Harbor to Widow’s Watch and leave a Power token behind.',
    then: 'Now the other houses march. Watch what they do.'
  },
  attack: {
    says: 'Now attack: send the Knight and the Footman from Moat Cailin to Seagard. It has a castle, and seven castles win the game.',
    instead: 'A Knight counts 2 and a Footman 1, and you need both here. Send them to Seagard.',
    then: 'Marching into an enemy area starts a battle. Units, orders and supports count.'
  },
  card: {
    says: 'Each side adds a House card in secret, and the higher total wins. Any card wins here; a played card is gone until you have played them all.',
    then: 'Seagard is yours. Now the other houses finish their orders.'
  },
  watching: {
    orders: 'All orders are revealed at once. From here on, nothing can be changed.',
    battle:
      'The cards are revealed together, and the higher total wins. Its swords destroy units; the losers that are left retreat.',
    round:
      'At the end, Consolidate Power pays: one Power token, and one more for each power icon. Power buys influence later.',
    westeros:
      'From round 2 on, each round begins with three Westeros cards. They say when to bid, muster and count supply.'
  },
  end: 'That is a whole round: plan, raid, march, battle, gather power. After ten rounds, or at seven castles, somebody wins.'
};

export default lesson;
