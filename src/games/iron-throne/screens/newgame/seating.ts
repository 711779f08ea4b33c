// Seating for a new game, clockwise in the order of passing. All five people have a House, seated or not, so Houses are only swapped.

import type { House } from '../../box/houses';
import { HOUSES } from '../../box/houses';
import type { Owned } from '../../rules/effects/vocabulary';
import type { Language } from '../../../../text/languages';
import type { Side } from '../../../../shell/saves/sides';
import { USUAL } from '../../../../shell/table/sides';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../box/limits';

export interface Seat {
  readonly id: number;
  /** As it is typed. */
  readonly name: string;
  readonly house: House;
  /** Four digits, or nothing. */
  readonly pin: string;
  /** Played by the app; what was typed comes back with a person. */
  readonly code: boolean;
  /** Null: what the table reads. */
  readonly language: Language | null;
}

export interface Seating {
  readonly people: readonly Seat[];
  readonly count: number;
  readonly pins: boolean;
  /** Of the tablet: where each of the seats is. */
  readonly sides: readonly Side[];
}

/** What is missing before the game can begin. */
export type Lack = 'name' | 'pin';

interface Chair {
  readonly house: House;
  /** The name of the code player. */
  readonly name: string;
  readonly pin: string;
  readonly code: boolean;
  readonly side: Side;
  readonly language?: Language | undefined;
}

export interface Chosen {
  /** Clockwise. */
  readonly houses: readonly House[];
  readonly seats: readonly Chair[];
  /** Cards that an owner of the box has written, of these Houses; null: none, or they stay out. */
  readonly owned: Owned | null;
}

export const COUNTS: readonly number[] = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_count, i) => FEWEST_PLAYERS + i
);
export const MOST_NAME = 24;
export const PIN_DIGITS = 4;

const PIN = new RegExp(String.raw`^\d{${PIN_DIGITS}}$`);
/** Something of it is to be seen. */
const SEEN = /[^\p{C}\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** `nameOf` is the default name of a seat: "Player 1". */
export const newSeating = (nameOf: (number: number) => string): Seating => ({
  people: HOUSES.map((house, i) => ({ id: i + 1, name: nameOf(i + 1), house, pin: '', code: false, language: null })),
  count: MOST_PLAYERS,
  pins: false,
  sides: USUAL[MOST_PLAYERS] ?? []
});

export const seatedOf = ({ people, count }: Seating): readonly Seat[] => people.slice(0, count);

export const withCount = (seating: Seating, count: number): Seating => ({
  ...seating,
  ...(COUNTS.includes(count) && count !== seating.count ? { count, sides: USUAL[count] ?? [] } : {})
});

export const withPins = (seating: Seating, pins: boolean): Seating => ({ ...seating, pins });

const changed = (seating: Seating, change: (seat: Seat) => Seat): Seating => ({
  ...seating,
  people: seating.people.map(change)
});

export function withName(seating: Seating, id: number, typed: string): Seating {
  let name = '';
  for (const character of typed) {
    if (name.length + character.length > MOST_NAME) break;
    name += character;
  }
  return changed(seating, (seat) => (seat.id === id ? { ...seat, name } : seat));
}

export function withPin(seating: Seating, id: number, typed: string): Seating {
  const pin = typed.replace(/\D/g, '').slice(0, PIN_DIGITS);
  return changed(seating, (seat) => (seat.id === id ? { ...seat, pin } : seat));
}

export const withLanguage = (seating: Seating, id: number, language: Language | null): Seating =>
  changed(seating, (seat) => (seat.id === id ? { ...seat, language } : seat));

export const withCode = (seating: Seating, id: number, code: boolean): Seating =>
  changed(seating, (seat) => (seat.id === id ? { ...seat, code } : seat));

export const withSide = (seating: Seating, place: number, side: Side): Seating => ({
  ...seating,
  sides: seating.sides.map((one, i) => (i === place ? side : one))
});

/** Swaps Houses with the seat that has this one. */
export function withHouse(seating: Seating, id: number, house: House): Seating {
  const own = seating.people.find((seat) => seat.id === id)?.house;
  if (own === undefined) return seating;
  return changed(seating, (seat) =>
    seat.id === id ? { ...seat, house } : seat.house === house ? { ...seat, house: own } : seat
  );
}

/** Up or down the list, and no further than its ends. */
export function moved(seating: Seating, id: number, by: 1 | -1): Seating {
  const at = seating.people.findIndex((seat) => seat.id === id);
  const to = at + by;
  const [one, other] = [seating.people[at], seating.people[to]];
  if (one === undefined || other === undefined || Math.max(at, to) >= seating.count) return seating;
  return changed(seating, (seat) => (seat === one ? other : seat === other ? one : seat));
}

export function lackOf({ pins }: Pick<Seating, 'pins'>, { name, pin, code }: Seat): Lack | null {
  if (code) return null;
  if (!SEEN.test(name)) return 'name';
  return pins && pin !== '' && !PIN.test(pin) ? 'pin' : null;
}

/** The first seat at which something is missing. */
export function firstLack(seating: Seating): { readonly id: number; readonly what: Lack } | null {
  for (const seat of seatedOf(seating)) {
    const what = lackOf(seating, seat);
    if (what !== null) return { id: seat.id, what };
  }
  return null;
}

/** `codeName` is what code is called. */
export function chosenOf(seating: Seating, codeName: string, owned: Owned | null = null): Chosen {
  const seats = seatedOf(seating).map(({ house, name, pin, code, language }, i) => ({
    house,
    name: code ? codeName : name.trim(),
    pin: seating.pins && !code ? pin : '',
    code,
    side: seating.sides[i] ?? 'south',
    ...(language && !code && { language })
  }));
  return { houses: seats.map(({ house }) => house), seats, owned };
}
