// In random games every ask, happening and refusal has its sentence, and a bystander's reveals nothing.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { eventsOf } from '#iron/box/events';
import type { Face, House } from '#iron/box';
import { FACES } from '#iron/box/houseCards';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import { answer, newGame } from '#iron/flow/game';
import { ABOUTS } from '#iron/rules/decisions';
import type { Happening, HappeningKind, Outcome, Result } from '#iron/rules';
import { drawAnswer, judge } from '#iron/rules/judging';
import { REFUSAL_RULES } from '#iron/rules/refusals';
import { viewFor } from '#iron/rules/view';
import { askText } from '#iron/text/askWords';
import { cardText, leaderText } from '#iron/text/cardWords';
import { eventText } from '#iron/text/eventWords';
import { standing } from '#iron/text/home';
import { logLine } from '#iron/text/log';
import { why } from '#iron/text/refusalWords';

const HOLE = /undefined|\[object|null|NaN|\s{2}|\.\.|^\s|\s$| [.,:;]|^[a-z]/;

/** A whole sentence, or several. */
const isWhole = (sentence: string): boolean => !HOLE.test(sentence) && /[.?]$/.test(sentence);

const GAMES = 60;

/** What a happening hides from all, or from all but one player. */
const SILENT: readonly HappeningKind[] = ['put-down', 'drew', 'peeked', 'sifted', 'hostage', 'shuffled', 'rescued'];

/** As the log names it. */
const named = (face: Face): string =>
  /^Stark discards (.+)\.$/.exec(logLine({ what: 'discarded', house: 'stark', cards: [face] }))![1]!;

const NAMED = FACES.map(named);

const namesACard = (sentence: string): boolean => NAMED.some((name) => sentence.includes(name));

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
    const sentence = logLine(happening);
    kinds.add(happening.what);
    note(sentence);
    if (SILENT.includes(happening.what) && namesACard(sentence)) leaks.add(sentence);
  };

  for (let n = 0; n < GAMES; n++) {
    const chance = new Chance(chanceFrom(`words ${players} ${n}`));
    const houses: House[] = chance.shuffle(HOUSES).slice(0, players);
    let game = newGame({ houses, seed: `${n}` });
    let last: unknown = null;
    game.position.happened.forEach(tell);
    while (game.position.winners === null) {
      const { position } = game;
      note(standing(position));
      for (const ask of position.asks) {
        abouts.add(ask.about);
        const words = askText(ask, position);
        if (HOLE.test(words.title)) holes.add(words.title);
        if (words.what !== '') note(words.what);
        const bystanders = viewFor(position, null);
        if (JSON.stringify(askText(ask, bystanders)) !== JSON.stringify(words)) leaks.add(ask.about);
      }
      const asked = chance.pick(position.asks);
      const given = drawAnswer(position, asked.house, chance);
      for (const wrong of [last, given, {}]) {
        const refusal = judge(position, chance.pick(houses), wrong);
        if (refusal === null) continue;
        rules.add(refusal.rule);
        note(why(refusal));
      }
      last = given;
      const played = answer(game, asked.house, given);
      if (!played.ok) throw new Error(played.refusal.rule);
      played.happened.forEach(tell);
      game = played.game;
    }
    note(standing(game.position));
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
    for (const { title, text } of [leaderText(person), cardText(person)]) {
      expect(title).not.toBe('');
      expect(isWhole(text), text).toBe(true);
    }
    expect(leaderText(person).when).not.toMatch(/\.$/);
  }
  for (const event of eventsOf(HOUSES)) expect(isWhole(eventText(event))).toBe(true);
  const texts = PERSONS.map((person) => leaderText(person).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('refusals are whole with and without particulars', () => {
  for (const rule of REFUSAL_RULES) {
    expect(isWhole(why({ rule })), rule).toBe(true);
    expect(isWhole(why({ rule, allowed: 1, found: 2, house: 'stark' })), rule).toBe(true);
  }
});

test('a refusal says the number where it is known', () => {
  expect(why({ rule: 'IT-8.5' })).toBe('The other side does not have that much to give.');
  expect(why({ rule: 'IT-8.5', allowed: 0 })).toBe('The other side has nothing of that to give.');
  expect(why({ rule: 'IT-8.5', allowed: 2 })).toBe('The other side has only 2 of that to give.');
  expect(why({ rule: 'IT-16.1', allowed: 3 })).toBe('The ability takes exactly 3 cards, or none if you leave it.');
  expect(why({ rule: 'IT-8.4', allowed: 3 })).toBe(why({ rule: 'IT-8.4' }));
  expect(why({ rule: 'answer.not-asked', house: 'stark' })).toBe('Stark is not asked anything now.');
});

test('the log tells how an encounter ended, the winning total first', () => {
  const ended = (outcome: Outcome, result: Result, challenger: number, defender: number) =>
    logLine({ what: 'outcome', outcome, result, totals: outcome === 'truce' ? null : { challenger, defender } });
  expect(ended('hostility', { kind: 'won', side: 'defender' }, 13, 18)).toBe('The defender’s side wins, 18 to 13.');
  expect(ended('hostility', { kind: 'won', side: 'challenger' }, 9, 9)).toBe(
    'Both totals are 9: the challenger’s side wins equal totals.'
  );
  expect(ended('hostility', { kind: 'tie' }, 9, 9)).toBe('Both totals are 9: both sides lose.');
  expect(ended('betrayal', { kind: 'won', side: 'challenger' }, 3, 18)).toBe(
    'The challenger’s side betrays the truce and wins. The totals do not count.'
  );
  expect(ended('truce', { kind: 'no-deal' }, 0, 0)).toBe('The truce fails without a deal, so both sides lose.');
});

test('the log names what each side gets, and what each House shows', () => {
  const terms = {
    stark: { influence: 1, hostages: 2, power: 0, places: ['deck', 2] },
    tyrell: { influence: 0, hostages: 0, power: 0 }
  } as const;
  expect(logLine({ what: 'terms', house: 'stark', terms })).toBe(
    'Stark proposes terms: Stark gets 1 influence and 2 hostages (the top of the deck and number 3 of the hostages held); Tyrell gets nothing.'
  );
  expect(
    logLine({ what: 'revealed', cards: { stark: 'eddard', tyrell: null, lannister: 'truce' }, outcome: 'betrayal' })
  ).toBe('Stark shows an Eddard card, Tyrell shows no card at all and Lannister shows a truce: betrayal.');
  expect(logLine({ what: 'game-over', winners: ['stark', 'tyrell'], by: ['influence', 'deaths'] })).toBe(
    'All five influence are spread and a House has lost all its characters: Stark and Tyrell have spread the most influence and share the victory.'
  );
});
