// The frame of the turn: its beginning, hostages at its start, and its end.

import type { House } from '#iron/box';
import { HAND } from '../box/limits';
import type { AnswerOf, Ask } from './asks';
import { handOf, hasDeck, refill, toPile } from './cards';
import { ask, clockwiseFrom, type Draft, encounterOf, inOrder, record } from './draft';
import { hostageAsk, release, torture } from './hostages';
import { lookForTheEnd } from './influence';
import { actsUnasked, askAbout, standingOf } from './leading';
import { openWindow } from './uses';

export function beginTheTurn(draft: Draft): void {
  draft.turn++;
  draft.saved = [];
  record(draft, { what: 'turn', turn: draft.turn, challenger: draft.challenger });
  openWindow(draft, 'before-turn');
}

export function callTheHolders(draft: Draft): void {
  draft.queue = inOrder(draft);
}

/** Each holder as long as there is something to hold, and until done. */
export function askNextHolder(draft: Draft): void {
  const [house] = draft.queue;
  if (house === undefined) return;
  if (draft.hostages[house]!.length === 0) draft.queue = draft.queue.slice(1);
  else ask(draft, hostageAsk(draft, house, { about: 'hostages', by: null, mayRelease: true, mayFinish: true }));
}

export function tendHostage(draft: Draft, _asked: Ask, house: House, answer: AnswerOf<'hostage'>): void {
  if (answer.do === 'done') draft.queue = draft.queue.filter((one) => one !== house);
  else if (answer.do === 'release') release(draft, house, answer.at);
  else {
    torture(draft, house, answer.at, answer.character ?? null, answer.plain !== true);
    if (draft.use === null) lookForTheEnd(draft);
  }
}

/** Characters go home, and cards to the piles. */
export function endTheTurn(draft: Draft): void {
  const { event, revealed, played } = encounterOf(draft);
  for (const [house, face] of Object.entries(revealed)) if (face !== null) toPile(draft, house as House, face);
  for (const { house, card } of played) toPile(draft, house, card);
  draft.usedEvents = [...draft.usedEvents, event];
  draft.encounter = null;
  draft.peeked = {};
  draft.queue = inOrder(draft);
}

export function refillNext(draft: Draft): void {
  const [house, ...rest] = draft.queue;
  if (house === undefined) return;
  draft.queue = rest;
  const to = standingOf(draft, house).refillTo ?? HAND;
  if (to <= HAND || actsUnasked(draft, house)) return refill(draft, house, to);
  refill(draft, house, HAND);
  if (handOf(draft, house).length < to && hasDeck(draft, house)) askAbout(draft, { what: 'refill', house });
}

/** The next player is the challenger. */
export function closeTheTurn(draft: Draft): void {
  record(draft, { what: 'turn-over', turn: draft.turn });
  lookForTheEnd(draft);
  draft.challenger = clockwiseFrom(draft, draft.challenger)[1]!;
}
