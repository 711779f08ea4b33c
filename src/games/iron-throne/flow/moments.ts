// Moments that all look at together before the game continues: made of what happened, so they are public and already kept.

import type { House } from '#iron/box';
import type { Happening, HappeningKind, HappeningOf, View } from '#iron/rules';
import { spreadOf, withMost } from '../rules/influence';
import { type Changes, changesOf } from './changes';

/** A deed that all should see. */
type Deed = 'used' | 'played' | 'chose' | 'rescued' | 'released' | 'hostage' | 'died';

type Shown =
  | { readonly kind: 'leaders'; readonly happening: HappeningOf<'leaders-revealed'> }
  | {
      readonly kind: 'event';
      readonly happening: HappeningOf<'event'>;
      /** The beginning of that turn, where it came by the same answer. */
      readonly turn: HappeningOf<'turn'> | null;
      /** Null while the challenger has still to choose. */
      readonly defender: House | null;
    }
  | { readonly kind: 'talk'; readonly happening: null }
  | { readonly kind: 'reveal'; readonly happening: HappeningOf<'revealed'> }
  | {
      readonly kind: 'result';
      readonly happening: HappeningOf<'outcome'>;
      /** The result. */
      readonly after: readonly Happening[];
    }
  | { readonly kind: 'torture'; readonly happening: HappeningOf<'tortured'>; readonly after: readonly Happening[] }
  | { readonly kind: 'deed'; readonly happening: HappeningOf<Deed>; readonly after: readonly Happening[] }
  | { readonly kind: 'over'; readonly happening: HappeningOf<'game-over'> };

/** With the table before the answer and after it, as a bystander saw it, and what each happening changed. */
export type Moment = Shown & { readonly before: View; readonly now: View; readonly changes: Changes };

/** The result of an answer, as a bystander saw it. */
interface Consequence {
  readonly before: View;
  readonly now: View;
  readonly lines: readonly Happening[];
}

/** The happenings on the screen of a result or of a deed, in their order. */
const TOLD: ReadonlySet<HappeningKind> = new Set([
  'removed',
  'died',
  'saved',
  'influence',
  'drew',
  'changed-hands',
  'hostage',
  'placed',
  'burned',
  'used',
  'chose',
  'added',
  'halved',
  'breaks-ties',
  'made-truce',
  'replaced',
  'peeked',
  'sifted',
  'discarded',
  'withdrew'
]);
/** Happenings that are no longer part of a result. */
const ENDS: ReadonlySet<HappeningKind> = new Set(['turn-over', 'turn', 'game-over', 'revealed', 'outcome', 'tortured']);

export function momentsOf({ before, now, lines }: Consequence): Moment[] {
  const changes = changesOf(before, lines);
  return [...shownIn(lines), ...talkBefore(before, now)].map((shown) => ({ ...shown, before, now, changes }));
}

function shownIn(happened: readonly Happening[]): Shown[] {
  /** Happenings that have been told with an earlier one. */
  const told = new Set<Happening>();
  const after = (at: number): Happening[] => {
    const rest = afterwards(happened.slice(at + 1));
    for (const one of rest) told.add(one);
    return rest;
  };
  return happened.flatMap((happening, at): Shown[] => {
    if (told.has(happening)) return [];
    switch (happening.what) {
      case 'leaders-revealed':
        return [{ kind: 'leaders', happening }];
      case 'event':
        return [
          {
            kind: 'event',
            happening,
            turn: turnBefore(happened.slice(0, at)),
            defender: defenderAfter(happened.slice(at))
          }
        ];
      case 'revealed':
        return [{ kind: 'reveal', happening }];
      case 'outcome':
        return [{ kind: 'result', happening, after: after(at) }];
      case 'tortured':
        return [{ kind: 'torture', happening, after: after(at) }];
      case 'used':
      case 'chose': {
        const rest = after(at);
        return rest.length === 0 ? [] : [{ kind: 'deed', happening, after: rest }];
      }
      case 'played':
      case 'rescued':
      case 'released':
      case 'hostage':
      case 'died':
        return [{ kind: 'deed', happening, after: after(at) }];
      case 'game-over':
        return [{ kind: 'over', happening }];
      default:
        return [];
    }
  });
}

/** Before the first House card of an encounter is placed, while the table is still in sight. */
const talkBefore = (before: View, now: View): Shown[] =>
  isAskedForCards(now) && !isAskedForCards(before) ? [{ kind: 'talk', happening: null }] : [];

const isAskedForCards = ({ asks }: View): boolean => asks.some(({ about }) => about === 'house-card');

type Counts = ReadonlyMap<House, number>;

/** The Houses that have spread the most, and had not before. */
export function newlyAhead(had: Counts, have: Counts): House[] {
  const led = aheadIn(had);
  return aheadIn(have).filter((house) => !led.includes(house));
}

export const spreadIn = (view: View): Counts => new Map(view.seats.map((house) => [house, spreadOf(view, house)]));

export function aheadIn(counts: Counts): House[] {
  return Math.max(...counts.values()) === 0 ? [] : withMost(counts);
}

function turnBefore(happened: readonly Happening[]): HappeningOf<'turn'> | null {
  const last = happened.findLast(({ what }) => what === 'turn');
  return last?.what === 'turn' ? last : null;
}

function defenderAfter(happened: readonly Happening[]): House | null {
  const named = happened.find(({ what }) => what === 'defender');
  return named?.what === 'defender' ? named.house : null;
}

/** The table at the reveal: as it was before the answer, with the cards turned. */
export const asRevealed = (before: View, { cards }: HappeningOf<'revealed'>): View =>
  before.encounter === null ? before : { ...before, encounter: { ...before.encounter, revealed: cards } };

function afterwards(rest: readonly Happening[]): Happening[] {
  const end = rest.findIndex(({ what }) => ENDS.has(what));
  return rest.slice(0, end < 0 ? rest.length : end).filter(({ what }) => TOLD.has(what));
}
