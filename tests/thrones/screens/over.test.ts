// The end of a game: who has won and why, and how it came about.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/pages';
import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { thrones } from '#thrones/flow/ruleset';
import { castlesOf } from '#thrones/rules/control';
import { handOversIn, Playback, type Playing } from '#tests/support/saves';
import { drawn, wordsIn } from '#tests/support/shown';
import { workingCopy } from '#thrones/rules/draft';
import { crownTheWinner, ranked } from '#thrones/rules/endOfRound';
import type { Position, View, Winner } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { chartOf } from '#thrones/screens/over/powerChart';
import { storyOf } from '#thrones/screens/over/gameStory';
import WhyWon from '#thrones/screens/over/WhyWon.svelte';
import Ending from '#thrones/screens/table/Ending.svelte';
import { played } from './games';

const ALL = 5000;

const crowned = (position: Position): Position => {
  const draft = workingCopy({ ...position, winner: null });
  crownTheWinner(draft);
  return draft as Position;
};

/** The criteria by which somebody has won: each with the figures of the houses and what came of it. */
function verdictOn(view: View, winner: Winner) {
  const table = drawn(WhyWon, { view, winner });
  const cellsOf = (row: string): readonly string[] =>
    row
      .split(/<t[hd]/)
      .slice(1)
      .map((cell) => wordsIn(`<td${cell}`));
  const [head = '', ...rows] = table.split('<tr').slice(1);
  return {
    houses: cellsOf(head).slice(1, -1),
    rows: rows.map(cellsOf).map((cells) => ({ by: cells[0], values: cells.slice(1, -1), part: cells.at(-1) }))
  };
}

const [DECIDES, EQUAL, NOT_NEEDED] = [text('over-part-decides'), text('over-part-equal'), text('over-part-not-needed')];

describe('why somebody has won', () => {
  test.each(['revised', 'first'] as const)('as the rules crown them, in the %s printing', (edition) => {
    for (let i = 0; i < 14; i++) {
      const { game } = played({ players: 6, seed: `why ${i}`, answers: i * 30, edition });
      const position = crowned(game.position);
      const { winner } = position;
      if (winner === null || winner.by === 'seventh') throw new Error('nobody is crowned');
      // bids hide power, but not at the end of a game
      const view = viewFor({ ...position, bidding: null }, null);
      const { houses, rows } = verdictOn(view, winner);
      expect(ranked({ ...position, winner: null })[0]).toBe(winner.house);
      expect(houses[0]).toBe(names(`houses.${winner.house}`));
      const deciding = rows.findIndex(({ part }) => part === DECIDES);
      expect(rows[deciding]?.by).toBe(text(`over-criterion-${winner.by}`));
      expect(rows.map(({ part }) => part)).toEqual(
        rows.map((_, at) => (at < deciding ? EQUAL : at === deciding ? DECIDES : NOT_NEEDED))
      );
      for (const { values, part } of rows) {
        const [first, ...others] = values;
        expect(others.length).toBe(houses.length - 1);
        if (part === EQUAL) expect(others).toContain(first);
      }
      // whoever else stands there was as near
      if (houses.length > 2) expect(new Set(rows[0]?.values).size).toBe(1);
      const castles = houses.map((name) => HOUSES.find((house) => names(`houses.${house}`) === name)!);
      expect(rows[0]?.values).toEqual(castles.map((house) => String(castlesOf(position, house).length)));
    }
  });

  test('seven castles at once need no other criterion', () => {
    const { game } = played({ players: 3, seed: 'seven', answers: 10 });
    const { rows, houses } = verdictOn(viewFor(game.position, null), { house: 'stark', by: 'seventh' });
    expect(rows.map(({ part }) => part)).toEqual([DECIDES, NOT_NEEDED, NOT_NEEDED, NOT_NEEDED]);
    expect(houses).toHaveLength(2);
  });
});

describe('the story of a game', () => {
  const { start, answers, game, sheet } = played({ players: 4, seed: 'a story', answers: ALL });
  const playback = new Playback(start, answers, true);
  const story = storyOf(playback);
  const happened = playback.steps.flatMap((step) => step.happened);
  const entries = playback.steps.map((step, i) => ({ ...answers[i]!, happened: step.happened }));
  const nothing = (): void => undefined;
  const playing = { rules: thrones, start, entries, handed: [], seats: sheet.seats } as unknown as Playing;
  const ending = drawn(Ending, { playing, view: viewFor(game.position, null), onagain: nothing, onhome: nothing });

  /** The rows of a table by the house that each is about. */
  const rowsIn = (table: string): ReadonlyMap<House, readonly number[]> =>
    new Map(
      table
        .split('<tr')
        .slice(2)
        .map((row) => {
          const [, house = '', ...cells] = row.split(/<t[hd]/).map((cell) => wordsIn(`<td${cell}`));
          return [HOUSES.find((one) => house.includes(names(`houses.${one}`)))!, cells.map(Number)];
        })
    );
  const [byRound = '', sums = ''] = ending
    .split('<table')
    .slice(-2)
    .map((one) => one.slice(0, one.indexOf('</table>')));

  test('has a count of castles for the beginning and for each round', () => {
    expect(byRound).toContain(text('chronicle-castles.caption'));
    const counts = rowsIn(byRound);
    for (const house of game.position.tracks.throne) {
      expect(counts.get(house)).toHaveLength(game.position.round + 1);
      expect(counts.get(house)?.at(-1)).toBe(castlesOf(game.position, house).length);
    }
    const atFirst = [...counts].map(([house, [first]]) => [house, first] as const);
    expect(Object.fromEntries(atFirst)).toEqual({ stark: 2, greyjoy: 1, lannister: 1, baratheon: 1 });
  });

  test('tells how often the tablet was passed, and how the wildlings fared', () => {
    const words = wordsIn(ending);
    const attacks = happened.flatMap((one) => (one.what === 'wildling-card' ? [one.beaten] : []));
    expect(attacks.filter(Boolean).length).not.toBe(attacks.length / 2);
    expect(words).toContain(`${handOversIn(entries)} ${text('over-passing')}`);
    expect(words).toContain(
      `${attacks.length} ${text('over-attacks')} ${text('over-beaten', { count: attacks.filter(Boolean).length })}`
    );
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
    const battles = happened.flatMap((one) => (one.what === 'victor' ? [one] : []));
    expect(battles.length).toBeGreaterThan(0);
    expect(wordsIn(ending)).toContain(`${battles.length} ${text('over-battles')}`);
    const bids = happened.flatMap((one) => (one.what === 'bids' ? [one.bids] : []));
    for (const house of game.position.tracks.throne) {
      const [won, lost, bid] = rowsIn(sums).get(house)!.slice(2);
      expect(won).toBe(battles.filter((one) => one.house === house).length);
      expect(lost).toBe(battles.filter((one) => one.loser === house).length);
      expect(bid).toBe(bids.reduce((sum, one) => sum + (one[house] ?? 0), 0));
    }
  });

  test('lines of equal counts run side by side and never over each other', () => {
    const houses = ranked(viewFor(game.position, null));
    const even = Object.fromEntries(houses.map((house) => [house, 3]));
    for (const [counts, top] of [
      [[even, even, even], 7],
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
