// What each wildling card does, to whom.

import type { WildlingCardId } from '../../../box/wildlingCards';

interface WildlingWords {
  /** The wildlings win. */
  readonly lowest: string;
  readonly others: string;
  /** The Night's Watch wins. */
  readonly highest: string;
}

const NOTHING = 'Nothing happens.';

export const WILDLING: Readonly<Record<WildlingCardId, WildlingWords>> = {
  'silence-at-the-wall': { lowest: NOTHING, others: NOTHING, highest: NOTHING },
  'preemptive-raid': {
    lowest: 'Destroys 2 units, or drops 2 positions on its highest track.',
    others: NOTHING,
    highest: 'Sits out what follows: the wildlings attack the others again, with strength 6.'
  },
  'crow-killers': {
    lowest: 'Downgrades all its knights to footmen.',
    others: 'Downgrade 2 of their knights to footmen.',
    highest: 'May upgrade up to 2 footmen to knights.'
  },
  'rattleshirts-raiders': {
    lowest: 'Drops 2 supply levels and reconciles its armies.',
    others: 'Drop 1 supply level and reconcile their armies.',
    highest: 'Rises 1 supply level.'
  },
  'massing-on-the-milkwater': {
    lowest: 'Discards its strongest house cards, if weaker ones are left.',
    others: 'Discard one house card each, if they have more than one.',
    highest: 'Returns its whole discard pile to its hand.'
  },
  'a-king-beyond-the-wall': {
    lowest: 'Drops to last on all three tracks.',
    others: "Drop to last on the Fiefdoms or the King's Court track, each as it chooses.",
    highest: 'Moves to first on one track and takes its token.'
  },
  'mammoth-riders': {
    lowest: 'Destroys 3 of its units.',
    others: 'Destroy 2 units each.',
    highest: 'May return one card from its discard pile to its hand.'
  },
  'the-horde-descends': {
    lowest: 'Destroys 2 units in one castle or stronghold, or any 2 if none has that many.',
    others: 'Destroy 1 unit each.',
    highest: 'May muster in one castle or stronghold.'
  },
  'skinchanger-scout': {
    lowest: 'Loses all its available power.',
    others: 'Lose 2 power each.',
    highest: 'Gets its whole bid back.'
  }
};
