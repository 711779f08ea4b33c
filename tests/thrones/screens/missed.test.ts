// The list of what a seat has missed: what happened out of its sight, and nothing it has seen on the tablet.

import { expect, test } from 'vitest';
import { randomPlayer } from '#thrones/bots/random';
import { HOUSES } from '#thrones/box/houses';
import { answer, newGame, type Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Happening } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { missedBy } from '#thrones/screens/frame/missed';
import { linesOf } from '#thrones/screens/frame/toLogLines';
import { Chance, chanceFrom } from '#engine/chance';
import type { Answered } from '#shell/play/keeper';

interface Told extends Answered<Thrones> {
  readonly stopsFor: readonly string[];
  readonly isOpen: boolean;
}

/** A game of players who answer anything, and look with the raven; and what the table stopped for. */
function played(seed: string): Told[] {
  let game = newGame({ houses: HOUSES, seed, options: { edition: 'revised', tides: true } });
  const chance = new Chance(chanceFrom(seed));
  const entries: Told[] = [];
  const earlier: Happening[] = [];
  for (let [ask] = game.position.asks; ask !== undefined; [ask] = game.position.asks) {
    const { house } = ask;
    const before = viewFor(game.position, null);
    const known = viewFor(game.position, house);
    const given =
      ask.about === 'messenger-raven' ? ({ kind: 'raven', use: 'look' } as const) : randomPlayer(known, house, chance);
    const outcome = answer(game, house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    game = outcome.game;
    const { happened } = outcome;
    const moments = thrones.momentsOf({ before, now: viewFor(game.position, null), lines: happened }, earlier);
    entries.push({
      isOpen: thrones.privacyOf(ask) === 'open',
      house,
      answer: given,
      happened,
      stopsFor: moments.map(({ what }) => what)
    });
    earlier.push(...happened);
  }
  return entries;
}

test('nobody is told his own acts, nor what was asked openly, nor what the table has stopped for', () => {
  const told = new Set<string>();
  const entries = played('missed');
  const lines = linesOf(entries);
  for (const house of HOUSES)
    for (const { number, what } of missedBy({ house, seen: 0, reveals: true }, entries, lines)) {
      const entry = entries[number - 1]!;
      expect(entry.house).not.toBe(house);
      expect(entry.stopsFor).toEqual([]);
      expect(entry.isOpen).toBe(false);
      told.add(what);
    }
  expect([...told]).toEqual([]);
});

test('where the raven put the wildling card is told by its beat, and by the list where there are no beats', () => {
  const entries = played('missed');
  const lines = linesOf(entries);
  const put = entries.find(({ happened }) => happened.some(({ what }) => what === 'raven-card'))!;
  const other = HOUSES.find((house) => house !== put.house)!;
  const isTold = (reveals: boolean): boolean =>
    missedBy({ house: other, seen: 0, reveals }, entries, lines).some(({ what }) => what === 'raven-card');
  expect(isTold(true)).toBe(false);
  expect(isTold(false)).toBe(true);
});

test('without moments, what the last seal revealed is told to all but the one who sealed it', () => {
  const entries = played('missed');
  const lines = linesOf(entries);
  const at = entries.findIndex(({ stopsFor }) => stopsFor.includes('orders')) + 1;
  const last = entries[at - 1]!.house;
  const isTold = (house: (typeof HOUSES)[number], seen: number, reveals: boolean): boolean =>
    missedBy({ house, seen, reveals }, entries, lines).some(({ number }) => number === at);
  for (const house of HOUSES) {
    expect(isTold(house, 0, true)).toBe(false);
    expect(isTold(house, 0, false)).toBe(house !== last);
    expect(isTold(house, at, false)).toBe(false);
  }
});

test('that the game left as a file, whoever was not there is told', () => {
  const entries = played('missed').slice(0, 8);
  const copied = [{ after: 8, round: 1, how: 'file', time: 1 }] as const;
  const lines = linesOf(entries, { takenBack: [], copied, handed: [] });
  const told = missedBy({ house: 'stark', seen: 7, reveals: true }, entries, lines);
  expect(told.map(({ what }) => what)).toContain('note');
});
