// Every way in which a verb or a condition can be written, as data: what judges an entry that comes from outside, what offers one
// to be written, and what draws one by chance all go by these lists.

import {
  type EventRule,
  type Group,
  GROUPS,
  HAVING,
  MEASURES,
  type Moment,
  type StandingEffect,
  WANTED
} from './vocabulary';

export type Field =
  | { readonly as: 'number'; readonly least: number; readonly most: number; readonly mayMiss?: true }
  | { readonly as: 'word'; readonly words: readonly string[]; readonly mayMiss?: true }
  /** True, or not there. */
  | { readonly as: 'flag'; readonly mayMiss: true };

/** By their names; a dot leads into a part: `amount.n`. */
export type Fields = Readonly<Record<string, Field>>;

export interface Form {
  /** The words that are always there. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly fields: Fields;
  /** In no other one it could do anything. */
  readonly moments: readonly Moment[];
  /** For participants only. */
  readonly takesPart?: true;
  /** Speaks of a player whom an earlier verb has to have chosen. */
  readonly ofChosen?: true;
}

const number = (least: number, most: number) => ({ as: 'number', least, most }) as const;
const word = (...words: readonly string[]) => ({ as: 'word', words }) as const;
const maybe = <F extends Field>(field: F) => ({ ...field, mayMiss: true }) as const;
const flag = { as: 'flag', mayMiss: true } as const;

const ONE_PLAYER: readonly Group[] = ['self', 'chosen', 'own-active', 'their-active'];
const OTHERS = GROUPS.filter((group) => group !== 'self');
const TO_CHOOSE = OTHERS.filter((group) => group !== 'chosen');
const anybody = word(...GROUPS);

const ANY_TIME: readonly Moment[] = ['before-turn', 'before-cards', 'reveal', 'resolution'];
const ENCOUNTER: readonly Moment[] = ['before-cards', 'reveal', 'resolution'];
const BEFORE_IT_IS_DECIDED: readonly Moment[] = ['before-cards', 'reveal'];
const AFTER_THE_CARDS: readonly Moment[] = ['reveal', 'resolution'];
const REVEAL: readonly Moment[] = ['reveal'];
const OFFER: readonly Moment[] = ['before-offer'];

const does = (verb: string, fields: Fields, moments: readonly Moment[], more: Partial<Form> = {}): Form => ({
  moments,
  fields,
  ...more,
  fixed: { verb, ...more.fixed }
});
const inIt = { takesPart: true } as const;
const ownSide = word('own', 'their');

export const VERB_FORMS = {
  draw: does('draw', { who: anybody, n: number(1, 6) }, ANY_TIME),
  'draw-per-loser': does('draw', { who: word('self'), perLoser: number(1, 3) }, ENCOUNTER, inIt),
  discard: does('discard', { who: word(...ONE_PLAYER), n: number(1, 6), optional: flag }, ANY_TIME, {
    fixed: { how: 'chosen' }
  }),
  'discard-hostility': does(
    'discard',
    { who: word(...ONE_PLAYER), n: number(1, 1), hostilityUpTo: number(1, 20), optional: flag },
    ANY_TIME,
    { fixed: { how: 'chosen' } }
  ),
  'discard-random': does('discard', { who: anybody, n: number(1, 6) }, ANY_TIME, { fixed: { how: 'random' } }),
  distribute: does('distribute', { n: number(1, 6) }, ANY_TIME),
  place: does('place', { n: number(1, 6) }, ENCOUNTER, inIt),
  remove: does('remove', { at: anybody, n: number(1, 6) }, AFTER_THE_CARDS),
  'remove-all-but': does('remove', { at: anybody, allBut: number(0, 6) }, AFTER_THE_CARDS),
  burn: does('burn', { n: number(1, 6) }, ANY_TIME),
  'take-hostage': does('takeHostage', { from: word(...OTHERS) }, ANY_TIME),
  rescue: does('rescue', {}, ANY_TIME),
  torture: does('torture', {}, ANY_TIME),
  add: does(
    'add',
    { side: ownSide, 'amount.n': number(-12, 12), 'amount.supporting': maybe(number(-12, 12)) },
    BEFORE_IT_IS_DECIDED,
    inIt
  ),
  'add-per-supporter': does('add', { side: ownSide, 'amount.perSupporter': number(1, 6) }, BEFORE_IT_IS_DECIDED, inIt),
  'add-own-power': does('add', { side: ownSide, 'amount.ownPowerUpTo': number(1, 12) }, BEFORE_IT_IS_DECIDED, inIt),
  'add-half-spent': does('add', { side: ownSide }, BEFORE_IT_IS_DECIDED, {
    ...inIt,
    fixed: { 'amount.spent': 'half' }
  }),
  halve: does('value', {}, REVEAL, { ...inIt, fixed: { change: 'halve' } }),
  higher: does('value', {}, REVEAL, { ...inIt, ofChosen: true, fixed: { change: 'higher' } }),
  swap: does('value', {}, REVEAL, { ...inIt, fixed: { change: 'swap' } }),
  truce: does('outcome', {}, REVEAL, { fixed: { to: 'truce' } }),
  tie: does('tie', {}, BEFORE_IT_IS_DECIDED, inIt),
  withdraw: does('withdraw', { who: word('self', 'chosen') }, BEFORE_IT_IS_DECIDED),
  peek: does('peek', { n: number(1, 5) }, ['before-cards'], inIt),
  'open-first': does('openFirst', {}, ['before-cards'], inIt),
  compel: does('compel', {}, OFFER),
  soften: does('soften', { who: anybody, most: number(0, 6), onlyWithoutDeal: flag }, BEFORE_IT_IS_DECIDED),
  recycle: does('recycle', {}, ANY_TIME),
  sift: does('sift', { n: number(1, 5), keep: number(1, 5) }, ANY_TIME),
  choose: does('choose', { from: word(...TO_CHOOSE), having: maybe(word(...HAVING)), optional: flag }, ANY_TIME),
  yield: does('yield', {}, BEFORE_IT_IS_DECIDED, { ofChosen: true })
} as const satisfies Readonly<Record<string, Form>>;
export type VerbForm = keyof typeof VERB_FORMS;

const fact = (is: string, moments: readonly Moment[]): Form => ({ fixed: { is }, fields: {}, moments });
const holds = (fields: Fields, moments: readonly Moment[]): Form => ({ fixed: {}, fields, moments });
const EVER: readonly Moment[] = [...OFFER, ...ANY_TIME];

export const CONDITION_FORMS = {
  active: fact('active', [...OFFER, ...ENCOUNTER]),
  supporting: fact('supporting', ENCOUNTER),
  participant: fact('participant', ENCOUNTER),
  challenger: fact('challenger', EVER),
  won: fact('won', ['resolution']),
  lost: fact('lost', ['resolution']),
  'spread-none': fact('spread-none', ['resolution']),
  'own-card-held': fact('own-card-held', EVER),
  'holds-hostage': fact('holds-hostage', EVER),
  'cards-left': fact('cards-left', EVER),
  outcome: holds({ outcome: word('hostility', 'betrayal', 'truce') }, AFTER_THE_CARDS),
  some: holds({ some: word(...TO_CHOOSE), having: maybe(word(...HAVING)) }, ANY_TIME),
  none: holds({ none: word(...TO_CHOOSE) }, ANY_TIME),
  'showed-truce': holds({ showedTruce: word('self', 'own-active') }, AFTER_THE_CARDS),
  sheet: holds({ sheet: number(1, 20) }, EVER),
  hand: holds({ hand: number(1, 10) }, EVER),
  'their-hand': holds({ theirHand: number(1, 10) }, ENCOUNTER),
  'own-power': holds({ ownPower: number(1, 20) }, ENCOUNTER)
} as const satisfies Readonly<Record<string, Form>>;
export type ConditionForm = keyof typeof CONDITION_FORMS;

/** Fields of effects that hold without being used, by the names of `Standing`. */
export const STANDING_FORMS = {
  penalty: { most: number(0, 6), thenDraw: number(0, 3) },
  torturer: { draws: number(0, 3), takes: number(1, 4) }
} as const satisfies Readonly<Partial<Record<keyof StandingEffect, Fields>>>;
export const REFILL = number(5, 10);

export const EVENT_FORM = { compares: word(...MEASURES), wanted: word(...WANTED) } as const satisfies Readonly<
  Record<keyof EventRule, Field>
>;

/** Undefined where it misses. */
export type Value = string | number | true | undefined;

/** An entry written by a form. */
export function entryOf(form: Form, valueOf: (name: string, field: Field) => Value): object {
  const values: [string, NonNullable<Value>][] = Object.entries(form.fixed);
  for (const [name, field] of Object.entries(form.fields)) {
    const value = valueOf(name, field);
    if (value !== undefined) values.push([name, value]);
  }
  const entry: Record<string, Value | Readonly<Record<string, Value>>> = {};
  for (const [name, value] of values) {
    const [part = '', inner] = name.split('.');
    if (inner === undefined) entry[part] = value;
    else entry[part] = { ...(entry[part] as Record<string, Value> | undefined), [inner]: value };
  }
  return entry;
}

/** The value in a field of an entry. */
export function valueIn(entry: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((within, step) => (within as Record<string, unknown> | undefined)?.[step], entry);
}
