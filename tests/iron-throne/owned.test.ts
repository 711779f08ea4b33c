// Cards that an owner of the box has written: how they are told, what is refused and where.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { faultsIn, faultsOf } from '#engine/shape';
import type { Person } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import { ironThrone } from '#iron/flow/ruleset';
import { CHARACTER_CARDS } from '#iron/rules/effects/characterCards';
import { countOf, ownedOf } from '#iron/rules/effects/designs';
import { LEADERS } from '#iron/rules/effects/leaders';
import { CONDITION_FORMS, entryOf, type Field, type Form, type Value, VERB_FORMS } from '#iron/rules/effects/forms';
import { type Draft, formOf, OWNED, type Place } from '#iron/rules/effects/ownedShape';
import { MEASURES, type Owned, WANTED } from '#iron/rules/effects/vocabulary';
import { setUp } from '#iron/rules/setUp';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { conditionSaid, saidOf, verbSaid } from '#iron/text/ownedSaid';
import { faultText, missingText } from '#iron/text/ownedWords';
import { type Language, LANGUAGES } from '#text/languages';
import { startIn } from '#text/text';
import { drawOwned } from '#tools/headless/iron/owned';
import { markFaults } from '../text/typography';
import { cardsWith, draftOf, onTheForm } from './support/ownCards';

const LETTERED = { title: 'As printed', text: 'What the card in the box says.' };
const LEADER = {
  ...LETTERED,
  moment: 'reveal',
  when: [{ is: 'active' }],
  does: [{ verb: 'add', side: 'own', amount: { n: 2 } }],
  use: 'asked'
};
const CARD = { ...LETTERED, window: 'reveal', when: [], does: [{ verb: 'draw', who: 'self', n: 1 }] };

const EVENT = { ...LETTERED, compares: 'held', wanted: 'fewest' };

/** Each word, whether it is there or misses, and the least, the least but one and the most of each number. */
function entriesOf(form: Form): object[] {
  const values = (field: Field): Value[] => {
    const some: Value[] =
      field.as === 'word'
        ? [...field.words]
        : field.as === 'flag'
          ? [true]
          : [...new Set([field.least, Math.min(field.least + 1, field.most), field.most])];
    return 'mayMiss' in field ? [undefined, ...some] : some;
  };
  const ways = Object.entries(form.fields).reduce<Readonly<Record<string, Value>>[]>(
    (made, [name, field]) => made.flatMap((one) => values(field).map((value) => ({ ...one, [name]: value }))),
    [{}]
  );
  return ways.map((way) => entryOf(form, (name) => way[name]));
}

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
const numbersOf = (entry: object): number[] =>
  leaves(entry).filter((one) => typeof one === 'number' && one !== 1) as number[];
const numbersIn = (said: string): number[] =>
  [...said.matchAll(/([+−])?(\d+)/g)].map(([, sign, digits]) => (sign === '−' ? -Number(digits) : Number(digits)));

/** What is wrong with sentences that stand one after the other. */
function faultsOfSaid(language: Language, said: string): string[] {
  const sentences = said.split(/(?<=\.) /);
  return [
    ...markFaults(language, said),
    ...sentences.filter((one) => !/^[\p{Lu}\d].*[^\s.:,]\.$/u.test(one)).map((one) => `no sentence: ${one}`),
    ...(/undefined|NaN|null|\[object|said-|only-if-|effect-|word-|: \./.test(said) ? ['a word of the program'] : [])
  ];
}

const faults = (owned: unknown): string[] => faultsIn(OWNED, owned);
const leader = (change: object): unknown => ({ leaders: { tyrion: { ...LEADER, ...change } } });
const card = (change: object): unknown => ({ cards: { mace: { ...CARD, ...change } } });

test('all 50 designs of the app could have been written', () => {
  const each = <T>(of: (person: Person) => T): Record<string, T> =>
    Object.fromEntries(PERSONS.map((person) => [person, of(person)]));
  const leaders = each((person) => {
    const { mark: _mark, ...rule } = LEADERS[person];
    return { ...LETTERED, ...rule };
  });
  const cards = each((person) => {
    const { mark: _mark, ...rule } = CHARACTER_CARDS[person];
    return { ...LETTERED, ...rule };
  });
  expect(faults({ leaders, cards })).toEqual([]);
});

const PLACES: readonly Place[] = [
  ...PERSONS.flatMap((person): Place[] => [
    { of: 'leader', person },
    { of: 'card', person }
  ]),
  ...SPECIAL_EVENTS.map((event): Place => ({ of: 'event', event }))
];

describe('what was written is said back in a sentence', () => {
  afterEach(() => startIn('en'));

  test('with its moment, its conditions, and each of its effects with its numbers', () => {
    const tywin: Place = { of: 'leader', person: 'tywin' };
    expect(saidOf(tywin, draftOf(tywin))).toBe(
      'It counts after the reveal. Only if you challenge or defend. Only if the cards show hostility. Only if there is at least 1 power on your sheet. You put 1 power from your sheet in the box. Your side’s total changes by +4.'
    );
    const mace: Place = { of: 'card', person: 'mace' };
    expect(saidOf(mace, draftOf(mace))).toBe(
      'It counts after the resolution. You draw 3 cards. You discard 1 card of your choice.'
    );
    const mighty: Place = { of: 'event', event: 'mighty' };
    expect(saidOf(mighty, { ...draftOf(mighty), compares: 'held', wanted: 'fewest' })).toBe(
      'Of the other players, whoever holds the fewest hostages defends.'
    );
    expect(saidOf(tywin, { ...draftOf(tywin), does: [] })).toBe('It needs at least one effect.');
  });

  test('in every language, of every design and of whatever may be written', () => {
    for (let n = 0; n < 12; n++) {
      const owned = n === 0 ? {} : drawOwned(HOUSES, 100, new Chance(chanceFrom(`said ${n}`)));
      for (const language of LANGUAGES) {
        startIn(language);
        const cards = cardsWith(owned);
        for (const place of PLACES) {
          const said = saidOf(place, onTheForm(cards, place));
          expect(faultsOfSaid(language, said), said).toEqual([]);
        }
      }
    }
  });
});

describe.each(LANGUAGES)('every sentence that can be made of a form, in %s', (language) => {
  beforeAll(() => startIn(language));
  afterAll(() => startIn('en'));

  test('begins with a capital and ends with a full stop, names everybody, and says each number', () => {
    const kinds = [
      ...Object.values(VERB_FORMS).map((form) => ({ form, say: (entry: object) => verbSaid(entry).join(' ') })),
      ...Object.values(CONDITION_FORMS).map((form) => ({ form, say: conditionSaid }))
    ];
    let count = 0;
    for (const { form, say } of kinds)
      for (const entry of entriesOf(form)) {
        count++;
        const said = say(entry);
        expect(faultsOfSaid(language, said), said).toEqual([]);
        expect(numbersIn(said), `${JSON.stringify(entry)}: ${said}`).toEqual(expect.arrayContaining(numbersOf(entry)));
      }
    expect(count).toBeGreaterThan(500);
  });

  test('differs wherever what was written differs', () => {
    const said = Object.values(VERB_FORMS).flatMap((form) => entriesOf(form).map((entry) => verbSaid(entry).join(' ')));
    const written = Object.values(VERB_FORMS).flatMap((form) => entriesOf(form).map((entry) => JSON.stringify(entry)));
    expect(new Set(said).size).toBe(new Set(written).size);
  });

  test('of an event', () => {
    const place: Place = { of: 'event', event: 'mighty' };
    const said = MEASURES.flatMap((compares) =>
      WANTED.map((wanted) => saidOf(place, { ...draftOf(place), compares, wanted }))
    );
    expect(said.flatMap((one) => faultsOfSaid(language, one))).toEqual([]);
    expect(new Set(said).size).toBe(MEASURES.length * WANTED.length);
  });
});

test('what is missing is said with where it is', () => {
  const place: Place = { of: 'card', person: 'mace' };
  const cards = cardsWith();
  const draft = onTheForm(cards, place);
  const told = (change: Partial<Draft>): string => {
    cards.write({ ...draft, ...change });
    return missingText(cards.faults[0]!);
  };
  expect(told({ text: ' ' })).toBe('Its text, in your words: Something has to be written here.');
  expect(told({ does: [...draft.does, { verb: 'yield' }] })).toContain('Effect 3: ');
  expect(told({ does: [] })).toBe('It needs at least one effect.');
});

test('every form is the form of what is written by it', () => {
  const verb = LEADERS.renly.does[0]!;
  expect(formOf(verb)).toBe(VERB_FORMS['add-per-supporter']);
  expect(formOf(LEADERS.tywin.when[2]!)).toBe(CONDITION_FORMS.sheet);
  expect(formOf(LEADERS.drogo.does[0]!)).toBe(VERB_FORMS['draw-per-loser']);
});

describe('a fault is told with the way to it, and to a reader of every language:', () => {
  afterEach(() => startIn('en'));
  const twelve = Array.from({ length: 12 }, () => ({ verb: 'recycle' }));
  const draw = { verb: 'draw', who: 'self', n: 1 };
  test.each<[unknown, string]>([
    [[], 'must be an object, not […]'],
    [{ leader: {} }, 'there is no "leader"'],
    [{ leaders: { hodor: LEADER } }, 'leaders: there is no "hodor"'],
    [{ cards: { mace: null } }, 'cards.mace: must be an object, not null'],
    [{ cards: { mace: { ...CARD, window: undefined } } }, 'cards.mace: window is missing'],
    [card({ mark: 'book' }), 'cards.mace: there is no "mark"'],
    [card({ private: 'can-torture' }), 'cards.mace: there is no "private"'],
    [card({ window: 'before-turn' }), 'cards.mace.window: "before-turn" is not a moment for cards'],
    [card({ title: '' }), 'cards.mace.title: must not be empty'],
    [card({ title: 7 }), 'cards.mace.title: must be text, not 7'],
    [card({ title: 'x'.repeat(41) }), 'cards.mace.title: text of 41 characters is too long, at most 40'],
    [card({ text: 'x'.repeat(241) }), 'cards.mace.text: text of 241 characters is too long, at most 240'],
    [card({ text: 'two\nlines' }), 'cards.mace.text: must not have line breaks or invisible characters'],
    [card({ text: 'a\u202Eb' }), 'cards.mace.text: must not have line breaks or invisible characters'],
    [card({ does: [] }), 'cards.mace.does: must not be empty'],
    [card({ does: {} }), 'cards.mace.does: must be a list, not {…}'],
    [card({ does: twelve }), 'cards.mace.does: 12 entries are too many'],
    [card({ does: [draw, null] }), 'cards.mace.does[1]: must be an object, not null'],
    [card({ does: [draw, { verb: 'win' }] }), 'cards.mace.does[1].verb: must be one of draw, discard,'],
    [card({ does: [{ verb: 'draw', who: 'self' }] }), 'cards.mace.does[0]: n is missing'],
    [card({ does: [{ verb: 'draw', who: 'self', n: 7 }] }), 'cards.mace.does[0].n: must be a whole number from 1 to 6'],
    [card({ does: [{ verb: 'draw', who: 'nobody', n: 1 }] }), 'cards.mace.does[0].who: "nobody" is not'],
    [card({ does: [{ ...draw, also: 1 }] }), 'cards.mace.does[0]: there is no "also"'],
    [
      card({ does: [{ verb: 'value', change: 'double' }] }),
      'cards.mace.does[0].change: must be one of halve, higher, swap, not "double"'
    ],
    [
      card({ does: [{ verb: 'add', side: 'own', amount: { n: 99 } }] }),
      'cards.mace.does[0].amount.n: must be a whole number from -12 to 12'
    ],
    [card({ does: [{ verb: 'add', side: 'own', amount: 4 }] }), 'cards.mace.does[0].amount: must be an object, not 4'],
    [card({ when: [{ is: 'happy' }] }), 'cards.mace.when[0].is: must be one of active,'],
    [card({ when: [{ moon: 'full' }] }), 'cards.mace.when[0]: must have one of is,'],
    [card({ when: [{ sheet: 0 }] }), 'cards.mace.when[0].sheet: must be a whole number from 1 to 20'],
    [card({ when: [{ is: 'won' }] }), 'cards.mace.when[0]: cannot happen in the moment reveal'],
    [card({ does: [{ verb: 'openFirst' }] }), 'cards.mace.does[0]: cannot happen in the moment reveal'],
    [card({ does: [{ verb: 'draw', who: 'chosen', n: 1 }] }), 'cards.mace.does[0].who: nobody has been chosen before'],
    [card({ does: [{ verb: 'yield' }] }), 'cards.mace.does[0]: nobody has been chosen before'],
    [
      card({ does: [{ verb: 'add', side: 'own', amount: { spent: 'half' } }] }),
      'cards.mace.does[0]: no card has been discarded before'
    ],
    [card({ does: [{ verb: 'sift', n: 2, keep: 3 }] }), 'cards.mace.does[0].keep: only 2 are looked at'],
    [{ events: { stark: EVENT } }, 'events: there is no "stark"'],
    [{ events: { mighty: { ...EVENT, compares: 'luck' } } }, 'events.mighty.compares: "luck" is not what is compared'],
    [{ events: { mighty: { ...EVENT, wanted: 'all' } } }, 'events.mighty.wanted: "all" is not who defends'],
    [{ events: { mighty: { ...EVENT, title: '' } } }, 'events.mighty.title: must not be empty'],
    [leader({ moment: 'at night' }), 'leaders.tyrion.moment: "at night" is not a moment'],
    [leader({ use: 'never' }), 'leaders.tyrion.use: "never" is not a way of using it'],
    [leader({ when: [] }), 'leaders.tyrion.does[0]: needs a condition that the leader takes part'],
    [leader({ standing: { refillTo: 6 } }), 'leaders.tyrion.standing: must not be there where there is a moment'],
    [leader({ moment: null }), 'leaders.tyrion.standing: must say what holds always'],
    [
      leader({ moment: null, when: [], does: [], standing: { keepsOne: false } }),
      'leaders.tyrion.standing.keepsOne: must be true, not false'
    ],
    [
      leader({ moment: null, when: [], does: [], standing: { refillTo: 26 } }),
      'leaders.tyrion.standing.refillTo: must be a whole number from 5 to 10'
    ],
    [
      leader({ moment: null, when: [], standing: { keepsOne: true } }),
      'leaders.tyrion.does: must be empty where there is no moment'
    ],
    [
      leader({ moment: 'before-turn', when: [], does: [{ verb: 'compel' }] }),
      'leaders.tyrion.does[0]: cannot happen in the moment before-turn'
    ]
  ])('%j', (owned, told) => {
    expect(faults(owned)[0]).toContain(told);
    const [fault] = faultsOf(OWNED, owned);
    for (const language of LANGUAGES) {
      startIn(language);
      expect(faultText(fault!)).not.toBe(fault!.says);
    }
  });

  test('in a set-up too, and names of the language itself do no harm', () => {
    const setUp = { houses: HOUSES.slice(0, 3), seed: 's', owned: card({ does: [{ verb: 'win' }] }) };
    expect(ironThrone.judgeSetUp(setUp)[0]).toContain('owned.cards.mace.does[0].verb: must be one of');
    expect(faults(JSON.parse('{"cards":{"__proto__":{}}}'))).toEqual(['cards: there is no "__proto__"']);
    expect(faults(card({ does: [{ verb: 'toString' }] }))[0]).toContain('does[0].verb: must be one of');
  });

  test('after ten faults no more are told, and what is malformed is not looked into', () => {
    const many = Object.fromEntries(PERSONS.map((person) => [person, { text: 1 }]));
    expect(faults({ leaders: many, cards: many })).toHaveLength(10);
  });
});

test('a game is given only what concerns its Houses, and none has no field for it', () => {
  const owned: Owned = drawOwned(HOUSES, 100, new Chance(chanceFrom('all')));
  const some = ownedOf(owned, ['stark', 'tyrell', 'lannister'])!;
  expect([countOf(owned), countOf(some)]).toEqual([53, 33]);
  // events are of no House
  expect(ownedOf(some, ['baratheon', 'targaryen'])).toEqual({ leaders: {}, cards: {}, events: owned.events });
  const { events: _events, ...people } = some;
  expect(ownedOf(people, ['baratheon', 'targaryen'])).toBeNull();
  expect('owned' in setUp({ houses: HOUSES, seed: 's' })).toBe(false);
  expect(setUp({ houses: HOUSES, seed: 's', owned }).owned).toBe(owned);
});

test('a position with an unknown verb under way is refused with its place', () => {
  const position = setUp({ houses: HOUSES.slice(0, 3), seed: 's' });
  const use = { of: 'card', person: 'mace', who: 'stark', rest: [{ verb: 'win' }], chosen: null, spent: 0 };
  const opened = ironThrone.open({ ...position, use }, 'settingUp.choosingLeaders');
  expect(opened.ok ? [] : opened.faults[0]).toContain('use.rest[0].verb: must be one of');
});
