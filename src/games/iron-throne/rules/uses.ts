// Using leaders and playing cards, in the moments for them. In one moment the leaders come first, clockwise from the challenger; then
// cards, asked clockwise from the challenger until all have passed in a row.

import type { House, Person } from '#iron/box';
import type { AnswerOf, Ask, AskOf } from './asks';
import { fromHand, refill } from './cards';
import { ask, changeEncounter, type Draft, encounterOf, inOrder, isSettled, record, stateOf } from './draft';
import { allHold } from './effects/conditions';
import { cardRule, leaderRule } from './effects/designs';
import { groupWith } from './effects/groups';
import { VERBS } from './effects/verbs';
import type { Moment, Verb } from './effects/vocabulary';
import { participantOf } from './encounter';
import { torturable } from './hostages';
import { lookForTheEnd } from './influence';
import { actsUnasked, askToUse, standingOf, takeDue, useAlways } from './leading';
import { punish } from './penalty';
import type { Due, Use } from './position';
import { isAlive, save, take } from './power';
import type { Source } from './terms';

export function openWindow(draft: Draft, moment: Moment): void {
  const seats = moment === 'before-turn' ? [draft.challenger] : inOrder(draft);
  const forCards = moment === 'reveal' || moment === 'resolution';
  draft.window = { moment, leaders: seats, cards: forCards ? seats : [] };
}

/** Goes on with what is being carried out, then with who is next, until somebody is asked or the moment is over. */
export function goOnInTheWindow(draft: Draft): void {
  while (isSettled(draft)) {
    if (draft.use !== null) goOnWithTheUse(draft);
    else if (draft.window === null) return;
    else if (!askNext(draft)) draft.window = null;
  }
}

/** False when no House is left in this moment. */
function askNext(draft: Draft): boolean {
  const window = draft.window!;
  const [leader, ...leaders] = window.leaders;
  if (leader !== undefined) {
    draft.window = { ...window, leaders };
    askTheLeader(draft, leader, window.moment);
    return true;
  }
  const [house, ...cards] = window.cards;
  if (house === undefined) return false;
  draft.window = { ...window, cards };
  const reaction = reactionOf(draft, house, window.moment);
  if (reaction !== null) ask(draft, reaction);
  return true;
}

/** Null where there is nothing to ask. */
export function reactionOf(draft: Draft, house: House, moment: Moment): AskOf<'reaction'> | null {
  const people = peopleToPlay(draft, house, moment);
  if (people.length === 0) return null;
  return { kind: 'reaction', house, about: 'reaction', privacy: 'look', by: null, people, ...torturable(draft) };
}

function askTheLeader(draft: Draft, house: House, moment: Moment): void {
  const { leader } = stateOf(draft, house);
  if (leader === null) return;
  const { moment: own, when, use, does } = leaderRule(draft, leader);
  if (own !== moment || !allHold(draft, house, when)) return;
  const mayAlways = use === 'auto';
  if (mayAlways && (actsUnasked(draft, house) || asksByItself(draft, house, does)))
    return startUse(draft, house, { of: 'leader', person: leader });
  askToUse(draft, house, mayAlways);
}

/** Its first question can be declined, and then nothing of it happens. */
function asksByItself(draft: Draft, house: House, [first, ...rest]: readonly Verb[]): boolean {
  if (first === undefined) return false;
  if (first.verb === 'choose')
    return first.optional === true && groupWith(draft, house, first.from, first.having).length > 0;
  if (first.verb === 'discard') return first.optional === true && first.who === 'self';
  return rest.length === 0 && (first.verb === 'distribute' || first.verb === 'compel');
}

/**
 * The people whose cards this player could play now as far as everybody can tell: the living character that takes part, and the leader
 * while it does. Nobody without a card in hand is asked.
 */
export function peopleToPlay(draft: Draft, house: House, moment: Moment): Person[] {
  const own = participantOf(draft, house);
  if (own === null || !isAlive(draft, house, own.character) || draft.hands[house]!.length === 0) return [];
  const { leader } = stateOf(draft, house);
  return [own.character, ...(leader === null ? [] : [leader])].filter((person) => {
    const { window, when } = cardRule(draft, person);
    return window === moment && allHold(draft, house, when);
  });
}

export function useOrLeave(draft: Draft, asked: Ask, house: House, { option }: AnswerOf<'option'>): void {
  const due = takeDue(draft, house);
  const isUsed = option !== 'leave';
  if (option === 'always') useAlways(draft, house);
  if (!isUsed) record(draft, { what: 'left', house, by: asked.by! });
  if (due !== null) settleDue(draft, due, isUsed);
  else if (isUsed) startUse(draft, house, asked.by!);
}

/** The end is looked for when that is settled; in the middle of another use, when that is done. */
function settleDue(draft: Draft, due: Due, isUsed: boolean): void {
  const { house } = due;
  if (isUsed) record(draft, { what: 'used', house, leader: stateOf(draft, house).leader! });
  if (due.what === 'penalty') punish(draft, house, isUsed);
  else if (due.what === 'refill') {
    if (isUsed) refill(draft, house, standingOf(draft, house).refillTo!);
  } else if (isUsed) save(draft, house, due.character);
  else take(draft, house, due.character, 1, due.to);
  if (draft.use === null) lookForTheEnd(draft);
}

export function playOrPass(draft: Draft, _asked: Ask, house: House, { card }: AnswerOf<'reaction'>): void {
  if (card === null) return record(draft, { what: 'passed', house });
  fromHand(draft, house, [card]);
  changeEncounter(draft, { played: [...encounterOf(draft).played, { house, card }] });
  record(draft, { what: 'played', house, card });
  draft.window = { ...draft.window!, cards: inOrder(draft) };
  startUse(draft, house, { of: 'card', person: card });
}

export function startUse(draft: Draft, who: House, source: Source, chosen: House | null = null): void {
  const { does } = source.of === 'leader' ? leaderRule(draft, source.person) : cardRule(draft, source.person);
  if (source.of === 'leader') record(draft, { what: 'used', house: who, leader: source.person });
  draft.use = { ...source, who, rest: does, chosen, spent: 0 };
}

/** The end is looked for when all of it is done. */
export function goOnWithTheUse(draft: Draft): void {
  while (draft.use !== null && isSettled(draft)) {
    const use: Use = draft.use;
    const [verb, ...rest] = use.rest;
    if (verb === undefined) {
      draft.use = null;
      lookForTheEnd(draft);
      return;
    }
    draft.use = { ...use, rest };
    const perform = VERBS[verb.verb] as (draft: Draft, use: Use, verb: unknown) => void;
    perform(draft, draft.use, verb);
  }
}
