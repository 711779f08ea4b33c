// Judging what an owner of the box has written: the shape of every entry by the forms there are, and what no form alone can tell.
// Each fault begins with the way to it.

import {
  exactly,
  fault,
  faultsIn,
  type Finding,
  inside,
  integer,
  isObject,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  table,
  text,
  unlike,
  type Wrong
} from '#engine/shape';
import type { Person, SpecialEvent } from '#iron/box';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { PERSONS } from '#iron/box/people';
import { CONDITION_FORMS, type Field, type Form, REFILL, STANDING_FORMS, VERB_FORMS } from './forms';
import {
  type Condition,
  type Measure,
  MEASURES,
  type Moment,
  MOMENTS,
  type Owned,
  type OwnedCard,
  type OwnedEvent,
  type OwnedLeader,
  type StandingEffect,
  type Verb,
  type Wanted,
  WANTED
} from './vocabulary';

export const MOST_VERBS = 6;
export const MOST_CONDITIONS = 6;
export const LONGEST_TITLE = 40;
export const LONGEST_TEXT = 240;

function shapeOfField(field: Field): Shape<unknown> {
  if (field.as === 'flag') return optional(exactly(true));
  const shape = field.as === 'number' ? integer(field.least, field.most) : oneOf('a word for it', field.words);
  return field.mayMiss ? optional<unknown>(shape) : shape;
}

/** `amount.n` is a field of a part. */
function nested(fields: Readonly<Record<string, Shape<unknown>>>): Shape<unknown> {
  const here: Record<string, Shape<unknown>> = {};
  const parts: Record<string, Record<string, Shape<unknown>>> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const [part = '', inner] = name.split('.');
    if (inner === undefined) here[part] = shape;
    else (parts[part] ??= {})[inner] = shape;
  }
  for (const [part, inner] of Object.entries(parts)) here[part] = object(inner);
  return object(here);
}

const shapeOfForm = ({ fixed, fields }: Form): Shape<unknown> =>
  nested({
    ...Object.fromEntries(Object.entries(fixed).map(([name, word]) => [name, exactly(word)])),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOfField(field)]))
  });

const VERB_SHAPES = Object.values<Form>(VERB_FORMS).map((form) => ({ form, shape: shapeOfForm(form) }));
const CONDITION_SHAPES = Object.values<Form>(CONDITION_FORMS).map((form) => ({ form, shape: shapeOfForm(form) }));
type Shaped = (typeof VERB_SHAPES)[number];

/** The one that is meant: it has the fewest faults. */
function meant(shapes: readonly Shaped[], value: unknown): Shaped | undefined {
  const faults = new Map(shapes.map((one) => [one, faultsIn(one.shape, value).length]));
  return shapes.toSorted((one, other) => faults.get(one)! - faults.get(other)!)[0];
}

/** By what stands in this field, which some of the shapes have to have. */
const named = (shapes: readonly Shaped[], value: object, field: string): Shaped[] =>
  shapes.filter(({ form }) => form.fixed[field] === (value as Readonly<Record<string, unknown>>)[field]);

const headOf = ({ fixed, fields }: Form): string => [...Object.keys(fixed), ...Object.keys(fields)][0]!;
/** None of the forms has this word there. */
function unknownWord(finding: Finding, forms: readonly Shaped[], value: object, field: string): void {
  const words = [...new Set(forms.flatMap(({ form }) => form.fixed[field] ?? []))];
  const found = (value as Readonly<Record<string, unknown>>)[field];
  inside(finding, field, () => unlike(finding, `one of ${words.join(', ')}`, found, { is: 'word', words }), found);
}

const anEntry =
  (narrowed: (value: object, finding: Finding) => readonly Shaped[]): Shape<unknown> =>
  (value, finding) => {
    if (!isObject(value)) return unlike(finding, 'an object', value, { is: 'object' });
    const shapes = narrowed(value, finding);
    if (shapes.length === 0) return;
    const telling = ['is', 'change', 'how'].find((field) => shapes.every(({ form }) => field in form.fixed));
    const found = meant(telling === undefined ? shapes : named(shapes, value, telling), value);
    if (found === undefined) unknownWord(finding, shapes, value, telling!);
    else found.shape(value, finding);
  };

export const A_VERB: Shape<Verb> = anEntry((value, finding) => {
  const shapes = named(VERB_SHAPES, value, 'verb');
  if (shapes.length === 0) unknownWord(finding, VERB_SHAPES, value, 'verb');
  return shapes;
}) as Shape<Verb>;

const A_CONDITION: Shape<Condition> = anEntry((value, finding) => {
  const shapes = CONDITION_SHAPES.filter(({ form }) => Object.hasOwn(value, headOf(form)));
  const words = [...new Set(CONDITION_SHAPES.map(({ form }) => headOf(form)))];
  if (shapes.length === 0) fault(finding, `must have one of ${words.join(', ')}`, { is: 'head', words });
  return shapes;
}) as Shape<Condition>;

/** In one line, and to be seen. */
const aLine =
  (most: number): Shape<string> =>
  (value, finding) => {
    if (typeof value !== 'string') return unlike(finding, 'text', value, { is: 'text' });
    const count = value.length;
    if (count > most)
      fault(finding, `text of ${count} characters is too long, at most ${most}`, { is: 'long', count, most });
    else if (/\p{C}|[\u2028\u2029]/u.test(value))
      fault(finding, 'must not have line breaks or invisible characters', { is: 'unseen' });
    else if (value.trim() === '') fault(finding, 'must not be empty', { is: 'empty' });
  };

const lettering = { title: aLine(LONGEST_TITLE), text: aLine(LONGEST_TEXT) };
const conditions = list(A_CONDITION, MOST_CONDITIONS);
const verbs = list(A_VERB, MOST_VERBS);

const aNumber = ({ least, most }: { readonly least: number; readonly most: number }) => integer(least, most);
const { penalty, torturer } = STANDING_FORMS;

const standing = object<StandingEffect>({
  penalty: optional(object({ most: aNumber(penalty.most), thenDraw: aNumber(penalty.thenDraw) })),
  keepsOne: optional(exactly(true)),
  torturer: optional(object({ draws: aNumber(torturer.draws), takes: aNumber(torturer.takes) })),
  refillTo: optional(aNumber(REFILL))
});

const leader = object<OwnedLeader>({
  ...lettering,
  moment: nullable(oneOf('a moment', MOMENTS)),
  when: conditions,
  does: verbs,
  use: oneOf('a way of using it', ['asked', 'auto'] as const),
  standing: optional(standing)
});

const card = object<OwnedCard>({
  ...lettering,
  window: oneOf('a moment for cards', ['reveal', 'resolution'] as const),
  when: conditions,
  does: verbs
});

const comparing = { compares: oneOf('what is compared', MEASURES), wanted: oneOf('who defends', WANTED) };
export const OWNED_EVENT: Shape<OwnedEvent> = object<OwnedEvent>({ ...lettering, ...comparing });

/** One that can be written. */
export type Place =
  { readonly of: 'leader' | 'card'; readonly person: Person } | { readonly of: 'event'; readonly event: SpecialEvent };

/** It while it is being written: as a form has it, sound or not yet. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  readonly moment: Moment | 'always';
  readonly use: 'asked' | 'auto';
  readonly when: readonly object[];
  readonly does: readonly object[];
  readonly standing: StandingEffect;
  /** Only an event has these two. */
  readonly compares?: Measure;
  readonly wanted?: Wanted;
}

/** Entries being written: each is sound by itself, and they may not fit together yet. */
export const IN_THE_MAKING: Shape<Draft> = object<Draft>({
  title: text(LONGEST_TITLE),
  text: text(LONGEST_TEXT),
  moment: oneOf('a moment', [...MOMENTS, 'always'] as const),
  use: oneOf('a way of using it', ['asked', 'auto'] as const),
  when: conditions,
  does: verbs,
  standing,
  compares: optional(comparing.compares),
  wanted: optional(comparing.wanted)
});

/** Faults of a sound shape: things that could never come true. */
interface Effect {
  readonly moment: Moment | null;
  readonly when: readonly Condition[];
  readonly does: readonly Verb[];
}

type Senseless = readonly [way: string, says: string, wrong: Wrong];

const NOBODY_CHOSEN = ['nobody has been chosen before', { is: 'unchosen' }] as const;
const NEVER = ['must be empty where there is no moment', { is: 'never' }] as const;
const IDLE = ['must not be empty', { is: 'idle' }] as const;

const TAKING_PART: readonly unknown[] = ['active', 'supporting', 'participant', 'challenger', 'won', 'lost'];
const CHOSEN = ['who', 'at', 'from'] as const;

/** The form of a sound entry; otherwise the one it comes closest to. */
export const formOf = (entry: object): Form =>
  meant('verb' in entry ? named(VERB_SHAPES, entry, 'verb') : CONDITION_SHAPES, entry)!.form;

function* outOfPlace({ moment, when, does }: Effect): Iterable<Senseless> {
  if (moment === null) return;
  for (const [what, entries] of Object.entries({ when, does }))
    for (const [i, entry] of entries.entries())
      if (!formOf(entry).moments.includes(moment))
        yield [`${what}[${i}]`, `cannot happen in the moment ${moment}`, { is: 'moment', name: moment }];
}

function* unfounded({ when, does }: Effect, isLeader: boolean): Iterable<Senseless> {
  const takesPart = !isLeader || when.some((one) => 'is' in one && TAKING_PART.includes(one.is));
  let [chosen, spent] = [false, false];
  for (const [i, verb] of does.entries()) {
    const form = formOf(verb);
    const way = `does[${i}]`;
    if (form.takesPart && !takesPart) yield [way, 'needs a condition that the leader takes part', { is: 'apart' }];
    const of = CHOSEN.find((field) => (verb as Readonly<Record<string, unknown>>)[field] === 'chosen');
    if (!chosen && of !== undefined) yield [`${way}.${of}`, ...NOBODY_CHOSEN];
    else if (!chosen && form.ofChosen) yield [way, ...NOBODY_CHOSEN];
    if (form.fixed['amount.spent'] !== undefined && !spent)
      yield [way, 'no card has been discarded before', { is: 'unspent' }];
    if (verb.verb === 'choose') chosen = true;
    if (verb.verb === 'discard' && verb.how === 'chosen' && verb.n === 1) spent = true;
    if (verb.verb === 'sift' && verb.keep > verb.n)
      yield [`${way}.keep`, `only ${verb.n} are looked at`, { is: 'unseen-card', count: verb.n }];
  }
}

/** One that holds always says so by `standing`, and by nothing else. */
function* idle({ moment, when, does, standing }: OwnedLeader): Iterable<Senseless> {
  const isEmpty = Object.keys(standing ?? {}).length === 0;
  if (moment !== null && standing !== undefined)
    yield ['standing', 'must not be there where there is a moment', { is: 'both' }];
  if (moment === null && isEmpty) yield ['standing', 'must say what holds always', { is: 'neither' }];
  if (moment === null && when.length > 0) yield ['when', ...NEVER];
  if (moment === null && does.length > 0) yield ['does', ...NEVER];
  if (moment !== null && does.length === 0) yield ['does', ...IDLE];
}

function* faultsOfLeader(one: OwnedLeader): Iterable<Senseless> {
  yield* idle(one);
  yield* outOfPlace(one);
  yield* unfounded(one, true);
}

function* faultsOfCard({ window, when, does }: OwnedCard): Iterable<Senseless> {
  const effect = { moment: window, when, does };
  if (does.length === 0) yield ['does', ...IDLE];
  yield* outOfPlace(effect);
  yield* unfounded(effect, false);
}

/** The meaning is looked at where the shape is sound. */
const sound =
  <T>(shape: Shape<T>, look: (value: T) => Iterable<Senseless>): Shape<T> =>
  (value, finding) => {
    shape(value, finding);
    if (faultsIn(shape, value).length > 0) return;
    for (const [way, says, wrong] of look(value as T)) inside(finding, way, () => fault(finding, says, wrong), value);
  };

export const OWNED_LEADER = sound(leader, faultsOfLeader);
export const OWNED_CARD = sound(card, faultsOfCard);

export const OWNED: Shape<Owned> = object<Owned>({
  leaders: optional(table(PERSONS, OWNED_LEADER)),
  cards: optional(table(PERSONS, OWNED_CARD)),
  events: optional(table(SPECIAL_EVENTS, OWNED_EVENT))
});
