// An owner's text, said back in whole sentences: the moment, each condition, and each thing that is done.

import { text } from 'text:iron-throne/owned';
import {
  CONDITION_FORMS,
  type ConditionForm,
  type Form,
  valueIn,
  VERB_FORMS,
  type VerbForm
} from '#iron/rules/effects/forms';
import { type Draft, formOf, type Place } from '#iron/rules/effects/ownedShape';
import type { StandingEffect } from '#iron/rules/effects/vocabulary';
import { wordLabel } from './ownedWords';

type Entry = object;
type Said = (key: string, params: object) => string;

/** The fields of an entry that make a message's parameters: the first that is there counts. */
const PARAMS = {
  count: ['n', 'perLoser', 'allBut', 'most', 'sheet', 'hand', 'theirHand', 'ownPower'],
  most: ['hostilityUpTo', 'keep', 'amount.ownPowerUpTo'],
  amount: ['amount.n', 'amount.perSupporter'],
  who: ['who', 'at', 'from', 'some', 'none', 'showedTruce'],
  side: ['side'],
  having: ['having'],
  outcome: ['outcome']
} as const;

const ONE = ['chosen', 'own-active', 'their-active'];
const sizeOf = (group: string): string => (group === 'self' ? 'self' : ONE.includes(group) ? 'one' : 'many');

function paramsOf(entry: Entry): object {
  const found = (name: keyof typeof PARAMS): unknown =>
    PARAMS[name].map((field) => valueIn(entry, field)).find((value) => value !== undefined) ?? null;
  const group = found('who') ?? 'self';
  return {
    count: found('count'),
    most: found('most'),
    amount: found('amount'),
    who: typeof group === 'string' ? wordLabel(group) : '',
    side: found('side') ?? (typeof group === 'string' ? sizeOf(group) : ''),
    having: found('having'),
    outcome: found('outcome')
  };
}

const idOf = <Id extends string>(forms: Readonly<Record<Id, Form>>, entry: Entry): Id =>
  (Object.keys(forms) as Id[]).find((id) => forms[id] === formOf(entry))!;

export function verbSaid(entry: Entry): readonly string[] {
  const id = idOf<VerbForm>(VERB_FORMS, entry);
  const key = id === 'soften' && valueIn(entry, 'onlyWithoutDeal') === true ? 'said-soften-no-deal' : `said-${id}`;
  const amount = valueIn(entry, 'amount.supporting');
  return [
    (text as Said)(key, paramsOf(entry)),
    ...(typeof amount === 'number' ? [text('said-add-supporting', { amount })] : []),
    ...(valueIn(entry, 'optional') === true ? [text('said-optional')] : [])
  ];
}

export const conditionSaid = (entry: Entry): string =>
  (text as Said)(`only-if-${idOf<ConditionForm>(CONDITION_FORMS, entry)}`, paramsOf(entry));

function standingSaid({ penalty, keepsOne, torturer, refillTo }: StandingEffect): readonly string[] {
  return [
    ...(penalty === undefined ? [] : [text('said-penalty', { count: penalty.most })]),
    ...(penalty === undefined || penalty.thenDraw === 0
      ? []
      : [text('said-penalty-draw', { count: penalty.thenDraw })]),
    ...(keepsOne === undefined ? [] : [text('said-keepsOne')]),
    ...(torturer === undefined ? [] : [text('said-torturer', { count: torturer.draws, amount: torturer.takes })]),
    ...(refillTo === undefined ? [] : [text('said-refill', { count: refillTo })])
  ];
}

/** Says what is missing while nothing is done yet. */
export function saidOf({ of: kind }: Place, { moment, when, does, standing, compares, wanted }: Draft): string {
  if (kind === 'event') return text('said-event', { measure: compares ?? 'spread', wanted: wanted ?? 'most' });
  const done = moment === 'always' ? standingSaid(standing) : does.flatMap(verbSaid);
  if (done.length === 0) return moment === 'always' ? text('fault-neither') : text('fault-idle');
  const conditions = moment === 'always' ? [] : when.map(conditionSaid);
  return [text('said-when', { when: moment }), ...conditions, ...done].join(' ');
}
