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
    lowest: 'Destroys 2 units, or drops 2 positions on the track where it stands highest.',
    others: NOTHING,
    highest: 'Takes no part in what follows: the wildlings attack the others again, with strength 6.'
  },
  'crow-killers': {
    lowest: 'All its knights become footmen.',
    others: 'Two of their knights become footmen.',
    highest: 'May turn up to two footmen into knights.'
  },
  'rattleshirts-raiders': {
    lowest: 'Drops 2 levels of supply and cuts its armies down.',
    others: 'Drop 1 level of supply and cut their armies down.',
    highest: 'Rises 1 level of supply.'
  },
  'massing-on-the-milkwater': {
    lowest: 'Discards its strongest house cards, if weaker ones are left.',
    others: 'Discard one house card each, if they have more than one.',
    highest: 'Takes its whole discard pile back.'
  },
  'a-king-beyond-the-wall': {
    lowest: 'Goes to the end of all three tracks.',
    others: "Go to the end of the Fiefdoms or the King's Court, each as it likes.",
    highest: 'Goes to the top of one track and takes its token.'
  },
  'mammoth-riders': {
    lowest: 'Destroys 3 of its units.',
    others: 'Destroy 2 units each.',
    highest: 'May take one card back from its discard pile.'
  },
  'the-horde-descends': {
    lowest: 'Destroys 2 units in one castle or stronghold, or any 2 if none holds so many.',
    others: 'Destroy 1 unit each.',
    highest: 'May muster in one castle or stronghold.'
  },
  'skinchanger-scout': {
    lowest: 'Loses all its available power.',
    others: 'Lose 2 power each.',
    highest: 'Takes back all it has bid.'
  }
};
