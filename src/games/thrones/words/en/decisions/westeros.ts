// The cards of the Westeros phase, and the biddings for the tracks.

import type { House } from '../../../box/houses';
import type { View } from '../../../rules/view';
import { list, TOKEN_NAMES, track } from '../say';
import type { Asked, Wording } from './wording';
import { oneOf } from './wording';
import NAMES from '../names';

const tied = (ask: Asked): string =>
  'houses' in ask ? `: ${list(ask.houses.map((one: House) => NAMES.houses[one]))}` : '';

function bidding({ bidding: open, attack }: View): string {
  if (open === null) return 'Bid in secret. All power bid is spent.';
  if (open.on === 'wildlings') {
    const strength = attack === null ? '' : ` (strength ${attack.strength})`;
    return `Bid in secret against the wildlings${strength}. All bids count together, and all power bid is spent.`;
  }
  return `Bid in secret for ${track(open.on)}. The highest bid takes ${TOKEN_NAMES[open.on]}; all power bid is spent.`;
}

export const WESTEROS = {
  'a-throne-of-blades': {
    title: 'A Throne of Blades',
    asks: () => 'You hold the Iron Throne and choose for everyone: adjust supply, muster, or nothing at all.',
    options: oneOf({
      supply: {
        label: 'Adjust supply',
        note: 'every house, to the supply icons it controls',
        chose: 'decides that everybody adjusts supply'
      },
      mustering: {
        label: 'Muster',
        note: 'every house, in its castles and strongholds',
        chose: 'decides that everybody musters'
      },
      nothing: { label: 'Nothing happens', chose: 'decides that nothing happens' }
    })
  },
  'dark-wings-dark-words': {
    title: 'Dark Wings, Dark Words',
    asks: () =>
      'You hold the Messenger Raven and choose for everyone: bid for the tracks, gain power, or nothing at all.',
    options: oneOf({
      'clash-of-kings': {
        label: 'Bid for the tracks',
        note: 'new positions on all three',
        chose: 'decides that everybody bids for the three tracks'
      },
      'game-of-thrones': {
        label: 'Gain power',
        note: 'every house, for its power icons and ports',
        chose: 'decides that everybody gains power'
      },
      nothing: { label: 'Nothing happens', chose: 'decides that nothing happens' }
    })
  },
  'put-to-the-sword': {
    title: 'Put to the Sword',
    asks: () =>
      'You hold the Valyrian Steel Blade and choose for this round: no Defense orders, no special March +1, or no ban.',
    options: oneOf({
      'storm-of-swords': {
        label: 'No Defense orders',
        note: 'for anybody this round',
        chose: 'forbids Defense orders this round'
      },
      'rains-of-autumn': {
        label: 'No special March +1',
        note: 'for anybody this round',
        chose: 'forbids the special March +1 this round'
      },
      nothing: { label: 'Forbid nothing', chose: 'forbids no orders this round' }
    })
  },
  mustering: {
    title: 'Mustering',
    asks: () => 'Muster: 1 point for each castle, 2 for each stronghold. Unspent points are lost.'
  },
  reconciling: {
    title: 'Supply',
    asks: () => 'Your armies are over your supply limit. Destroy units until they fit.'
  },
  bidding: {
    title: 'Bidding',
    asks: (_ask, view) => bidding(view),
    curtain: 'to bid',
    deed: 'Place your bid',
    sealed: 'has sealed its bid',
    automatic: 'has no power and bids 0'
  },
  'track-tie': {
    title: 'A tie in the bidding',
    asks: (ask) => `You hold the Iron Throne: put the tied houses in order${tied(ask)}.`
  }
} satisfies Readonly<Record<string, Wording>>;
