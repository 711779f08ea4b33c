// Joining an encounter, and withdrawing from it.

import type { House, Person } from '#iron/box';
import { toPile } from './cards';
import { changeEncounter, type Draft, encounterOf, record } from './draft';
import type { Participant } from './position';

/** Becomes a participant of the encounter. */
export function join(draft: Draft, participant: Participant): void {
  const { house, side, character, role, compelled } = participant;
  changeEncounter(draft, { participants: [...encounterOf(draft).participants, participant] });
  if (role === 'active') record(draft, { what: 'participates', house, side, character });
  else record(draft, { what: 'supports', house, side, character, compelled });
}

/** The character goes home, and what its player has played is discarded; what those cards did stays. */
export function withdraw(draft: Draft, house: House): void {
  const { participants, played } = encounterOf(draft);
  const leaving = participants.find((one) => one.house === house && one.role === 'supporting');
  if (leaving === undefined) return;
  changeEncounter(draft, {
    participants: participants.filter((one) => one !== leaving),
    played: played.filter((one) => one.house !== house)
  });
  toPile(draft, house, ...played.filter((one) => one.house === house).map(({ card }): Person => card));
  record(draft, { what: 'withdrew', house, character: leaving.character });
}
