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

const singled = ({ attack }: View): string =>
  attack?.singled === null || attack?.singled === undefined ? 'the lowest bidder' : house(attack.singled);

function bidding(who: string, { bidding: open, attack }: View): string {
  if (open === null) return `${who} bids in secret. All power bid is spent.`;
  if (open.on === 'wildlings') {
    const strength = attack === null ? '' : ` of strength ${attack.strength}`;
    return `${who} bids in secret against the wildlings${strength}: all bids count together, and all power bid is spent.`;
  }
  return `${who} bids in secret for ${track(open.on)}: the highest bid takes ${TOKEN_NAMES[open.on]}, all power bid is spent.`;
}

export const WESTEROS: Sentences<Abouts> = {
  'a-throne-of-blades': (who) =>
    `${who} holds the Iron Throne and decides for everybody: supply is adjusted, all muster, or neither.`,
  'dark-wings-dark-words': (who) =>
    `${who} holds the Messenger Raven and decides for everybody: bid for the tracks, gain power, or neither.`,
  'put-to-the-sword': (who) =>
    `${who} holds the blade and decides for this round: no Defense orders, no special March +1, or no ban.`,
  mustering: (who) =>
    `${who} musters: each castle gives 1 point, each stronghold 2, and points that are not spent are lost.`,
  reconciling: (who) => `${who} has more or larger armies than its supply feeds, and destroys units until they fit.`,
  bidding: (who, _ask, view) => bidding(who, view),
  'track-tie': (who, ask) => `${who} holds the Iron Throne and puts the houses that tie in order${tied(ask)}.`,
  'wildling-tie': (who, _ask, { attack }) =>
    attack?.beaten === true
      ? `${who} holds the Iron Throne and names the highest bidder, who alone is rewarded.`
      : `${who} holds the Iron Throne and names the lowest bidder, who suffers the most.`,

  'preemptive-raid': (who) =>
    `${who} bid lowest: it destroys 2 of its units, or drops 2 positions on the track where it stands highest.`,
  'preemptive-raid-track': (who, _ask, view) =>
    `${who} holds the Iron Throne and names the track on which ${singled(view)} drops 2 positions.`,
  'preemptive-raid-losses': (who, ask) => `${who} destroys ${unitsDue(ask)} of its own, anywhere on the board.`,
  'crow-killers-destroyed': (who, ask) =>
    `${who} is short of footmen for its knights: ${several(dueIn(ask), 'knight is', 'knights are')} destroyed instead.`,
  'crow-killers-losses': (who, ask) =>
    `${who} turns ${several(dueIn(ask), 'knight into a footman', 'knights into footmen')}, anywhere on the board.`,
  'crow-killers-reward': (who, ask) =>
    `${who} bid highest and may turn up to ${several(mostIn(ask), 'footman into a knight', 'footmen into knights')}, anywhere.`,
  'massing-on-the-milkwater': (who) => `${who} discards one house card of its choice from its hand.`,
  'a-king-beyond-the-wall': (who) => `${who} goes to the end of one track, the Fiefdoms or the King's Court.`,
  'a-king-beyond-the-wall-reward': (who) =>
    `${who} bid highest and goes to the top of one track of its choice, where it takes the token.`,
  'mammoth-riders-losses': (who, ask) => `${who} destroys ${unitsDue(ask)} of its own, anywhere on the board.`,
  'mammoth-riders-reward': (who) =>
    `${who} bid highest and may take one card from its discard pile back into its hand.`,
  'the-horde-descends-losses': (who, ask) =>
    'together' in ask && ask.together
      ? `${who} destroys ${unitsDue(ask)} of its own in one area with a castle or stronghold.`
      : `${who} destroys ${unitsDue(ask)} of its own, anywhere on the board.`,
  'the-horde-descends-reward': (who) =>
    `${who} bid highest and may muster in one castle or stronghold; points that are not spent are lost.`
};
