// The conditions of an effect. All of them follow from what everybody sees.

import type { House } from '#iron/box';
import { hasDeck } from '../cards';
import { type Draft, encounterOf, stateOf } from '../draft';
import { hasLost, hasRevealed, hasWon, outcomeOf, participantOf, showedTruce } from '../encounter';
import { powerOf } from '../power';
import { groupOf, groupWith } from './groups';
import type { Condition, Fact } from './vocabulary';

const FACTS: Readonly<Record<Fact, (draft: Draft, me: House) => boolean>> = {
  active: (draft, me) => participantOf(draft, me)?.role === 'active',
  supporting: (draft, me) => participantOf(draft, me)?.role === 'supporting',
  challenger: ({ challenger }, me) => challenger === me,
  participant: (draft, me) => participantOf(draft, me) !== null,
  won: (draft, me) => hasWon(draft, me),
  lost: (draft, me) => hasLost(draft, me),
  'spread-none': (draft, me) => !encounterOf(draft).spread[me],
  'own-card-held': ({ hostages }, me) => Object.values(hostages).some((row) => row.some(({ house }) => house === me)),
  'holds-hostage': ({ hostages }, me) => hostages[me]!.length > 0,
  'cards-left': (draft, me) => hasDeck(draft, me)
};

export function holds(draft: Draft, me: House, condition: Condition): boolean {
  if ('is' in condition) return FACTS[condition.is](draft, me);
  if ('outcome' in condition) return hasRevealed(encounterOf(draft)) && outcomeOf(draft) === condition.outcome;
  if ('some' in condition) return groupWith(draft, me, condition.some, condition.having).length > 0;
  if ('none' in condition) return groupOf(draft, me, condition.none).length === 0;
  if ('showedTruce' in condition) return showed(draft, me, condition.showedTruce);
  if ('sheet' in condition) return stateOf(draft, me).sheet >= condition.sheet;
  if ('hand' in condition) return draft.hands[me]!.length >= condition.hand;
  if ('theirHand' in condition)
    return groupOf(draft, me, 'their-active').some((house) => draft.hands[house]!.length >= condition.theirHand);
  const own = participantOf(draft, me);
  return own !== null && powerOf(draft, me, own.character) >= condition.ownPower;
}

export const allHold = (draft: Draft, me: House, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(draft, me, condition));

function showed(draft: Draft, me: House, who: 'self' | 'own-active'): boolean {
  const one = participantOf(draft, me);
  return one !== null && (who === 'own-active' || one.role === 'active') && showedTruce(draft, one.side);
}
