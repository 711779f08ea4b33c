import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { Playback } from '#tests/support/saves';
import { workingCopy } from '#thrones/rules/draft';
import { crownTheWinner, ranked } from '#thrones/rules/endOfRound';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { chartOf } from '#thrones/screens/over/powerChart';
import { verdictOf } from '#thrones/screens/over/criteria';
import { storyOf } from '#thrones/screens/over/gameStory';
import { played } from './games';

const ALL = 5000;

const crowned = (position: Position): Position => {
  const draft = workingCopy({ ...position, winner: null });
  crownTheWinner(draft);
  return draft as Position;
};

describe('why somebody has won', () => {
  test.each(['revised', 'first'] as const)('as the rules crown them, in the %s printing', (edition) => {
    for (let i = 0; i < 14; i++) {
      const { game } = played({ players: 6, seed: `why ${i}`, answers: i * 30, edition });
      const position = crowned(game.position);
      const { winner } = position;
      if (winner === null) throw new Error('nobody is crowned');
      const { houses, rows } = verdictOf(position, winner);
      expect(ranked({ ...position, winner: null })[0]).toBe(winner.house);
      expect(houses[0]).toBe(winner.house);
      const deciding = rows.findIndex(({ part }) => part === 'decides');
      expect(rows[deciding]?.by).toBe(winner.by);
      for (const { values, part } of rows) {
        const [first, ...others] = values;
        if (part === 'equal') expect(others).toContain(first);
      }
    }
  });

  test('seven castles at once need no other criterion', () => {
    const { game } = played({ players: 3, seed: 'seven', answers: 10 });
    const { rows, houses } = verdictOf(game.position, { house: 'stark', by: 'seventh' });
    expect(rows.map(({ part }) => part)).toEqual(['decides', 'not-needed', 'not-needed', 'not-needed']);
    expect(houses).toHaveLength(2);
  });
});

describe('the story of a game', () => {
  const { start, answers, game } = played({ players: 4, seed: 'story', answers: ALL });
  const story = storyOf(new Playback(start, answers, true), 12);

  test('has a count of castles for the beginning and for each round', () => {
    expect(story.castles).toHaveLength(game.position.round + 1);
    expect(story.castles[0]).toEqual({ stark: 2, greyjoy: 1, lannister: 1, baratheon: 1 });
    expect(story.handovers).toBe(12);
  });

  test('supply and power are counted as often, the first time as they were dealt', () => {
    for (const counts of [story.supply, story.power]) expect(counts).toHaveLength(game.position.round + 1);
    expect(story.supply[0]).toEqual({ stark: 1, greyjoy: 2, lannister: 2, baratheon: 2 });
    expect(story.power[0]).toEqual({ stark: 5, greyjoy: 5, lannister: 5, baratheon: 5 });
    for (const [house, sheet] of Object.entries(game.position.houses) as [House, { supply: number; power: number }][]) {
      expect(story.supply.at(-1)?.[house]).toBe(sheet.supply);
      expect(story.power.at(-1)?.[house]).toBe(sheet.power);
    }
  });

  test('every battle has one who won and one who lost', () => {
    const sum = (of: 'won' | 'lost') => Object.values(story.fought).reduce((all, one) => all + one[of], 0);
    expect(sum('won')).toBe(story.battles);
    expect(sum('lost')).toBe(story.battles);
    expect(story.battles).toBeGreaterThan(0);
  });

  test('lines of equal counts run side by side and never over each other', () => {
    const houses = ranked(viewFor(game.position, null));
    for (const [counts, top] of [
      [story.castles, 7],
      [story.supply, 6],
      [story.power, 20]
    ] as const) {
      const { lines } = chartOf(counts, houses, { width: 800, height: 300, top });
      expect(new Set(lines.map(({ d }) => d)).size).toBe(houses.length);
      expect(new Set(lines.map(({ end }) => end.join())).size).toBe(houses.length);
    }
  });
});
