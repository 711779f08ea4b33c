// The chronicle: battles with their sums, passes and times, and files that other programs read.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/pages';
import { describe, expect, test } from 'vitest';
import { handOversIn, passesIn } from '#tests/support/saves';
import { drawn, wordsIn } from '#tests/support/shown';
import { timesOf } from '#shell/play/times';
import { startIn } from '#text/text';
import type { HouseCardId } from '#thrones/box';
import Chronicle from '#thrones/screens/chronicle/Chronicle.svelte';
import { COLUMNS, csvOf, rowsOf } from '#thrones/screens/chronicle/rows';
import { linesOf } from '#thrones/screens/frame/toLogLines';
import type { Happening } from '#thrones/rules';
import { played, replayedOf } from './games';

const MINUTE = 60_000;

/** Cards of a battle that this line places open. */
function shownIn(one: Happening): readonly (HouseCardId | null)[] {
  if (one.what === 'cards') return Object.values(one.cards);
  return one.what === 'card' && one.did === 'played' ? [one.card] : [];
}

const replayed = ['one', 'two', 'three'].map((seed) => replayedOf(played({ players: 6, seed, answers: 5000 })));
const games = replayed.map(({ told }) => told);

/** The battles in a chronicle: the answer that each leads to, its words, and the house, the sum and the card of either side. */
function battlesOn(chronicle: string) {
  const buttons = [...chronicle.matchAll(/data-moment="(\d+)"(.*?)<\/button>/gs)];
  return buttons.map(([, number, button]) => {
    const [words = '', ...sides] = button!.split('<span class="side ');
    return {
      number: Number(number),
      words: wordsIn(`<i ${words}`),
      sides: sides.map((side) => {
        const [, sum, card] = /^(\d+) (.+)$/.exec(wordsIn(`<i ${side}`))!;
        return { house: /house-(\w+)/.exec(side)![1], sum: Number(sum), card: card! };
      })
    };
  });
}

const fought = replayed.map((game) => {
  const nothing = (): void => undefined;
  return battlesOn(drawn(Chronicle, { game, back: '/', onmoment: nothing }));
});

describe('battles', () => {
  test('each stands with the sums that were told, and the higher one wins unless they are equal', () => {
    for (const [i, game] of games.entries()) {
      const victors = game.flatMap(({ happened }, at) =>
        happened.flatMap((one) => (one.what === 'victor' ? [{ ...one, number: at + 1 }] : []))
      );
      expect(fought[i]!.map(({ number }) => number)).toEqual(victors.map(({ number }) => number));
      for (const [nth, { house, loser, area, tie, battle, number }] of victors.entries()) {
        const { words, sides } = fought[i]![nth]!;
        expect(sides.map((side) => side.house)).toEqual([battle.attacker, battle.defender]);
        const [own, value] = [house, loser].map((one) => sides.find((side) => side.house === one)!.sum) as [
          number,
          number
        ];
        expect(words).toContain(text('chronicle-fought', { winner: house, loser, own, value, tie }));
        const round = game
          .slice(0, number)
          .flatMap(({ happened }) => happened)
          .findLast((one) => one.what === 'round');
        expect(words).toContain(text('chronicle-battle', { area, round: round?.what === 'round' ? round.round : 1 }));
        expect(words.includes(text('chronicle-tie'))).toBe(tie);
        expect(tie).toBe(own === value);
        expect(own).toBeGreaterThanOrEqual(value);
      }
    }
    expect(fought.flat().length).toBeGreaterThan(20);
  });

  test('the cards are those that counted', () => {
    for (const [i, game] of games.entries())
      for (const { number, sides } of fought[i]!) {
        const lines = game.slice(0, number).flatMap(({ happened }) => happened);
        // Tyrion Lannister may send one of them back, and Doran Martell's house may play none.
        const shown = lines
          .slice(lines.findLastIndex(({ what }) => what === 'cards'))
          .flatMap(shownIn)
          .flatMap((card) => (card === null ? [] : [names(`houseCards.${card}`)]));
        for (const { card } of sides) expect([...shown, text('chronicle-no-card')]).toContain(card);
      }
    expect(
      fought
        .flat()
        .flatMap(({ sides }) => sides)
        .filter(({ card }) => card !== text('chronicle-no-card')).length
    ).toBeGreaterThan(40);
  });
});

describe('passing and time', () => {
  test('the passes of the houses are all hand-overs together', () => {
    for (const game of games) {
      const passes = Object.values(passesIn(game)).reduce((sum, count) => sum + count, 0);
      expect(passes).toBe(handOversIn(game));
      expect(passes).toBeGreaterThan(10);
    }
  });

  test('the time until an answer belongs to whoever answers; a night belongs to nobody', () => {
    const entries = [
      { house: 'stark', time: 3 * MINUTE },
      { house: 'tyrell', time: 5 * MINUTE },
      { house: 'stark', time: 600 * MINUTE },
      { house: 'stark', time: 601 * MINUTE }
    ] as const;
    expect(timesOf(entries, MINUTE)).toEqual({ stark: 3 * MINUTE, tyrell: 2 * MINUTE });
  });

  test('of a game that came all at once no times are told', () => {
    expect(
      timesOf(
        [
          { house: 'stark', time: 7 },
          { house: 'tyrell', time: 7 }
        ],
        7
      )
    ).toBeNull();
    expect(timesOf([], 0)).toBeNull();
  });
});

describe('as a file', () => {
  const [game = []] = games;

  test('it has a row for each line of the log, and each row says what happened', () => {
    const rows = rowsOf(game, true);
    const lines = linesOf(game);
    expect(rows.map(({ sentence, number }) => [sentence, number])).toEqual(
      lines.map(({ text, number }) => [text, number])
    );
    const sealed = rows.filter(({ what }) => what === 'sealed');
    expect(sealed.length).toBeGreaterThan(10);
    expect(sealed.every(({ house, about }) => house !== null && about !== null)).toBe(true);
    expect(rows.filter(({ what }) => what === 'victor').every(({ sentence }) => /beats/.test(String(sentence)))).toBe(
      true
    );
    expect(rows[0]?.time).toBe('1970-01-01T00:00:00.000Z');
    expect(rowsOf(game, false).every(({ time }) => time === null)).toBe(true);
  });

  test('what a table holds can be read again, and nothing in it is a formula', () => {
    const row = { number: 1, time: null, round: 1, phase: 'action', house: 'stark', about: 'orders', what: 'x' };
    const sentences = ['=1+1', '+1', '-1', '@a', 'says "no", twice', 'two\nlines', 'plain', '\tTab'];
    const [head, ...body] = parsed(csvOf(sentences.map((sentence) => ({ ...row, sentence }))));
    expect(head).toEqual([...COLUMNS]);
    expect(body.map((cells) => cells.at(-1))).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@a",
      'says "no", twice',
      'two\nlines',
      'plain',
      "'\tTab"
    ]);
    expect(body.every((cells) => cells.length === COLUMNS.length)).toBe(true);
  });

  test('for other spreadsheets cells stand apart by a semicolon, below heads in their language', () => {
    startIn('de');
    const table = csvOf([
      { number: 1, time: null, round: 1, phase: 'action', house: 'stark', about: 'orders', what: 'x', sentence: 'a; b' }
    ]);
    startIn('en');
    expect(table).toBe('Nummer;Zeit;Runde;Phase;Haus;Thema;Ereignis;Satz\r\n1;;1;action;stark;orders;x;"a; b"\r\n');
  });

  test('a whole game makes as many rows, all of the same width', () => {
    const rows = rowsOf(game, true);
    const table = parsed(csvOf(rows));
    expect(table).toHaveLength(rows.length + 1);
    expect(table.slice(1).map((cells) => cells.at(-1))).toEqual(rows.map(({ sentence }) => sentence));
  });
});

/** A table as RFC 4180 has it. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g);
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
