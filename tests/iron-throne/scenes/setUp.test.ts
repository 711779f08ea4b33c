import { describe, expect, test } from 'vitest';
import { eventsOf } from '#iron/box/events';
import { deckOf, VALUES } from '#iron/box/houseCards';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { PEOPLE } from '#iron/box/people';
import { answer, type Game, newGame } from '#iron/flow/game';
import { faultsOf } from '#iron/rules/faults';
import { judge, legalAnswers } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';

const FOUR: readonly House[] = ['stark', 'lannister', 'tyrell', 'baratheon'];

function begun(houses: readonly House[] = FOUR, seed = 'set-up'): Game {
  let game = newGame({ houses, seed });
  for (const house of houses) {
    const [leader] = game.position.dealt[house]!;
    const played = answer(game, house, { kind: 'leader', leader });
    if (!played.ok) throw new Error(played.refusal.rule);
    game = played.game;
  }
  return game;
}

test('[IT-1.1] [IT-EC-1] any three, four or five of the Houses play', () => {
  for (const houses of [['tyrell', 'stark', 'targaryen'], FOUR, [...HOUSES]] as House[][])
    expect(faultsOf(begun(houses).position)).toEqual([]);
});

describe('[IT-1.3] choosing a leader', () => {
  const { position } = newGame({ houses: FOUR, seed: 'leaders' });

  test('all choose at once, of two dealt, in secret', () => {
    expect(position.asks.map(({ house, privacy }) => `${house} ${privacy}`)).toEqual(
      FOUR.map((house) => `${house} sealed`)
    );
    for (const house of FOUR) expect([...legalAnswers(position, house)]).toHaveLength(2);
  });

  test('a leader that was not dealt is refused', () => {
    const other = PEOPLE.stark.find((person) => !position.dealt.stark!.includes(person));
    expect(judge(position, 'stark', { kind: 'leader', leader: other })).toMatchObject({ rule: 'IT-1.3' });
  });

  test('[IT-1.4] [IT-EC-2] nobody has a hand before the leaders are chosen', () => {
    expect(FOUR.map((house) => position.hands[house]!.length)).toEqual([0, 0, 0, 0]);
  });

  test('[IT-1.6] [IT-EC-4] the sheet that was not chosen stays unknown to the others', () => {
    const { position } = begun();
    const [, rejected] = position.dealt.stark!;
    const seen = JSON.stringify(viewFor(position, 'tyrell'));
    const shown = JSON.stringify(viewFor({ ...position, dealt: { ...position.dealt, stark: [] } }, 'tyrell'));
    expect(rejected).toBeDefined();
    expect(seen).toBe(shown);
  });
});

test('[IT-1.5] [IT-1.7] [IT-1.8] [IT-E4] what lies before each player', () => {
  const { position } = begun();
  expect(viewFor(position, null).sealedBy).toEqual([]);
  for (const house of FOUR) {
    const { leader, sheet, box, characters, spread } = position.houses[house]!;
    expect(Object.keys(characters)).not.toContain(leader);
    expect(Object.values(characters)).toEqual([4, 4, 4, 4]);
    expect([sheet, box, spread]).toEqual([4, 0, {}]);
    expect(position.hands[house]!.length + position.decks[house]!.length).toBe(25);
    expect(position.hands[house]!.length).toBeGreaterThanOrEqual(5);
  }
});

test('[IT-1.9] [IT-E5] three events a House, and three special ones', () => {
  expect(HOUSES.slice(2).length).toBe(3);
  expect([3, 4, 5].map((n) => eventsOf(HOUSES.slice(0, n)).length)).toEqual([12, 15, 18]);
});

test('[IT-1.10] the first challenger is drawn at random, and last of all', () => {
  const games = Array.from({ length: 40 }, (_, n) => `${n}`);
  expect(new Set(games.map((seed) => begun(FOUR, seed).position.challenger)).size).toBe(4);
  expect(new Set(games.map((seed) => newGame({ houses: FOUR, seed }).position.challenger)).size).toBe(1);
});

test('[IT-1.11] [IT-EC-3] both cards that show the leader stay in the deck', () => {
  const { position } = begun();
  const all = [...position.hands.stark!, ...position.decks.stark!];
  expect(all.filter((face) => face === position.houses.stark!.leader)).toHaveLength(2);
});

test('[IT-1.2] seats stand in a circle', () => {
  const { position } = begun();
  expect(position.seats).toEqual(FOUR);
});

test('a deck has 4 truces, 11 hostilities of 78 together and 10 characters', () => {
  for (const house of HOUSES) {
    const deck = deckOf(house);
    expect(deck).toHaveLength(25);
    expect(deck.filter((face) => face === 'truce')).toHaveLength(4);
    expect(deck.filter((face) => face.startsWith('hostility'))).toHaveLength(11);
  }
  expect(VALUES.reduce<number>((total, value) => total + value, 0)).toBe(78);
});
