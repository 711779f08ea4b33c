// Support: offers and their acceptance, compelled support, and withdrawal.

import type { House } from '#iron/box';
import type { AnswerOf, Ask } from './asks';
import { ask, changeEncounter, type Draft, encounterOf, inOrder, record, stateOf } from './draft';
import { allHold } from './effects/conditions';
import { leaderRule } from './effects/designs';
import { activeHouses, activeOf, participantOf, sideOf } from './encounter';
import { livingOf } from './power';
import { join } from './participation';
import { startUse } from './uses';

export function callForSupport(draft: Draft): void {
  draft.queue = inOrder(draft).filter((house) => !activeHouses(draft).includes(house));
}

/** The next player in turn; whoever may be compelled has already been left alone when it comes to an offer. */
export function askNextForSupport(draft: Draft): void {
  const { offer } = encounterOf(draft);
  if (offer !== null) return askToAccept(draft, activeOf(draft, offer.side).house);
  const [house, ...rest] = draft.queue;
  if (house === undefined) return;
  const isCompelled = participantOf(draft, house) !== null;
  // the window remembers who has left this player alone
  const [compeller, ...others] = draft.window?.leaders ?? compellersOf(draft, house);
  if (compeller !== undefined && !isCompelled) {
    draft.window = { moment: 'before-offer', leaders: others, cards: [] };
    return startUse(draft, compeller, { of: 'leader', person: stateOf(draft, compeller).leader! }, house);
  }
  draft.window = null;
  draft.queue = rest;
  if (isCompelled) return;
  const characters = livingOf(stateOf(draft, house));
  ask(draft, { kind: 'support', house, about: 'offering-support', privacy: 'open', by: null, characters });
}

/** Active leaders who may compel, with influence on the board of this player. */
const compellersOf = (draft: Draft, house: House): House[] =>
  activeHouses(draft).filter((active) => {
    const { leader, spread } = stateOf(draft, active);
    if (leader === null || (spread[house] ?? 0) === 0) return false;
    const { moment, when } = leaderRule(draft, leader);
    return moment === 'before-offer' && allHold(draft, active, when);
  });

function askToAccept(draft: Draft, house: House): void {
  const options = ['accept', 'decline'] as const;
  ask(draft, { kind: 'option', house, about: 'accepting-support', privacy: 'open', by: null, options });
}

export function offer(draft: Draft, _asked: Ask, house: House, { side, character }: AnswerOf<'support'>): void {
  if (side === null || character === null) return record(draft, { what: 'stayed-out', house });
  changeEncounter(draft, { offer: { house, side, character } });
  record(draft, { what: 'offered', house, side, character });
}

export function acceptOrDecline(draft: Draft, _asked: Ask, by: House, { option }: AnswerOf<'option'>): void {
  const { house, side, character } = encounterOf(draft).offer!;
  changeEncounter(draft, { offer: null });
  if (option === 'accept') join(draft, { house, side, character, role: 'supporting', compelled: false });
  else record(draft, { what: 'declined', house, by });
}

export function compel(draft: Draft, asked: Ask, house: House, { character }: AnswerOf<'character'>): void {
  const target = draft.use!.chosen!;
  if (character === null) {
    if (asked.by !== null) record(draft, { what: 'left', house, by: asked.by });
    return;
  }
  join(draft, { house: target, side: sideOf(draft, house)!, character, role: 'supporting', compelled: true });
}
