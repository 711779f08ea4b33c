// Bids: for a track by what it is worth to be first there, against the wildlings a fair share and a little courage.

import type { Chance } from '#engine/chance';
import type { AskOf, Known, Table } from '#thrones/rules';
import type { House } from '#thrones/box';
import { isHigher } from '#thrones/rules/influence';
import type { Weights } from '../weights';
import { castlesOf } from '#thrones/rules/control';

/** The share of a house's power that it bids, for each track. */
const SHARE = { throne: 0.27, fiefdoms: 0.4, court: 0.75 } as const;

/** Spread around the usual bid, so that a bid tells nothing of the power in hand. */
const LEAST = 0.6;
const SPREAD = 0.5;

export function bid(known: Known, { most }: AskOf<'bid'>, weights: Weights, chance: Chance): number {
  const { bidding, attack } = known;
  if (bidding === null) return 0;
  if (bidding.on === 'wildlings') {
    const fair = attack === null ? 0 : fairShare(attack.strength, attack.bidders.length);
    return clamp(fair + weights.courage + chance.below(3) - 1, most);
  }
  const free = Math.max(0, most - keptForWildlings(known));
  const wish = weights[bidding.on];
  const share = SHARE[bidding.on] * wish * (LEAST + SPREAD * (chance.fraction() + chance.fraction()));
  return clamp(Math.round(free * Math.min(1, share)), free);
}

type Coming = Pick<Table, 'westeros' | 'wildlings' | 'tracks'>;

/** The power that each has to bid to beat them together. */
export const fairShare = (strength: number, bidders: number): number => Math.ceil((strength + 1) / bidders);

/** Wildlings Attack is open behind a bidding for the tracks: who gives everything there has nothing against them. */
export const keptForWildlings = ({ westeros, wildlings, tracks }: Coming): number =>
  westeros[2] === 'wildlings-attack' ? fairShare(wildlings, tracks.throne.length) : 0;

const clamp = (power: number, most: number): number => Math.max(0, Math.min(most, power));

/** Itself first, then the least dangerous. */
export function rank(known: Known, house: House, tied: readonly House[]): House[] {
  const danger = (one: House): number => (one === house ? -1 : castlesOf(known, one).length);
  return [...tied].sort((a, b) => danger(a) - danger(b) || (isHigher(known, 'throne', a, b) ? -1 : 1));
}
