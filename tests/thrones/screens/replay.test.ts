// The replay: its time line, what is lit on the board, what stays face down, and its keys.

import { describe, expect, test } from 'vitest';
import { castleCounts } from '#thrones/rules/control';
import { Playback, positionsOf } from '#tests/support/saves';
import { hiddenIn, litBy, openAreasOf, waysOf } from '#thrones/screens/replay/scene';
import { partAt, timelineOf } from '#thrones/screens/replay/timeline';
import { played } from './games';

const { start, answers } = played({ players: 5, seed: 'replay', answers: 5000 });
const positions = positionsOf(start, answers);
const over = new Playback(start, answers, true);
const timeline = timelineOf(over);

describe('the time line', () => {
  test('holds every decision once, in rounds and phases', () => {
    const parts = timeline.rounds.flatMap((round) => round.parts);
    expect(parts[0]?.from).toBe(0);
    expect(parts.at(-1)?.to).toBe(over.last);
    for (const [i, { from }] of parts.slice(1).entries()) expect(from).toBe(parts[i]?.to);
    expect(timeline.rounds.map(({ round }) => round)).toEqual(timeline.rounds.map((_, i) => i + 1));
    for (let at = 1; at <= over.last; at += 7) {
      const step = over.steps[at - 1]!;
      expect(partAt(timeline, at)).toMatchObject({ round: step.round, phase: over.view(at - 1)!.phase });
    }
    expect(partAt(timeline, 0)).toBeNull();
  });

  test('marks every battle, and castles that changed hands in a round', () => {
    const battles = positions.filter(({ happened }) => happened.some(({ what }) => what === 'victor')).length;
    expect(timeline.battles).toHaveLength(battles);
    const gained = castleCounts(over.view(timeline.rounds[0]!.to)!);
    const before = castleCounts(over.view(0)!);
    for (const house of over.view(0)!.tracks.throne)
      expect(timeline.rounds[0]!.won.filter((one) => one === house).length).toBeGreaterThanOrEqual(
        (gained.get(house) ?? 0) - (before.get(house) ?? 0)
      );
    expect(timeline.rounds.flatMap(({ won }) => won).length).toBeGreaterThan(3);
  });
});

describe('the board', () => {
  const planned = positions.findIndex(({ sealed }) => Object.keys(sealed.orders).length >= 3);
  const { sealed } = positions[planned]!;
  const tokens = (view: ReturnType<typeof over.view>) =>
    Object.values(openAreasOf(view!)).flatMap(({ order }) => (order !== null && 'token' in order ? order.token : []));

  test('orders lie face down as they did, until somebody looks through the eyes of those who gave them', () => {
    expect(tokens(over.view(planned))).toEqual([]);
    const all = Object.values(sealed.orders).flatMap((orders) => Object.values(orders));
    expect(tokens(over.view(planned, 'all')).sort()).toEqual(all.sort());
    const [house, orders] = Object.entries(sealed.orders)[0]!;
    expect(tokens(over.view(planned, house as 'stark')).sort()).toEqual(Object.values(orders).sort());
  });

  test('sealed bids and cards are told only to whoever looks at what was hidden', () => {
    const found = positions.flatMap((position, at) => (hasHidden(position.sealed) ? [at] : []));
    expect(found.length).toBeGreaterThan(5);
    for (const at of found) {
      expect(hiddenIn(over.view(at)!)).toEqual([]);
      expect(hiddenIn(over.view(at, 'all')!).length).toBeGreaterThan(0);
    }
  });

  test('areas of what happened are lit, and marches are drawn', () => {
    const at = positions.findIndex(({ happened }) =>
      happened.some((one) => one.what === 'units' && one.did === 'marched')
    );
    const { happened } = positions[at]!;
    const moved = happened.find((one) => one.what === 'units');
    if (moved?.what !== 'units') throw new Error('nobody marched');
    const view = over.view(at)!;
    expect(litBy(view, happened).has(moved.area)).toBe(true);
    expect(waysOf(view, happened)).toContainEqual({ from: moved.from, over: [], to: moved.area, attack: false });
    for (const [i, position] of positions.entries()) {
      const ways = waysOf(over.view(i)!, position.happened).map(({ from, over: ships, to }) =>
        [from, ships, to].join()
      );
      expect(new Set(ways).size).toBe(ways.length);
    }
  });
});

const hasHidden = ({ bids, cards, tides }: (typeof positions)[number]['sealed']): boolean =>
  [bids, cards, tides].some((table) => Object.keys(table).length > 0);
