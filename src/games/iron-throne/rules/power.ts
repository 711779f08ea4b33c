// Power: on characters, on the leader's sheet, or out of the game. A character without power dies at once.

import type { House, Person } from '#iron/box';
import { HOUSES } from '../box/houses';
import { change, type Draft, record, stateOf } from './draft';
import { actsUnasked, askAbout, dueOf, standingOf } from './leading';
import type { HouseState, Table } from './position';
import type { PerHouse } from './terms';

export const powerOf = (table: Pick<Table, 'houses'>, house: House, character: Person): number =>
  stateOf(table, house).characters[character] ?? 0;

export const isAlive = (table: Pick<Table, 'houses'>, house: House, character: Person): boolean =>
  powerOf(table, house, character) > 0;

export const livingOf = ({ characters }: HouseState): Person[] =>
  (Object.keys(characters) as Person[]).filter((person) => characters[person]! > 0);

export const livingByHouse = ({ houses }: Pick<Table, 'houses'>): PerHouse<readonly Person[]> =>
  Object.fromEntries(HOUSES.flatMap((house) => (houses[house] ? [[house, livingOf(houses[house])]] : [])));

function setPower(draft: Draft, house: House, character: Person, power: number): void {
  const { characters } = stateOf(draft, house);
  change(draft, house, { characters: { ...characters, [character]: power } });
}

/** From the leader's sheet, as far as there is any. */
export function place(draft: Draft, house: House, character: Person, wanted: number): void {
  const { sheet } = stateOf(draft, house);
  const power = Math.min(wanted, sheet);
  if (power === 0 || !isAlive(draft, house, character)) return;
  setPower(draft, house, character, powerOf(draft, house, character) + power);
  change(draft, house, { sheet: sheet - power });
  record(draft, { what: 'placed', house, character, power });
}

/** From a character to its own leader's sheet, or to the sheet of `to`: at most what is there. */
export function remove(draft: Draft, house: House, character: Person, wanted: number, to: House = house): void {
  const there = powerOf(draft, house, character);
  const power = Math.min(wanted, there);
  if (power < there || there === 0 || !canBeSaved(draft, house)) return take(draft, house, character, power, to);
  if (actsUnasked(draft, house)) {
    save(draft, house, character);
    take(draft, house, character, power - 1, to);
  } else {
    take(draft, house, character, power - 1, to);
    askAbout(draft, { what: 'save', house, character, to });
  }
}

/** For 1 power of the sheet the last one stays. */
export function save(draft: Draft, house: House, character: Person): void {
  draft.saved = [...draft.saved, house];
  burn(draft, house, 1);
  record(draft, { what: 'saved', house, character });
}

export function take(draft: Draft, house: House, character: Person, power: number, to: House): void {
  if (power === 0) return;
  const there = powerOf(draft, house, character);
  setPower(draft, house, character, there - power);
  change(draft, to, { sheet: stateOf(draft, to).sheet + power });
  record(draft, { what: 'removed', house, character, power, to });
  if (power === there) record(draft, { what: 'died', house, character });
}

/** A leader that keeps characters alive can do so once a turn, for 1 power of the sheet. */
function canBeSaved(draft: Draft, house: House): boolean {
  if (stateOf(draft, house).sheet === 0 || draft.saved.includes(house) || dueOf(draft, house) !== null) return false;
  return standingOf(draft, house).keepsOne === true;
}

/** Out of the game. */
export function burn(draft: Draft, house: House, wanted: number): void {
  const { sheet, box } = stateOf(draft, house);
  const power = Math.min(wanted, sheet);
  if (power === 0) return;
  change(draft, house, { sheet: sheet - power, box: box + power });
  record(draft, { what: 'burned', house, power });
}
