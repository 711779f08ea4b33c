// Code plays alike against people and code: neither its input nor its answer depends on who sits at the other seats.

import { expect, test } from 'vitest';
import type { Question } from '#thrones/bots/question';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { answer, newGame, type Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { viewFor } from '#thrones/rules/view';
import { problemOf } from '#thrones/minds/problem';
import { solve } from '#thrones/minds/solving';
import { askedOf } from '#shell/play/asked';
import type { Answered } from '#shell/play/keeper';
import type { Code } from '#shell/saves/handed';
import { LONG } from '#tests/support/long';

const PRINTED = { edition: 'revised', tides: false } as const;
const { houses } = SETUP[6];

const coded = (seats: readonly House[]): ReadonlyMap<string, Code> =>
  new Map(seats.map((house) => [house, { level: 'knight', person: 'conqueror', seed: `seed of ${house}` }]));

/** A whole game in which each of these seats is code's, and the others are persons' who happen to play like it. */
function played(codes: readonly House[], seed: string): readonly Answered<Thrones>[] {
  let game = newGame({ houses, seed, options: PRINTED });
  const opening = viewFor(game.position, null);
  const entries: Answered<Thrones>[] = [];
  while (game.position.winner === null) {
    const asked = (seats: readonly House[]) =>
      askedOf<Thrones>(thrones, coded(seats), {
        stand: 0,
        game,
        entries,
        undone: [],
        opening: () => opening,
        isFresh: () => false
      });
    const one = asked(codes) ?? asked([game.position.asks[0]!.house])!;
    const given = solve(problemOf(one));
    const outcome = answer(game, one.house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    game = outcome.game;
    entries.push({ house: one.house, answer: given, happened: outcome.happened });
  }
  return entries;
}

/** Of all attacks, those on these seats. */
function share(entries: readonly Answered<Thrones>[], seats: readonly House[]): readonly [number, number] {
  const attacked = entries.flatMap(({ happened }) =>
    happened.flatMap((one) => (one.what === 'combat' && one.defender !== null ? [one.defender] : []))
  );
  return [attacked.filter((house) => seats.includes(house)).length, attacked.length];
}

/** Open asks come one by one, sealed ones in any order: of each seat, one after the other. */
const byHouse = (entries: readonly Answered<Thrones>[]) =>
  houses.map((house) => entries.filter((one) => one.house === house).map((one) => one.answer));

test('with persons and code exchanged at the table the same game is played, with the same attacks on each seat', () => {
  for (let index = 0; index < (LONG ? 12 : 1); index++) {
    const [some, others] = [
      houses.filter((_, i) => (i + index) % 2 === 0),
      houses.filter((_, i) => (i + index) % 2 === 1)
    ];
    const [one, exchanged] = [played(some, `fair ${index}`), played(others, `fair ${index}`)];
    expect(byHouse(exchanged)).toEqual(byHouse(one));
    expect(share(exchanged, some)).toEqual(share(one, some));
    expect(share(one, some)[1]).toBeGreaterThan(0);
    if (LONG)
      console.log(
        `attacks on the seats of code ${share(one, some).join(' of ')}, exchanged ${share(exchanged, others).join(' of ')}`
      );
  }
});

test('a question has no place for who sits where', () => {
  const fields: readonly (keyof Question)[] = ['view', 'at', 'memory', 'seed'];
  const house = houses[0]!;
  const game = newGame({ houses, seed: 'fair', options: PRINTED });
  const { question } = problemOf(
    askedOf<Thrones>(thrones, coded([house]), {
      stand: 0,
      game,
      entries: [],
      undone: [],
      opening: () => viewFor(game.position, null),
      isFresh: () => true
    })!
  );
  expect(Object.keys(question).sort()).toEqual([...fields].sort());
  // @ts-expect-error who plays a seat is no input of a player
  expect(question.handed).toBeUndefined();
  // the only names in it are those of houses: no level, no person of another seat
  expect(JSON.stringify(question)).not.toMatch(/knight","person|"conqueror"|seed of (?!\w+ 0)/);
});
