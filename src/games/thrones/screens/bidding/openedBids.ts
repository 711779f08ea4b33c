// Revealed bids prepared for the screen: who bid what, who ties, and how the track changes.

import type { House, Track } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';
import { byBid, type MomentOf } from '#thrones/flow/moments';
import { bidOf } from '#thrones/rules/bidding';
import type { PerHouse } from '#thrones/rules';

export const sumOf = (bids: PerHouse<number>): number => Object.values(bids).reduce((sum, bid) => sum + bid, 0);

/** The ranking with the tied houses in another order, in the same places. */
export function rankedAs(ranking: readonly House[], tied: readonly House[]): House[] {
  const next = [...tied];
  return ranking.map((house) => (tied.includes(house) ? (next.shift() ?? house) : house));
}

export interface Run {
  readonly houses: readonly House[];
  /** The place of its first house, from 0. */
  readonly from: number;
  readonly isTied: boolean;
}

/** The ranking split into the houses before the tie, the tie, and the houses after it, without empty parts. */
export function runsOf(ranking: readonly House[], tied: readonly House[]): Run[] {
  const from = ranking.findIndex((house) => tied.includes(house));
  if (from < 0) return ranking.length === 0 ? [] : [{ houses: ranking, from: 0, isTied: false }];
  const to = from + tied.length;
  const runs: Run[] = [
    { houses: ranking.slice(0, from), from: 0, isTied: false },
    { houses: ranking.slice(from, to), from, isTied: true },
    { houses: ranking.slice(to), from: to, isTied: false }
  ];
  return runs.filter(({ houses }) => houses.length > 0);
}

export interface Opened {
  readonly on: Track;
  readonly bids: PerHouse<number>;
  /** The houses from the highest bid to the lowest. */
  readonly ranking: readonly House[];
  /** The order on the track during the bidding. */
  readonly before: readonly House[];
  /** The new order on the track; null while a tie must still be decided. */
  readonly after: readonly House[] | null;
  /** The groups of houses with equal bids that must still be put in order, the highest bids first. */
  readonly ties: readonly (readonly House[])[];
  readonly spent: number;
  readonly next: Track | null;
}

export function openedIn({ opened, before, lines }: MomentOf<'bids'>): Opened | null {
  const { on, bids } = opened;
  if (on === 'wildlings') return null;
  const track = lines.slice(lines.indexOf(opened)).find((one) => one.what === 'track' && one.track === on);
  const after = track?.what === 'track' ? track.houses : null;
  const ranking = after ?? byBid(opened);
  return {
    on,
    bids,
    ranking,
    before: before.tracks[on],
    after,
    ties: after === null ? tiesIn(ranking, bids) : [],
    spent: sumOf(bids),
    next: TRACKS[TRACKS.indexOf(on) + 1] ?? null
  };
}

function tiesIn(ranking: readonly House[], bids: PerHouse<number>): House[][] {
  const groups = new Map<number, House[]>();
  for (const house of ranking) {
    const bid = bidOf(bids, house);
    groups.set(bid, [...(groups.get(bid) ?? []), house]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Other tied houses, which will be put in order after these. */
export function laterTies(ranking: readonly House[], bids: PerHouse<number>, now: readonly House[]): House[] {
  const last = Math.max(...now.map((house) => ranking.indexOf(house)));
  return tiesIn(ranking, bids)
    .flat()
    .filter((house) => ranking.indexOf(house) > last);
}
