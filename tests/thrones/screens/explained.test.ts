// Which lines of the log ask why: those of code for which there is a reason to show, found out when they are shown.

import { expect, test } from 'vitest';
import { Bulk, newGame, type Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { Explaining } from '#thrones/screens/code/explaining';
import { linesOf } from '#thrones/screens/frame/toLogLines';
import { SETUP } from '#thrones/box/setup';
import type { Answered } from '#shell/play/keeper';
import { played } from './games';

const code = { level: 'squire', person: 'warden', seed: 'any' };

/** All seats are played by code. */
function game(answers: number) {
  const { start, answers: given } = played({ players: 4, seed: 'explained', answers });
  const bulk = new Bulk(
    newGame({ houses: SETUP[4].houses, seed: 'explained', options: { edition: 'revised', tides: false } })
  );
  const entries: readonly Answered<Thrones>[] = given.map(({ house, answer }) => {
    bulk.answer(house, answer);
    return { house, answer, happened: bulk.position.happened };
  });
  const handed = SETUP[4].houses.map((house) => ({ after: 0, house, name: house, code, time: 0 }));
  return { rules: thrones, start, entries, handed };
}

const linesAsking = (of: ReturnType<typeof game>, explaining: Explaining) =>
  explaining.asking(linesOf(of.entries), () => undefined);

/** With other reasons than there are. */
class Otherwise extends Explaining {
  readonly #reasons: Explaining['reasonsFor'];

  constructor(of: ReturnType<typeof game>, reasons: Explaining['reasonsFor']) {
    super(of);
    this.#reasons = reasons;
  }

  override reasonsFor(number: number): ReturnType<Explaining['reasonsFor']> {
    return this.#reasons(number);
  }
}

test('a line asks why exactly where reasons are shown', () => {
  const of = game(150);
  const all = new Explaining(of);
  const lines = linesAsking(of, all);
  const [asking, silent] = [true, false].map((asks) => lines.filter((line) => (line.why !== undefined) === asks));
  expect(asking!.length).toBeGreaterThan(20);
  for (const { number } of asking!) expect(all.reasonsFor(number)).not.toEqual([]);
  // with a reason for each of them, more would ask
  const reasons = SETUP[4].houses.map((house) => ({ house, reasons: [{ what: 'only' }] as const }));
  const always = linesAsking(of, new Otherwise(of, () => reasons));
  const unreasoned = silent!.filter(({ number, text }) =>
    always.some((line) => line.number === number && line.text === text && line.why !== undefined)
  );
  expect(unreasoned.length).toBeGreaterThan(0);
});

test('for lines that are not shown no reason is sought', () => {
  const sought: number[] = [];
  const of = game(60);
  const nothing = new Otherwise(of, (number) => {
    sought.push(number);
    return [];
  });
  const lines = linesAsking(of, nothing);
  expect(sought).toEqual([]);
  expect(lines.every(({ why }) => why === undefined)).toBe(true);
  expect(sought.length).toBeGreaterThan(0);
});

test('reasons are the same whenever they are asked for, and others where another answer was given', () => {
  const of = game(120);
  const growing: Omit<typeof of, 'entries'> & { entries: readonly Answered<Thrones>[] } = {
    ...of,
    entries: of.entries.slice(0, 40)
  };
  const one = new Explaining(growing);
  one.reasonsFor(40);
  growing.entries = of.entries;
  const numbers = of.entries.map((_, i) => i + 1);
  const told = numbers.map((number) => one.reasonsFor(number));
  expect(told.flat().length).toBeGreaterThan(20);
  expect([120, 41, 40, 7].map((number) => new Explaining(of).reasonsFor(number))).toEqual(
    [119, 40, 39, 6].map((at) => told[at])
  );
  growing.entries = of.entries.slice(0, 80);
  expect(one.reasonsFor(81)).toEqual([]);
  expect(one.reasonsFor(80)).toEqual(told[79]);
});
