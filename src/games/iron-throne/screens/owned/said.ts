// What an owner has written, said back in one sentence: the moment, the conditions, and what is done, one thing after the other.

import { text } from 'text:iron-throne/owned';
import { text as table } from 'text:iron-throne/table';
import { language } from '#text/text';
import {
  CONDITION_FORMS,
  type ConditionForm,
  type Form,
  valueIn,
  VERB_FORMS,
  type VerbForm
} from '#iron/rules/effects/forms';
import { formOf } from '#iron/rules/effects/ownedShape';
import type { StandingEffect } from '#iron/rules/effects/vocabulary';
import { wordLabel } from '#iron/text/ownedWords';
import type { Draft, Place } from './ownedDraft';

type Entry = object;

/** Which fields of an entry a message's parameters are made of: the first that is there. */
const PARAMS = {
  count: ['n', 'perLoser', 'allBut', 'most'],
  most: ['hostilityUpTo', 'keep', 'amount.ownPowerUpTo'],
  amount: ['amount.n', 'amount.perSupporter'],
  who: ['side', 'from']
} as const;

const labelOf = (value: unknown): string => (typeof value === 'string' ? wordLabel(value) : '');
/** A label in the middle of a sentence. */
const within = (label: string): string => label.charAt(0).toLocaleLowerCase(language()) + label.slice(1);

function paramsOf(entry: Entry): Readonly<Record<keyof typeof PARAMS, unknown>> {
  const found = (name: keyof typeof PARAMS): unknown =>
    PARAMS[name].map((field) => valueIn(entry, field)).find((value) => value !== undefined);
  const having = labelOf(valueIn(entry, 'having'));
  const who = labelOf(found('who'));
  return {
    count: found('count'),
    most: found('most'),
    amount: found('amount'),
    who: having === '' ? who : text('said-with', { text: who, list: [having] })
  };
}

/** Those without numbers are said by their label. */
function plainlySaid(id: VerbForm, entry: Entry): string {
  const key = id === 'soften' && valueIn(entry, 'onlyWithoutDeal') === true ? 'said-soften-no-deal' : `said-${id}`;
  return text.has(key)
    ? (text as (key: string, params: object) => string)(key, paramsOf(entry))
    : within(text(`effect-${id}`));
}

const idOf = <Id extends string>(forms: Readonly<Record<Id, Form>>, entry: Entry): Id =>
  (Object.keys(forms) as Id[]).find((id) => forms[id] === formOf(entry))!;

export function verbSaid(entry: Entry): string {
  let said = plainlySaid(idOf<VerbForm>(VERB_FORMS, entry), entry);
  const amount = valueIn(entry, 'amount.supporting');
  if (typeof amount === 'number') said = text('said-add-supporting', { text: said, amount });
  if (valueIn(entry, 'optional') === true) said = text('said-optional', { text: said });
  const who = valueIn(entry, 'who') ?? valueIn(entry, 'at') ?? 'self';
  return who === 'self' ? said : text('said-of', { who: labelOf(who), text: said });
}

export function conditionSaid(entry: Entry): string {
  const id = idOf<ConditionForm>(CONDITION_FORMS, entry);
  const label = text(`condition-${id}`);
  const list = Object.keys((CONDITION_FORMS[id] as Form).fields).flatMap((name): string[] => {
    const value = valueIn(entry, name);
    if (value === undefined) return [];
    return [typeof value === 'number' ? `${value}` : labelOf(value)];
  });
  return list.length === 0 ? label : text('said-with', { text: label, list });
}

function standingSaid({ penalty, keepsOne, torturer, refillTo }: StandingEffect): string[] {
  return [
    ...(penalty === undefined ? [] : [text('said-penalty', { count: penalty.most })]),
    ...(penalty === undefined || penalty.thenDraw === 0 ? [] : [text('said-draw', { count: penalty.thenDraw })]),
    ...(keepsOne === undefined ? [] : [within(text('standing-keepsOne'))]),
    ...(torturer === undefined ? [] : [text('said-torturer', { count: torturer.draws, amount: torturer.takes })]),
    ...(refillTo === undefined ? [] : [text('said-refill', { count: refillTo })])
  ];
}

/** Empty while nothing is done yet. */
export function saidOf({ of: kind }: Place, { moment, when, does, standing, compares, wanted }: Draft): string {
  if (kind === 'event')
    return text('said-event', { who: wordLabel(wanted ?? 'most'), text: wordLabel(compares ?? 'spread') });
  const list = moment === 'always' ? standingSaid(standing) : does.map(verbSaid);
  if (list.length === 0) return moment === 'always' ? text('fault-neither') : text('fault-idle');
  const says = { when: table(`when-${moment}`), list };
  return moment === 'always' || when.length === 0
    ? text('said', says)
    : text('said-if', { ...says, conditions: when.map(conditionSaid) });
}
