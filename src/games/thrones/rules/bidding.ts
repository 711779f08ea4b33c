// Bidding: sealed bids for the places on an influence track, or against the wildlings. Everything bid is spent. For a track
// the holder of the Iron Throne puts houses that tie in order; for the throne's own track that is still the old holder.

import type { House, Track } from '#thrones/box';
import { TRACKS } from '../box/tracks';
import type { AnswerOf, AskOf } from './asks';
import { ask, type Draft, record } from './draft';
import { holder, setTrack, turnOrder } from './influence';
import type { RuleKind } from './kind';
import { losePower } from './pieces';
import type { Bidding, PerHouse, Table } from './position';
import { refuse } from './refusals';

export function callForBids(draft: Draft, on: Track | 'wildlings', bidders: readonly House[] = turnOrder(draft)): void {
  draft.bidding = { on, bidders, bids: null, ranking: [], ranked: 0 };
  draft.sealed = { ...draft.sealed, bids: {} };
  for (const house of bidders) ask(draft, bidAsk(draft, house));
}

export const bidAsk = (table: Pick<Table, 'houses'>, house: House): AskOf<'bid'> => ({
  kind: 'bid',
  house,
  about: 'bidding',
  secret: true,
  most: table.houses[house]?.power ?? 0
});

function sealTheBid(draft: Draft, asked: AskOf<'bid'>, answer: AnswerOf<'bid'>): void {
  draft.sealed = { ...draft.sealed, bids: { ...draft.sealed.bids, [asked.house]: answer.power } };
  record(draft, { what: 'sealed', house: asked.house, about: asked.about });
}

export function revealBids(draft: Draft): void {
  const bidding = biddingUnderWay(draft);
  const { bids } = draft.sealed;
  draft.sealed = { ...draft.sealed, bids: {} };
  draft.bidding = { ...bidding, bids, ranking: [...bidding.bidders].sort((a, b) => bidOf(bids, b) - bidOf(bids, a)) };
  record(draft, { what: 'bids', on: bidding.on, bids });
  for (const house of bidding.bidders) losePower(draft, house, bidOf(bids, house), 'bidding');
}

/** One tie after the other, the highest first. */
export function askToBreakTies(draft: Draft): void {
  const bidding = biddingUnderWay(draft);
  const { ranking } = bidding;
  for (let ranked = bidding.ranked; ranked < ranking.length;) {
    const houses = tiedWith(bidding, ranking[ranked]!);
    if (houses.length > 1) {
      draft.bidding = { ...bidding, ranked };
      ask(draft, { kind: 'rank', house: holder(draft, 'throne'), about: 'track-tie', secret: false, houses });
      return;
    }
    ranked += 1;
  }
  draft.bidding = { ...bidding, ranked: ranking.length };
}

/** The holder's order takes the place of the tie. */
function breakTheTie(draft: Draft, asked: AskOf<'rank'>, answer: AnswerOf<'rank'>): void {
  const bidding = biddingUnderWay(draft);
  const { ranking, ranked } = bidding;
  const rest = ranked + asked.houses.length;
  draft.bidding = {
    ...bidding,
    ranking: [...ranking.slice(0, ranked), ...answer.houses, ...ranking.slice(rest)],
    ranked: rest
  };
}

/** The bidding lasts, and hides what power is left, until the last track is settled. */
export function settleTheTrack(draft: Draft): void {
  const { on, ranking } = biddingUnderWay(draft);
  if (on === 'wildlings') throw new Error('The wildlings have no track to settle');
  setTrack(draft, on, ranking);
  if (on === TRACKS.at(-1)) draft.bidding = null;
}

export function biddingUnderWay(table: Pick<Table, 'bidding'>): Bidding {
  if (table.bidding === null) throw new Error('Nobody is bidding');
  return table.bidding;
}

export const bidOf = (bids: PerHouse<number> | null, house: House): number => bids?.[house] ?? 0;

/** The houses that bid as much as this one, itself included. */
export const tiedWith = ({ bids, ranking }: Pick<Bidding, 'bids' | 'ranking'>, house: House): House[] =>
  ranking.filter((other) => bidOf(bids, other) === bidOf(bids, house));

export const bidKind: RuleKind<'bid'> = {
  judge(_known, { most }, { power }) {
    return 0 <= power && power <= most ? null : refuse('bid.power', { allowed: most, found: power });
  },
  *list(_known, { most }) {
    for (let power = 0; power <= most; power++) yield { kind: 'bid', power };
  },
  draw: (_known, { most }, chance) => ({ kind: 'bid', power: chance.below(most + 1) }),
  speaksOfWhatIsThere: ({ bidding, houses }, { house, most }) =>
    bidding?.bids === null && most === houses[house]?.power,
  carryOut: sealTheBid
};

export const rankKind: RuleKind<'rank'> = {
  judge(_known, { houses: tied }, { houses }) {
    const ranked = new Set(houses);
    const isComplete = houses.length === tied.length && ranked.size === tied.length;
    return isComplete && tied.every((house) => ranked.has(house)) ? null : refuse('track.tie-order');
  },
  *list(_known, { houses }) {
    for (const order of ordersOf(houses)) yield { kind: 'rank', houses: order };
  },
  draw: (_known, { houses }, chance) => ({ kind: 'rank', houses: chance.shuffle(houses) }),
  speaksOfWhatIsThere: isTheTie,
  carryOut: breakTheTie
};

function* ordersOf(houses: readonly House[]): Generator<House[]> {
  if (houses.length === 0) yield [];
  for (const first of houses) {
    for (const rest of ordersOf(houses.filter((house) => house !== first))) yield [first, ...rest];
  }
}

/** The tie to be broken next. */
function isTheTie({ bidding }: Table, { houses }: AskOf<'rank'>): boolean {
  const first = bidding?.ranking[bidding.ranked];
  if (bidding === null || first === undefined) return false;
  const tied = tiedWith(bidding, first);
  return tied.length === houses.length && tied.every((house) => houses.includes(house));
}
