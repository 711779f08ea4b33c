// The tournament: the same seed is the same game, and what is counted adds up.

import { expect, test } from 'vitest';
import { playMatch } from '#tools/headless/match';
import { Openings } from '#tools/headless/openings';
import { Sense } from '#tools/headless/sense';
import { mirrored, oddsOf, type Played, standings } from '#tools/headless/standings';
import { SETUP } from '#thrones/box/setup';

const { houses } = SETUP[3];
const setUp = { houses, seed: 'tournament', options: { edition: 'first', tides: true } } as const;
const contestants = { stark: { plays: 'knight' }, lannister: { plays: 'squire' }, baratheon: { plays: 'greedy' } };

test('a match played again is the same match', () => {
  const told = () => {
    const answers: string[] = [];
    const end = playMatch(setUp, contestants, ({ house, given }) => answers.push(`${house} ${JSON.stringify(given)}`));
    return { answers, winner: end.winner };
  };
  const first = told();
  expect(first.answers.length).toBeGreaterThan(50);
  expect(told()).toEqual(first);
});

test('only seats that are looked at are counted', () => {
  const nobody = new Sense(() => false);
  nobody.begin();
  playMatch(setUp, contestants, (decision, before, after) => nobody.look(decision, before, after));
  expect(nobody.text).toContain('of 0');
});

test('first rounds are told apart', () => {
  const openings = new Openings(() => true);
  for (const seed of ['one', 'one', 'other']) {
    openings.begin();
    playMatch({ ...setUp, seed }, contestants, (decision, before, after) => openings.look(decision, before, after));
  }
  for (const house of houses) expect(openings.differentOf(house)).toBe(2);
  expect(openings.text).toContain('stark 2 of 3');
});

test('the standings tell wins with their error, by seat', () => {
  const game = (strong: Played['winner'], winner: Played['winner']): Played => ({
    seed: 's',
    seats: houses,
    strong: [strong],
    winner,
    answers: 1,
    simulated: 10,
    cpuMs: 500
  });
  const text = standings(houses, [game('stark', 'stark'), game('stark', 'lannister'), game('lannister', 'lannister')]);
  expect(text).toContain('3 seats: 67 ± 27.2 %  (2 of 3)');
  expect(text).toMatch(/stark +50 ± 35.4 % {2}\(1 of 2\)/);
  expect(text).toContain('10 simulated answers and 0.50 CPU seconds a game');
});

test('mirrored, every seat is strong in one of two games of a seed, and its wins are told apart', () => {
  const splits = Array.from({ length: 20 }, (_, index) => mirrored(houses, 'm', index));
  for (let pair = 0; pair < 10; pair++) {
    const [one, other] = [splits[2 * pair]!, splits[2 * pair + 1]!];
    expect(one.seed).toBe(other.seed);
    expect([...one.strong, ...other.strong].sort()).toEqual([...houses].sort());
  }
  expect(new Set(splits.map(({ strong }) => strong.join())).size).toBeGreaterThan(4);
  const played = splits.map(({ seed, strong }) => ({
    seed,
    seats: houses,
    strong,
    winner: strong[0]!,
    answers: 1,
    simulated: 0,
    cpuMs: 0
  }));
  expect(oddsOf(houses, played)).toContain('strong : others 20 : 0');
});
