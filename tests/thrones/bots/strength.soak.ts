// The levels and the persons against each other. How strong they are is measured by the tournament; here only that it is so at all.

import { expect, test } from 'vitest';
import { playMatch } from '#tools/headless/match';
import { type PersonId, PERSONS } from '#thrones/bots/persons';
import { SETUP } from '#thrones/box/setup';
import type { PlayerCount } from '#thrones/box';

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
