// The levels and the persons against each other. How strong they are is measured by the tournament; here only that it is so at all.

import { expect, test } from 'vitest';
import { playMatch } from '#tools/headless/match';
import { capOf, type Level, type LevelId, LEVELS } from '#thrones/bots/levels';
import { type PersonId, PERSONS } from '#thrones/bots/persons';
import type { Ask } from '#thrones/rules';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { House, PlayerCount } from '#thrones/box';
import { LONG } from '#tests/support/long';

const PRINTED = { edition: 'revised', tides: false } as const;

function winsOf(strong: string, others: string, players: PlayerCount, rounds: number): number {
  const { houses } = SETUP[players];
  let won = 0;
  for (let index = 0; index < rounds * players; index++) {
    const seat = houses[index % players]!;
    const contestants = Object.fromEntries(houses.map((house) => [house, { plays: house === seat ? strong : others }]));
    const end = playMatch({ houses, seed: `levels ${index}`, options: PRINTED }, contestants, () => undefined);
    if (end.winner?.house === seat) won++;
  }
  return won / (rounds * players);
}

test('a Knight beats Squires and simple players', () => {
  expect(winsOf('knight', 'squire', 6, 8)).toBeGreaterThan(0.48);
  expect(winsOf('knight', 'greedy', 3, 4)).toBeGreaterThan(0.6);
});

/** A cap is looked at before each thought to an end, so that the last one may pass it. */
const BEYOND = 120;
const DUEL = 400;

function mostFor(level: Level, asked: Ask, houses: number): number {
  if (asked.kind === 'card' && asked.about === 'house-card') return level.duels > 0 ? DUEL : 0;
  const thinking = level.thinks[asked.kind];
  return thinking === undefined ? 0 : capOf(thinking, houses) + BEYOND;
}

test('games of mixed levels, sizes, printings and tides: no answer is refused, none takes more than it may', () => {
  const games = Number(process.env.GAMES ?? (LONG ? 100 : 5));
  const first = Number(process.env.FIRST ?? 0);
  // with a Lord in every game there would be few games
  const names = ['squire', 'knight', 'greedy', 'squire', 'random', 'knight'];
  const counts = { answers: 0, lords: 0, most: 0 };
  for (let index = first; index < first + games; index++) {
    const { houses } = SETUP[PLAYER_COUNTS[index % PLAYER_COUNTS.length]!];
    const options = { edition: index % 8 < 4 ? 'revised' : 'first', tides: index % 3 === 0 } as const;
    const lord = index % 5 === 0 ? houses[index % houses.length] : null;
    const plays = (house: House, i: number): string =>
      house === lord ? 'lord' : names[(index + i * 5) % names.length]!;
    const contestants = Object.fromEntries(houses.map((house, i) => [house, { plays: plays(house, i) }]));
    playMatch({ houses, seed: `mixed ${index}`, options }, contestants, ({ house, asked, simulated }) => {
      const level = levelCalled(contestants[house]!.plays);
      expect(simulated).toBeLessThanOrEqual(level === null ? 0 : mostFor(level, asked, houses.length));
      counts.answers++;
      counts.most = Math.max(counts.most, simulated);
      if (house === lord) counts.lords++;
    });
  }
  if (LONG) console.log(`${games} games`, counts);
  expect(counts.answers).toBeGreaterThan(games * 100);
});

const levelCalled = (name: string): Level | null => (name in LEVELS ? LEVELS[name as LevelId] : null);

/** A round; of bids for a track the part of what could be bid. */
interface Deeds {
  attacks: number;
  raids: number;
  bid: number;
  guards: number;
}

function deedsOf(person: PersonId): Deeds {
  const { houses } = SETUP[4];
  let [rounds, most] = [0, 0];
  const deeds: Deeds = { attacks: 0, raids: 0, bid: 0, guards: 0 };
  for (let index = 0; index < 2 * houses.length; index++) {
    const seat = houses[index % houses.length]!;
    const { weights } = PERSONS[person];
    const contestants = Object.fromEntries(
      houses.map((house) => [house, house === seat ? { plays: 'knight', weights } : { plays: 'knight' }])
    );
    const end = playMatch(
      { houses, seed: `persons ${index}`, options: PRINTED },
      contestants,
      ({ house, asked, given }, before, after) => {
        for (const one of after.happened) if (one.what === 'combat' && one.attacker === seat) deeds.attacks++;
        if (house !== seat) return;
        if (given.kind === 'bid' && asked.kind === 'bid' && before.bidding?.on !== 'wildlings')
          [deeds.bid, most] = [deeds.bid + given.power, most + asked.most];
        if (given.kind !== 'orders') return;
        for (const token of Object.values(given.orders)) {
          if (token.includes('raid')) deeds.raids++;
          if (token.startsWith('defense') || token.startsWith('support')) deeds.guards++;
        }
      }
    );
    rounds += end.round;
  }
  const each = (count: number): number => count / rounds;
  return { attacks: each(deeds.attacks), raids: each(deeds.raids), bid: deeds.bid / most, guards: each(deeds.guards) };
}

test('whoever plays can be told by what he does', () => {
  const [conqueror, warden, courtier, corsair] = (['conqueror', 'warden', 'courtier', 'corsair'] as const).map(deedsOf);
  expect(conqueror!.attacks).toBeGreaterThan(1.1 * warden!.attacks);
  for (const other of [conqueror, courtier, corsair]) expect(warden!.guards).toBeGreaterThan(1.2 * other!.guards);
  for (const other of [conqueror, warden, corsair]) expect(courtier!.bid).toBeGreaterThan(1.2 * other!.bid);
  for (const other of [conqueror, warden, courtier]) expect(corsair!.raids).toBeGreaterThan(1.4 * other!.raids);
});
