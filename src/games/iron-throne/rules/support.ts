// Support: offers and their acceptance, compelled support, and withdrawal.

import type { House } from '../box/houses';
import type { AnswerOf, Ask } from './asks';
import type { Draft } from './draft';
import { ask, changeEncounter, encounterOf, inOrder, record, stateOf } from './draft';
import { LEADERS } from './effects/leaders';
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
  const compeller = compellerOf(draft, house);
  if (compeller !== null && draft.window === null) {
    // the window remembers that this player has been left alone
    draft.window = { moment: 'before-offer', leaders: [], cards: [] };
    return startUse(draft, compeller, { of: 'leader', person: stateOf(draft, compeller).leader! }, house);
  }
  draft.window = null;
  draft.queue = rest;
  if (participantOf(draft, house) !== null) return;
  const characters = livingOf(stateOf(draft, house));
  ask(draft, { kind: 'support', house, about: 'offering-support', privacy: 'open', by: null, characters });
}

/** An active leader who may compel, with influence on the board of this player. */
function compellerOf(draft: Draft, house: House): House | null {
  const compels = activeHouses(draft).find((active) => {
    const { leader, spread } = stateOf(draft, active);
    return leader !== null && LEADERS[leader].moment === 'before-offer' && (spread[house] ?? 0) > 0;
  });
  return compels ?? null;
}

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
