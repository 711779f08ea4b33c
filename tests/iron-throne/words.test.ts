// In random games every ask, happening and refusal has its words, and a bystander's reveal nothing.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '../../src/engine/chance';
import { eventsOf } from '../../src/games/iron-throne/box/events';
import type { Face } from '../../src/games/iron-throne/box/houseCards';
import { FACES } from '../../src/games/iron-throne/box/houseCards';
import type { House } from '../../src/games/iron-throne/box/houses';
import { HOUSES } from '../../src/games/iron-throne/box/houses';
import { PERSONS } from '../../src/games/iron-throne/box/people';
import { answer, newGame } from '../../src/games/iron-throne/flow/game';
import { ABOUTS } from '../../src/games/iron-throne/rules/asks';
import type { Happening, HappeningKind } from '../../src/games/iron-throne/rules/happenings';
import { drawAnswer, judge } from '../../src/games/iron-throne/rules/judging';
import { REFUSAL_RULES } from '../../src/games/iron-throne/rules/refusals';
import { viewFor } from '../../src/games/iron-throne/rules/view';
import en from '../../src/games/iron-throne/words/en';
import { card } from '../../src/games/iron-throne/words/en/say';

const HOLE = /undefined|\[object|null|NaN|\s{2}|\.\.|^\s|\s$| [.,:;]|^[a-z]/;

/** A whole sentence, or several. */
const isWhole = (sentence: string): boolean => !HOLE.test(sentence) && /[.?]$/.test(sentence);

const GAMES = 60;

/** What a happening hides from all, or from all but one player. */
const SILENT: readonly HappeningKind[] = ['put-down', 'drew', 'peeked', 'sifted', 'hostage', 'shuffled', 'rescued'];

const namesACard = (sentence: string, faces: readonly Face[]): boolean =>
  faces.some((face) => sentence.includes(card(face)));

const abouts = new Set<string>();
const rules = new Set<string>();
const kinds = new Set<string>();

describe.each([3, 4, 5])('random games of %i', (players) => {
  const holes = new Set<string>();
  const leaks = new Set<string>();
  const note = (sentence: string): void => {
    if (!isWhole(sentence)) holes.add(sentence);
  };
  const tell = (happening: Happening): void => {
    const sentence = en.line(happening);
    kinds.add(happening.what);
    note(sentence);
    if (SILENT.includes(happening.what) && namesACard(sentence, FACES)) leaks.add(sentence);
  };

  for (let n = 0; n < GAMES; n++) {
    const chance = new Chance(chanceFrom(`words ${players} ${n}`));
    const houses: House[] = chance.shuffle(HOUSES).slice(0, players);
    let game = newGame({ houses, seed: `${n}` });
    let last: unknown = null;
    game.position.happened.forEach(tell);
    while (game.position.winners === null) {
      const { position } = game;
      note(en.summary.standing(position));
      for (const ask of position.asks) {
        abouts.add(ask.about);
        const words = en.asks.of(ask, position);
        if (HOLE.test(words.title)) holes.add(words.title);
        if (words.what !== '') note(words.what);
        const bystanders = viewFor(position, null);
        if (JSON.stringify(en.asks.of(ask, bystanders)) !== JSON.stringify(words)) leaks.add(ask.about);
      }
      const asked = chance.pick(position.asks);
      const given = drawAnswer(position, asked.house, chance);
      for (const wrong of [last, given, {}]) {
        const refusal = judge(position, chance.pick(houses), wrong);
        if (refusal === null) continue;
        rules.add(refusal.rule);
        note(en.why(refusal));
        expect(en.source(refusal) ?? 'Form').not.toMatch(HOLE);
      }
      last = given;
      const played = answer(game, asked.house, given);
      if (!played.ok) throw new Error(played.refusal.rule);
      played.happened.forEach(tell);
      game = played.game;
    }
    note(en.summary.standing(game.position));
  }

  test('have whole words for everything', () => expect([...holes]).toEqual([]));
  test('tell a bystander nothing', () => expect([...leaks]).toEqual([]));
});

test('random games meet every ask, and many refusals and happenings', () => {
  expect(ABOUTS.filter((about) => !abouts.has(about))).toEqual([]);
  expect(rules.size).toBeGreaterThan(8);
  expect(kinds.size).toBeGreaterThan(30);
});

test('leaders, character cards and events say what they do', () => {
  for (const person of PERSONS) {
    for (const { title, text } of [en.leaders[person], en.cards[person]]) {
      expect(title).not.toBe('');
      expect(isWhole(text), text).toBe(true);
    }
    expect(en.leaders[person].when).not.toMatch(/\.$/);
  }
  for (const event of eventsOf(HOUSES)) expect(isWhole(en.event(event).text)).toBe(true);
  const texts = PERSONS.map((person) => en.leaders[person].text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('refusals are whole without particulars, and say where they are written', () => {
  for (const rule of REFUSAL_RULES) {
    expect(isWhole(en.why({ rule })), rule).toBe(true);
    expect(isWhole(en.why({ rule, allowed: 1, found: 2, house: 'stark' })), rule).toBe(true);
    expect(en.source({ rule }) ?? '').toMatch(rule.startsWith('IT-') ? new RegExp(rule) : /^$/);
  }
});
