// Power: on characters, on the leader's sheet, or out of the game. A character without power dies at once.

import type { House } from '../box/houses';
import type { Person } from '../box/people';
import { HOUSES } from '../box/houses';
import type { Draft } from './draft';
import { change, record, stateOf } from './draft';
import { leaderRule } from './effects/designs';
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
  let power = Math.min(wanted, there);
  const saves = power === there && there > 0 && isSaved(draft, house);
  if (saves) {
    power--;
    draft.saved = [...draft.saved, house];
    burn(draft, house, 1);
    record(draft, { what: 'saved', house, character });
  }
  if (power === 0) return;
  setPower(draft, house, character, there - power);
  change(draft, to, { sheet: stateOf(draft, to).sheet + power });
  record(draft, { what: 'removed', house, character, power, to });
  if (power === there) record(draft, { what: 'died', house, character });
}

/** A leader that keeps characters alive does so once a turn, for 1 power of the sheet. */
function isSaved(draft: Draft, house: House): boolean {
  const { leader, sheet } = stateOf(draft, house);
  if (leader === null || sheet === 0 || draft.saved.includes(house)) return false;
  return leaderRule(draft, leader).standing?.keepsOne === true;
}

/** Out of the game. */
export function burn(draft: Draft, house: House, wanted: number): void {
  const { sheet, box } = stateOf(draft, house);
  const power = Math.min(wanted, sheet);
  if (power === 0) return;
  change(draft, house, { sheet: sheet - power, box: box + power });
  record(draft, { what: 'burned', house, power });
}
