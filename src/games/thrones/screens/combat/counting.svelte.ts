// A battle is counted up before everybody's eyes: first what is known, then one card and the other, and only then what may still
// change.

import type { HouseCardId } from '#thrones/box';
import type { MomentOf } from '#thrones/flow/moments';
import type { BySide, CombatStep, Fought, SideName } from '#thrones/rules';
import { SIDES } from '#thrones/rules/combat/combatSides';
import { cardsOf, foughtOn } from '#thrones/rules/combat/ledger';
import { Unfolding } from '../stage/unfolding.svelte';
import { type Line, type Reckoning, sumShown } from './ledgerLines';
import { type RowName, rowOf, rowsOf } from './ledgerRows';
import { sidesOf } from './reckoning';

interface Shown {
  /** The pause before it, in milliseconds. */
  readonly pause: number;
}

type Beat = Shown &
  (
    | { readonly what: 'row'; readonly row: RowName }
    /** The card of a side is revealed, and then added to its total. */
    | { readonly what: 'turned' | 'added'; readonly side: SideName }
    /** Everything that the cards add besides their strength. */
    | { readonly what: 'icons' }
    | { readonly what: 'end' }
  );

const STEPS: Readonly<Partial<Record<RowName, CombatStep>>> = { 'card-text': 'texts', tides: 'tides', blade: 'blade' };

const ROW = 420;
const TURN = 600;
const BETWEEN = 900;
const ADD = 650;
/** The pause before the blade, which comes when everything else has been added up. */
const BLADE = 800;

const AFTER_CARDS: readonly RowName[] = ['card', 'card-text', 'tides', 'blade'];

/** `turning`: the cards that are still face down. */
function beatsOf(rows: readonly RowName[], turning: BySide<HouseCardId | null> | null): Beat[] {
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

export class Counting {
  readonly fought: Fought;
  readonly sides: BySide<Reckoning>;
  readonly cards: BySide<HouseCardId | null>;
  /** True if the cards were revealed before this answer; they are face up from the start then. */
  readonly known: boolean;
  readonly unfolding: Unfolding;
  readonly #beats: readonly Beat[];
  /** The sides whose card has turned: slow frames may be later than the timer of the beats. */
  #open: readonly SideName[] = $state.raw([]);

  /** `whole`: everything has been shown before. */
  constructor(moment: MomentOf<'battle' | 'cards'>, whole: boolean) {
    this.fought = moment.what === 'battle' ? moment.battle : foughtOn(moment.now);
    this.sides = sidesOf(this.fought);
    this.cards = cardsOf(this.fought);
    this.known = whole || !moment.lines.some(({ what }) => what === 'cards');
    this.#beats = beatsOf(
      rowsOf(this.sides).map(({ name }) => name),
      this.known ? null : this.cards
    );
    this.unfolding = new Unfolding(
      this.#beats.map(({ pause }) => pause),
      whole
    );
  }

  get #done(): readonly Beat[] {
    return this.#beats.slice(0, this.unfolding.shown);
  }

  get totals(): BySide<number> {
    const sumOf = (side: SideName): number => sumShown(this.sides[side], (line) => this.shows(line, side));
    return { attacker: sumOf('attacker'), defender: sumOf('defender') };
  }

  /** True once everything is shown that the cards add besides their strength. */
  get hasIcons(): boolean {
    return this.known || this.#done.some(({ what }) => what === 'icons');
  }

  /** The step of the combat to which the last beat belongs. */
  get step(): CombatStep {
    const last = this.#done.at(-1);
    if (last?.what === 'end') return 'outcome';
    if (last?.what === 'icons') return 'texts';
    return (last?.what === 'row' ? STEPS[last.row] : undefined) ?? 'cards';
  }

  isDown = (side: SideName): boolean =>
    !this.known && !this.#done.some((beat) => beat.what === 'turned' && beat.side === side);

  /** The card of a side has turned. */
  opened = (side: SideName): void => {
    this.#open = [...this.#open, side];
  };

  shows = (line: Line, side: SideName): boolean =>
    (this.known || line.what !== 'card' || this.#open.includes(side)) &&
    this.#done.some(
      (beat) =>
        (beat.what === 'row' && beat.row === rowOf(line)) ||
        (beat.what === 'added' && line.what === 'card' && beat.side === side)
    );
}
