// What an owner has written, said back in one sentence: the moment, the conditions, and what is done, one thing after the other.

import { text } from 'text:iron-throne/owned';
import { text as table } from 'text:iron-throne/table';
import { language } from '../../../../text/text';
import type { ConditionForm, Form, VerbForm } from '../../rules/effects/forms';
import { CONDITION_FORMS, valueIn, VERB_FORMS } from '../../rules/effects/forms';
import { formOf } from '../../rules/effects/ownedShape';
import type { Standing } from '../../rules/effects/vocabulary';
import { wordLabel } from '../../text/owned';
import type { Draft, Place } from './draft';

type Entry = object;

const numberIn = (entry: Entry, name: string): number => Number(valueIn(entry, name) ?? 0);
const labelOf = (value: unknown): string => (typeof value === 'string' ? wordLabel(value) : '');
const wordIn = (entry: Entry, name: string): string => labelOf(valueIn(entry, name));
/** A label in the middle of a sentence. */
const within = (label: string): string => label.charAt(0).toLocaleLowerCase(language()) + label.slice(1);

/** Of whom it is said, unless of oneself. */
function of(entry: Entry, name: string, said: string): string {
  const who = valueIn(entry, name);
  return who === undefined || who === 'self' ? said : text('said-of', { who: labelOf(who), text: said });
}

const maybe = (entry: Entry, said: string): string =>
  valueIn(entry, 'optional') === true ? text('said-optional', { text: said }) : said;

const sided = (entry: Entry, name: string) => ({ who: wordIn(entry, 'side'), amount: numberIn(entry, name) });

function added(entry: Entry): string {
  const said = text('said-add', sided(entry, 'amount.n'));
  const amount = valueIn(entry, 'amount.supporting');
  return typeof amount === 'number' ? text('said-add-supporting', { text: said, amount }) : said;
}

function chosen(entry: Entry): string {
  const having = valueIn(entry, 'having');
  const who = wordIn(entry, 'from');
  return text('said-choose', {
    who: having === undefined ? who : text('said-with', { text: who, list: [labelOf(having)] })
  });
}

type Says = (entry: Entry) => string;

/** The rest has no numbers: its label is all of it. */
const SAYS: Readonly<Partial<Record<VerbForm, Says>>> = {
  draw: (one) => of(one, 'who', text('said-draw', { count: numberIn(one, 'n') })),
  'draw-per-loser': (one) => text('said-draw-per-loser', { count: numberIn(one, 'perLoser') }),
  discard: (one) => of(one, 'who', maybe(one, text('said-discard', { count: numberIn(one, 'n') }))),
  'discard-hostility': (one) =>
    of(one, 'who', maybe(one, text('said-discard-hostility', { most: numberIn(one, 'hostilityUpTo') }))),
  'discard-random': (one) => of(one, 'who', text('said-discard-random', { count: numberIn(one, 'n') })),
  distribute: (one) => text('said-distribute', { count: numberIn(one, 'n') }),
  place: (one) => text('said-place', { count: numberIn(one, 'n') }),
  remove: (one) => of(one, 'at', text('said-remove', { count: numberIn(one, 'n') })),
  'remove-all-but': (one) => of(one, 'at', text('said-remove-all-but', { count: numberIn(one, 'allBut') })),
  burn: (one) => text('said-burn', { count: numberIn(one, 'n') }),
  'take-hostage': (one) => text('said-take-hostage', { who: wordIn(one, 'from') }),
  add: added,
  'add-per-supporter': (one) => text('said-add-per-supporter', sided(one, 'amount.perSupporter')),
  'add-own-power': (one) =>
    text('said-add-own-power', { who: wordIn(one, 'side'), most: numberIn(one, 'amount.ownPowerUpTo') }),
  'add-half-spent': (one) => text('said-add-half-spent', { who: wordIn(one, 'side') }),
  withdraw: (one) => of(one, 'who', text('said-withdraw')),
  peek: (one) => text('said-peek', { count: numberIn(one, 'n') }),
  soften: (one) =>
    of(
      one,
      'who',
      text(valueIn(one, 'onlyWithoutDeal') === true ? 'said-soften-no-deal' : 'said-soften', {
        count: numberIn(one, 'most')
      })
    ),
  sift: (one) => text('said-sift', { count: numberIn(one, 'n'), most: numberIn(one, 'keep') }),
  choose: (one) => maybe(one, chosen(one))
};

const idOf = <Id extends string>(forms: Readonly<Record<Id, Form>>, entry: Entry): Id =>
  (Object.keys(forms) as Id[]).find((id) => forms[id] === formOf(entry))!;

export function verbSaid(entry: Entry): string {
  const id = idOf<VerbForm>(VERB_FORMS, entry);
  return SAYS[id]?.(entry) ?? within(text(`effect-${id}`));
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

function standingSaid({ penalty, keepsOne, torturer, refillTo }: Standing): string[] {
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
    return text(wanted === 'fewest' ? 'said-event-fewest' : 'said-event-most', { measure: compares ?? 'spread' });
  const list = moment === 'always' ? standingSaid(standing) : does.map(verbSaid);
  if (list.length === 0) return moment === 'always' ? text('fault-neither') : text('fault-idle');
  const says = { when: table(`when-${moment}`), list };
  return moment === 'always' || when.length === 0
    ? text('said', says)
    : text('said-if', { ...says, conditions: when.map(conditionSaid) });
}
