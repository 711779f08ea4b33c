// What is asked in the Westeros phase, by the cards, the biddings and the wildlings.

import type { House } from '../../../box/houses';
import { HOUSE_NAMES } from '../../../box/houses';
import type { About } from '../../../rules/asks';
import type { View } from '../../../rules/view';
import { house, list, several, TOKEN_NAMES, track } from '../say';
import type { Asked, Sentences } from './asked';
import { dueIn, mostIn, unitsDue } from './asked';

type Abouts = Extract<
  About,
  | 'a-throne-of-blades'
  | 'dark-wings-dark-words'
  | 'put-to-the-sword'
  | 'mustering'
  | 'reconciling'
  | 'bidding'
  | 'track-tie'
  | 'wildling-tie'
  | `preemptive-raid${string}`
  | `crow-killers-${string}`
  | 'massing-on-the-milkwater'
  | `a-king-beyond-the-wall${string}`
  | `mammoth-riders-${string}`
  | `the-horde-descends-${string}`
>;

const tied = (ask: Asked): string =>
  'houses' in ask ? `: ${list(ask.houses.map((one: House) => HOUSE_NAMES[one]))}` : '';

const drops = (ask: Asked, { attack }: View): string => {
  const one = attack?.singled ?? null;
  return one === ask.house ? 'you drop' : `${one === null ? 'the lowest bidder' : house(one)} drops`;
};

function bidding({ bidding: open, attack }: View): string {
  if (open === null) return 'Bid in secret. All power bid is spent.';
  if (open.on === 'wildlings') {
    const strength = attack === null ? '' : ` (strength ${attack.strength})`;
    return `Bid in secret against the wildlings${strength}. All bids count together, and all power bid is spent.`;
  }
  return `Bid in secret for ${track(open.on)}. The highest bid takes ${TOKEN_NAMES[open.on]}; all power bid is spent.`;
}

export const WESTEROS: Sentences<Abouts> = {
  'a-throne-of-blades': () =>
    'You hold the Iron Throne and choose for everyone: adjust supply, muster, or nothing at all.',
  'dark-wings-dark-words': () =>
    'You hold the Messenger Raven and choose for everyone: bid for the tracks, gain power, or nothing at all.',
  'put-to-the-sword': () =>
    'You hold the Valyrian Steel Blade and choose for this round: no Defense orders, no special March +1, or no ban.',
  mustering: () => 'Muster: 1 point for each castle, 2 for each stronghold. Unspent points are lost.',
  reconciling: () => 'Your armies are over your supply limit. Destroy units until they fit.',
  bidding: (_ask, view) => bidding(view),
  'track-tie': (ask) => `You hold the Iron Throne: put the tied houses in order${tied(ask)}.`,
  'wildling-tie': (_ask, { attack }) =>
    attack?.beaten === true
      ? 'You hold the Iron Throne: choose the highest bidder, who alone is rewarded.'
      : 'You hold the Iron Throne: choose the lowest bidder, who suffers the most.',

  'preemptive-raid': () => 'You bid lowest: destroy 2 of your units, or drop 2 positions on your highest track.',
  'preemptive-raid-track': (ask, view) =>
    `You hold the Iron Throne: choose the track on which ${drops(ask, view)} 2 positions.`,
  'preemptive-raid-losses': (ask) => `Destroy ${unitsDue(ask)} of yours, anywhere on the board.`,
  'crow-killers-destroyed': (ask) =>
    `You have too few footmen to replace your knights. Destroy ${several(dueIn(ask), 'knight', 'knights')} instead.`,
  'crow-killers-losses': (ask) =>
    `Downgrade ${several(dueIn(ask), 'knight to a footman', 'knights to footmen')}, anywhere on the board.`,
  'crow-killers-reward': (ask) =>
    `You bid highest and may upgrade up to ${several(mostIn(ask), 'footman to a knight', 'footmen to knights')}, anywhere.`,
  'massing-on-the-milkwater': () => 'Discard one house card of your choice from your hand.',
  'a-king-beyond-the-wall': () => "Choose a track to drop to last on: the Fiefdoms or the King's Court.",
  'a-king-beyond-the-wall-reward': () => 'You bid highest: choose a track, move to first on it and take its token.',
  'mammoth-riders-losses': (ask) => `Destroy ${unitsDue(ask)} of yours, anywhere on the board.`,
  'mammoth-riders-reward': () => 'You bid highest and may return one card from your discard pile to your hand.',
  'the-horde-descends-losses': (ask) =>
    'together' in ask && ask.together
      ? `Destroy ${unitsDue(ask)} of yours in one area with a castle or stronghold.`
      : `Destroy ${unitsDue(ask)} of yours, anywhere on the board.`,
  'the-horde-descends-reward': () =>
    'You bid highest and may muster in one castle or stronghold. Unspent points are lost.'
};
