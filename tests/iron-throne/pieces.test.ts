// What the pieces of a screen say: cards, leaders, boards, and what an encounter is about and has brought.

import { text as nouns } from 'text:iron-throne/names';
import { text } from 'text:iron-throne/table';
import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { HOUSES } from '#iron/box/houses';
import { type Moment, momentsOf } from '#iron/flow/moments';
import { answer, newGame } from '#iron/flow/game';
import type { View } from '#iron/rules';
import { drawAnswer } from '#iron/rules/judging';
import { face, positionOf } from '#iron/scenes/making/notation';
import { viewFor } from '#iron/rules/view';
import Shown from '#iron/screens/moments/Moment.svelte';
import Card from '#iron/screens/pieces/Card.svelte';
import LeaderSheet from '#iron/screens/pieces/LeaderSheet.svelte';
import Boards from '#iron/screens/table/Boards.svelte';
import HouseShort from '#iron/screens/table/HouseShort.svelte';
import Stakes from '#iron/screens/table/Stakes.svelte';
import { logLine } from '#iron/text/log';
import { drawn, wordsOn } from '#tests/support/shown';
import { scene } from './support/scene';

test('a card says what it is worth: a hostility its value, a truce that it has none', () => {
  expect(wordsOn(Card, { house: 'stark', face: face('5') })).toBe(`5 Hostility ${text('card-value', { value: 5 })}`);
  expect(wordsOn(Card, { house: 'stark', face: 'truce' })).toBe(`Truce ${text('card-no-value')}`);
  expect(wordsOn(Card, { house: 'stark', face: 'arya', zero: true })).toContain(`0 ${text('card-face-down')}`);
  expect(wordsOn(Card, { house: 'stark', face: 'arya' })).not.toContain(text('card-face-down'));
});

test('a leader’s sheet says who would be left, where that is wanted', () => {
  expect(wordsOn(LeaderSheet, { leader: 'catelyn', people: true })).toContain(text('leader-people'));
  expect(wordsOn(LeaderSheet, { leader: 'catelyn' })).not.toContain(text('leader-people'));
});

const encounter = (): View => viewFor(scene(TABLE).cards().position, null);
const TABLE = `
  lannister  tyrion; jaime 4; hand 5 12 1
  stark      catelyn; robb 4; bran 0; hand 6 1 2
  tyrell     margaery
  challenger lannister jaime
  defender stark robb
`;

test('a House in short says on which side it stands, and who of it is dead', () => {
  const view = encounter();
  const says = (house: 'lannister' | 'stark' | 'tyrell', names = {}): string =>
    wordsOn(HouseShort, { view, house, names, asked: false });
  expect(says('lannister')).toContain(text('role', { side: 'challenger' }));
  expect(says('stark', { stark: 'Ana' })).toContain(text('role-player', { side: 'defender', name: 'Ana' }));
  expect(says('tyrell', { tyrell: 'Bela' })).toMatch(/^Tyrell Bela /);
  expect(says('stark')).toContain(' – ');
  expect(says('lannister')).not.toContain('–');
});

test('below the pans stands what each side would win: the challenger spreads, the defender is rewarded', () => {
  const view = encounter();
  const html = drawn(Stakes, { view });
  const [challenger, defender] = ['1 / 1', '1 / 3'].map(
    (place) => html.split(`grid-area: ${place}`)[1]?.split('</div>')[0]
  );
  expect(challenger).toContain(text('stakes-spread', { count: 1 }));
  expect(defender).toContain(text('stakes-reward', { count: 1 }));
});

test('the boards say who would win now, once anybody has spread influence', () => {
  const says = (spread: string): string =>
    wordsOn(Boards, {
      view: viewFor(positionOf(`stark catelyn${spread}\ntyrell margaery\nlannister`), null),
      names: {}
    });
  const wins = text('would-win', { count: 1, winners: ['stark'] });
  expect(says('; spread lannister 2')).toContain(wins);
  expect(says('')).not.toMatch(/would/);
});

/** Moments of some games. */
const MOMENTS: readonly Moment[] = [3, 5].flatMap((players) => {
  const chance = new Chance(chanceFrom(`pieces ${players}`));
  const moments: Moment[] = [];
  let game = newGame({ houses: HOUSES.slice(0, players), seed: `pieces ${players}` });
  while (game.position.winners === null) {
    const { position } = game;
    const before: View = viewFor(position, null);
    const [asked] = position.asks;
    const played = answer(game, asked!.house, drawAnswer(position, asked!.house, chance));
    if (!played.ok) throw new Error(played.refusal.rule);
    game = played.game;
    moments.push(...momentsOf({ before, now: viewFor(game.position, null), lines: game.position.happened }));
  }
  return moments;
});

describe('a moment', () => {
  const words = (moment: Moment): string => wordsOn(Shown, { moment, names: {}, calls: null, goOn: () => undefined });

  test('of a deed says what followed, each with the number that it changed', () => {
    let told = 0;
    for (const moment of MOMENTS) {
      if (moment.kind !== 'deed') continue;
      const shown = words(moment);
      for (const line of moment.after) {
        expect(shown).toContain(logLine(line, moment.now.owned));
        told++;
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  test('of an encounter says who has won what, who has lost power, and before and after of each', () => {
    let won = 0;
    for (const moment of MOMENTS) {
      if (moment.kind !== 'result' || moment.happening.result.kind !== 'won') continue;
      const shown = words(moment);
      for (const line of moment.after) {
        const change = moment.changes.get(line);
        if (line.what !== 'removed' && line.what !== 'influence') continue;
        const name = line.what === 'removed' ? nouns(`people.${line.character}`) : nouns(`houses.${line.house}`);
        expect(shown).toContain(name);
        expect(shown).toMatch(new RegExp(`${change!.before} .{0,12}${change!.after}`));
        won++;
      }
    }
    expect(won).toBeGreaterThan(50);
  });
});
