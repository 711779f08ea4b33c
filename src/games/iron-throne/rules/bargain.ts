// The bargain of a truce: the challenger's terms, the defender's signature or other terms, and carrying it out. Haggling is talk.

import type { House } from '#iron/box';
import { MOST_IN_A_DEAL } from '../box/limits';
import type { AnswerOf, Ask, Gains, Place, Stock } from './asks';
import { deckOf, handOf } from './cards';
import { ask, change, changeEncounter, type Draft, encounterOf, record, stateOf } from './draft';
import { isEarlier } from './earlier';
import { activeHouses } from './encounter';
import { lookForTheEnd, spread } from './influence';
import type { Taking } from './position';
import { conclude } from './resolution';

/** Everything that can be got from this player. */
function mostFrom(draft: Draft, giver: House): Gains {
  const cards =
    handOf(draft, giver).length +
    deckOf(draft, giver).length +
    stateOf(draft, giver).discard.length +
    draft.hostages[giver]!.length;
  return {
    influence: MOST_IN_A_DEAL.influence,
    hostages: Math.min(MOST_IN_A_DEAL.hostages, cards),
    power: Math.min(MOST_IN_A_DEAL.power, stateOf(draft, giver).sheet)
  };
}

const stockOf = (draft: Draft, giver: House): Stock => ({
  deck: deckOf(draft, giver).length + stateOf(draft, giver).discard.length,
  hand: handOf(draft, giver).length,
  row: draft.hostages[giver]!.length
});

/** The challenger names terms; the defender signs, or changes them once; then the challenger signs or does not. */
export function askToBargain(draft: Draft): void {
  const { result, terms, countered } = encounterOf(draft);
  if (result !== null) return;
  const [challenger, defender] = activeHouses(draft) as [House, House];
  if (terms === null) return askForTerms(draft, challenger, defender, 'deal-terms');
  const signing = ['sign', 'no-deal'] as const;
  const options = countered || isEarlier(draft) ? signing : (['sign', 'counter', 'no-deal'] as const);
  const [house, about] = countered ? ([challenger, 'deal-answer'] as const) : ([defender, 'deal-signing'] as const);
  ask(draft, { kind: 'option', house, about, privacy: 'open', by: null, options });
}

function askForTerms(draft: Draft, house: House, other: House, about: 'deal-terms' | 'deal-counter'): void {
  ask(draft, {
    kind: 'deal',
    house,
    about,
    privacy: 'open',
    by: null,
    with: other,
    most: { [house]: mostFrom(draft, other), [other]: mostFrom(draft, house) },
    ...(isEarlier(draft) ? {} : { stock: { [house]: stockOf(draft, house), [other]: stockOf(draft, other) } })
  });
}

export function nameTerms(draft: Draft, _asked: Ask, house: House, { terms }: AnswerOf<'deal'>): void {
  if (terms === null) return failTheTruce(draft, house);
  changeEncounter(draft, { terms });
  record(draft, { what: 'terms', house, terms });
}

export function changeTerms(draft: Draft, asked: Ask, house: House, answer: AnswerOf<'deal'>): void {
  if (answer.terms !== null) changeEncounter(draft, { countered: true });
  nameTerms(draft, asked, house, answer);
}

export function signOrNot(draft: Draft, _asked: Ask, house: House, { option }: AnswerOf<'option'>): void {
  if (option === 'no-deal') return failTheTruce(draft, house);
  if (option === 'counter') return askForTerms(draft, house, otherThan(draft, house)[0]!, 'deal-counter');
  record(draft, { what: 'signed', house });
  conclude(draft, 'truce', { kind: 'deal' });
  movePower(draft);
  draft.takings = activeHouses(draft).flatMap((taker) => takingsOf(draft, taker));
}

/** Agreed hostages come first, the last of a row before the others, so that no place changes before its turn. */
function takingsOf(draft: Draft, taker: House): Taking[] {
  const { hostages, places = [] } = encounterOf(draft).terms![taker]!;
  const from = otherThan(draft, taker);
  const rank = (place: Place): number => (typeof place === 'number' ? place : -1);
  const agreed = [...places].sort((a, b) => rank(b) - rank(a)).map((place): Taking => ({ taker, from, place }));
  return [...agreed, ...Array.from({ length: hostages - places.length }, (): Taking => ({ taker, from }))];
}

function failTheTruce(draft: Draft, house: House): void {
  record(draft, { what: 'no-deal', house });
  conclude(draft, 'truce', { kind: 'no-deal' });
}

const otherThan = (draft: Draft, house: House): House[] => activeHouses(draft).filter((one) => one !== house);

/** Both ways at once: power gained by a deal cannot pay for it. */
function movePower(draft: Draft): void {
  const gains = encounterOf(draft).terms!;
  for (const to of activeHouses(draft)) {
    const { power } = gains[to]!;
    const [from] = otherThan(draft, to) as [House];
    if (power === 0) continue;
    change(draft, to, { sheet: stateOf(draft, to).sheet + power });
    change(draft, from, { sheet: stateOf(draft, from).sheet - power });
    record(draft, { what: 'changed-hands', from, to, power });
  }
}

/** The last part of a deal: influence, both ways at once. */
export function spreadAsAgreed(draft: Draft): void {
  const { terms, result } = encounterOf(draft);
  if (result?.kind !== 'deal' || terms === null) return;
  for (const house of activeHouses(draft))
    if (terms[house]!.influence > 0) spread(draft, house, otherThan(draft, house)[0]!);
  lookForTheEnd(draft);
}
