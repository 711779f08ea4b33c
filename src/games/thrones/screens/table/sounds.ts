// The sounds of the things in this game.

import type { Sounds } from '#shell/table/hearing';
import type { Sound } from '#shell/play/sound';
import type { Thrones } from '#thrones/flow/game';
import type { Happening } from '#thrones/rules';
import type { Moment } from '#thrones/flow/moments';

function soundOf(one: Happening): Sound | null {
  switch (one.what) {
    case 'victor':
      return 'clash';
    case 'winner':
    case 'wildlings-attack':
      return 'horn';
    case 'raven':
      return one.use === 'none' ? null : 'raven';
    case 'units':
      return one.did === 'marched' || one.did === 'attacked' ? 'march' : null;
    default:
      return null;
  }
}

/** The most important first: a march may end in a battle, and a battle may end the game. */
const WEIGHT: readonly Sound[] = ['horn', 'clash', 'march', 'raven'];

/** Westeros cards that call all houses together. */
const CALLS: readonly string[] = ['clash-of-kings', 'wildlings-attack'];

const OF_MOMENT: Readonly<Record<Exclude<Moment['what'], 'westeros'>, Sound>> = {
  orders: 'turn',
  round: 'turn',
  bids: 'turn',
  // The same sound whether or not the cards decide the battle at once: it is heard before they are revealed.
  cards: 'clash',
  battle: 'clash',
  wildlings: 'horn'
};

const sounds: Sounds<Thrones> = {
  ofAnswer(happened) {
    const heard = happened.map(soundOf);
    return WEIGHT.find((sound) => heard.includes(sound)) ?? 'turn';
  },
  ofMoment(moment) {
    if (moment.what !== 'westeros') return OF_MOMENT[moment.what];
    return moment.cards.some(({ card }) => CALLS.includes(card)) ? 'horn' : 'turn';
  }
};

export default sounds;
