// Opinions of cards that an owner of the box has written: only their verbs are known, so strength is weighed and the rest is used.

import type { Verb } from '../rules/effects/vocabulary';
import { participantOf } from '../rules/encounter';
import type { Source } from '#iron/rules';
import { isWinning, sheet, type Sight, turnsIt } from './sight';

export const isOwned = ({ view }: Sight, { of, person }: Source): boolean =>
  (of === 'leader' ? view.owned?.leaders : view.owned?.cards)?.[person] !== undefined;

function strengthOf({ view, me }: Sight, verb: Verb): number {
  if (verb.verb !== 'add') return 0;
  const own = participantOf(view, me);
  if (own === null) return 0;
  const { amount } = verb;
  const added = 'n' in amount ? amount.n : 'ownPowerUpTo' in amount ? Math.min(amount.ownPowerUpTo, 4) : 2;
  return verb.side === 'own' ? added : -added;
}

/** Never spends the last power; adds strength only to turn an encounter; shows a truce only when losing. */
export function wantsWhatItDoes(sight: Sight, does: readonly Verb[]): boolean {
  if (does.some(({ verb }) => verb === 'burn') && sheet(sight) <= 1) return false;
  if (participantOf(sight.view, sight.me) === null) return true;
  if (does.some(({ verb }) => verb === 'outcome')) return !isWinning(sight);
  const strength = does.reduce((total, verb) => total + strengthOf(sight, verb), 0);
  return does.every(({ verb }) => verb !== 'add') || turnsIt(sight, strength);
}
