// The replay: its time line, what is lit on the board, what stays face down, and its keys.

import { describe, expect, test } from 'vitest';
import { castleCounts } from '#thrones/rules/control';
import { Playback, positionsOf } from '#tests/support/saves';
import Replay from '#thrones/screens/replay/Replay.svelte';
import { Retelling } from '#thrones/screens/replay/retelling.svelte';
import { text } from 'text:thrones/pages';
import { text as table } from 'text:thrones/table';
import { wordsOn } from '#tests/support/shown';
import { played, replayedOf } from './games';

const game = played({ players: 5, seed: 'replay', answers: 5000 });
const { start, answers } = game;
const positions = positionsOf(start, answers);
const over = new Playback(start, answers, true);

/** The replay at a moment, through somebody's eyes. */
function replayAt(at: number, eyes: Retelling['eyes'] = 'table'): Retelling {
  const replaying = new Retelling(
    over,
    at,
    () => [],
    () => null
  );
  replaying.eyes = eyes;
  return replaying;
}

const { timeline } = replayAt(0);

describe('the time line', () => {
  test('holds every decision once, in rounds and phases', () => {
    const parts = timeline.rounds.flatMap((round) => round.parts);
    expect(parts[0]?.from).toBe(0);
    expect(parts.at(-1)?.to).toBe(over.last);
    for (const [i, { from }] of parts.slice(1).entries()) expect(from).toBe(parts[i]?.to);
    expect(timeline.rounds.map(({ round }) => round)).toEqual(timeline.rounds.map((_, i) => i + 1));
    const replaying = replayAt(0);
    expect(replaying.part).toBeNull();
    for (let at = 1; at <= over.last; at += 7) {
      replaying.go(at);
      expect(replaying.part).toMatchObject({ round: over.steps[at - 1]!.round, phase: over.view(at - 1)!.phase });
    }
  });

  test('the log beside the board says which decision of which phase it is', () => {
    const nothing = (): void => undefined;
    const page = { back: '/', onmoment: nothing, onbranch: null, onchronicle: nothing } as const;
    for (let at = 1; at <= over.last; at += 60) {
      const words = wordsOn(Replay, { ...page, game: replayedOf(game), from: at });
      const inPhase = (one: number): boolean =>
        over.steps[one - 1]?.round === over.steps[at - 1]!.round &&
        over.view(one - 1)!.phase === over.view(at - 1)!.phase;
      const numbers = answers.map((_, i) => i + 1).filter(inPhase);
      const { round } = over.steps[at - 1]!;
      expect(words).toContain(table('log-place', { round, phase: over.view(at - 1)!.phase }));
      expect(words).toContain(text('replay-of', { place: numbers.indexOf(at) + 1, count: numbers.length }));
    }
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
  const tokensSeenBy = (eyes: Retelling['eyes']) =>
    Object.values(replayAt(planned, eyes).areas!).flatMap(({ order }) =>
      order !== null && 'token' in order ? order.token : []
    );

  test('orders lie face down as they did, until somebody looks through the eyes of those who gave them', () => {
    expect(tokensSeenBy('table')).toEqual([]);
    const all = Object.values(sealed.orders).flatMap((orders) => Object.values(orders));
    expect(tokensSeenBy('all').sort()).toEqual(all.sort());
    const [house, orders] = Object.entries(sealed.orders)[0]!;
    expect(tokensSeenBy(house as 'stark').sort()).toEqual(Object.values(orders).sort());
  });

  test('sealed bids and cards are told only to whoever looks at what was hidden', () => {
    const found = positions.flatMap((position, at) => (hasHidden(position.sealed) ? [at] : []));
    expect(found.length).toBeGreaterThan(5);
    for (const at of found) {
      expect(replayAt(at).hidden).toEqual([]);
      expect(replayAt(at, 'all').hidden.length).toBeGreaterThan(0);
    }
  });

  test('areas of what happened are lit, and marches are drawn', () => {
    const at = positions.findIndex(({ happened }) =>
      happened.some((one) => one.what === 'units' && one.did === 'marched')
    );
    const { happened } = positions[at]!;
    const moved = happened.find((one) => one.what === 'units');
    if (moved?.what !== 'units') throw new Error('nobody marched');
    const { lit, ways } = replayAt(at);
    expect(lit.has(moved.area)).toBe(true);
    expect(ways).toContainEqual({ from: moved.from, over: [], to: moved.area, attack: false });
    const replaying = replayAt(0);
    for (const i of positions.keys()) {
      replaying.go(i);
      const drawn = replaying.ways.map(({ from, over: ships, to }) => [from, ships, to].join());
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });
});

const hasHidden = ({ bids, cards, tides }: (typeof positions)[number]['sealed']): boolean =>
  [bids, cards, tides].some((table) => Object.keys(table).length > 0);
