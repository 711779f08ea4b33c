// What all look at together before the game goes on: made of what happened, so it is public and already kept.

import type { Happening, HappeningKind, HappeningOf } from '../rules/happenings';
import type { View } from '../rules/view';

type Shown =
  | { readonly kind: 'leaders'; readonly happening: HappeningOf<'leaders-revealed'> }
  | {
      readonly kind: 'event';
      readonly happening: HappeningOf<'event'>;
      /** The beginning of that turn, where it came by the same answer. */
      readonly turn: HappeningOf<'turn'> | null;
    }
  | { readonly kind: 'reveal'; readonly happening: HappeningOf<'revealed'> }
  | {
      readonly kind: 'result';
      readonly happening: HappeningOf<'outcome'>;
      /** What came of it. */
      readonly after: readonly Happening[];
    }
  | { readonly kind: 'over'; readonly happening: HappeningOf<'game-over'> };

/** With the table before the answer and after it, as a bystander saw it. */
export type Moment = Shown & { readonly before: View; readonly now: View };

/** What an answer brought, as a bystander saw it. */
interface Told {
  readonly before: View;
  readonly now: View;
  readonly lines: readonly Happening[];
}

/** What the screen of a result tells, in the order in which it happened. */
const TOLD: readonly HappeningKind[] = [
  'removed',
  'died',
  'saved',
  'influence',
  'drew',
  'changed-hands',
  'hostage',
  'placed',
  'burned'
];
/** Where a result is no longer what is being told. */
const ENDS: readonly HappeningKind[] = ['turn-over', 'turn', 'game-over'];

export const momentsOf = ({ before, now, lines }: Told): Moment[] =>
  shownIn(lines).map((shown) => ({ ...shown, before, now }));

function shownIn(happened: readonly Happening[]): Shown[] {
  return happened.flatMap((happening, at): Shown[] => {
    switch (happening.what) {
      case 'leaders-revealed':
        return [{ kind: 'leaders', happening }];
      case 'event':
        return [{ kind: 'event', happening, turn: turnBefore(happened.slice(0, at)) }];
      case 'revealed':
        return [{ kind: 'reveal', happening }];
      case 'outcome':
        return [{ kind: 'result', happening, after: afterwards(happened.slice(at + 1)) }];
      case 'game-over':
        return [{ kind: 'over', happening }];
      default:
        return [];
    }
  });
}

function turnBefore(happened: readonly Happening[]): HappeningOf<'turn'> | null {
  const last = happened.findLast(({ what }) => what === 'turn');
  return last?.what === 'turn' ? last : null;
}

/** The table at the reveal: as it was before the answer, with the cards turned. */
export const asRevealed = (before: View, { cards }: HappeningOf<'revealed'>): View =>
  before.encounter === null ? before : { ...before, encounter: { ...before.encounter, revealed: cards } };

function afterwards(rest: readonly Happening[]): Happening[] {
  const end = rest.findIndex(({ what }) => ENDS.includes(what));
  return rest.slice(0, end < 0 ? rest.length : end).filter(({ what }) => TOLD.includes(what));
}
