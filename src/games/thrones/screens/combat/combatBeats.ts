// The beats in which a battle is shown: what is known is counted up, the cards are revealed one after the other, and only then
// comes what may still change.

import type { HouseCardId } from '#thrones/box';
import type { BySide, CombatStep, SideName } from '#thrones/rules';
import { SIDES } from '#thrones/rules/combat/combatSides';
import type { RowName } from './ledgerRows';

interface Shown {
  /** The pause before it, in milliseconds. */
  readonly pause: number;
}

export type Beat = Shown &
  (
    | { readonly what: 'row'; readonly row: RowName }
    /** The card of a side is revealed, and then added to its total. */
    | { readonly what: 'turned' | 'added'; readonly side: SideName }
    /** Everything that the cards add besides their strength. */
    | { readonly what: 'icons' }
    | { readonly what: 'end' }
  );

/** The step of the combat to which the last of these beats belongs. */
export function stepAt(done: readonly Beat[]): CombatStep {
  const last = done.at(-1);
  if (last?.what === 'end') return 'outcome';
  if (last?.what === 'icons') return 'texts';
  return (last?.what === 'row' ? STEPS[last.row] : undefined) ?? 'cards';
}

const STEPS: Readonly<Partial<Record<RowName, CombatStep>>> = { 'card-text': 'texts', tides: 'tides', blade: 'blade' };

const ROW = 420;
const TURN = 600;
const BETWEEN = 900;
const ADD = 650;
/** The pause before the blade, which comes when everything else has been added up. */
const BLADE = 800;

const AFTER_CARDS: readonly RowName[] = ['card', 'card-text', 'tides', 'blade'];

/** `turning`: the cards that are still face down. */
export function beatsOf(rows: readonly RowName[], turning: BySide<HouseCardId | null> | null): Beat[] {
  const sides = SIDES.filter((side) => turning?.[side]);
  const row = (name: RowName): Beat => ({ what: 'row', row: name, pause: name === 'blade' ? BLADE : ROW });
  const isBefore = (name: RowName): boolean => !AFTER_CARDS.includes(name);
  return [
    ...rows.filter(isBefore).map(row),
    ...sides.flatMap((side, i): Beat[] => [
      { what: 'turned', side, pause: i === 0 ? TURN : BETWEEN },
      { what: 'added', side, pause: ADD }
    ]),
    ...(sides.length === 0 ? [] : [{ what: 'icons', pause: ADD } as const]),
    ...rows.filter((name) => !isBefore(name) && !(name === 'card' && sides.length > 0)).map(row),
    { what: 'end', pause: ROW }
  ];
}
