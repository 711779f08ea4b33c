// Reading an encounter: who takes part, on which side, with what, and the result of the cards.

import type { Face, House } from '#iron/box';
import { valueOf } from '../box/houseCards';
import { encounterOf } from './draft';
import type { Encounter, Participant, Table } from './position';
import { powerOf } from './power';
import { half, opposite, type Outcome, type Side, sum } from './terms';

type Seen = Pick<Table, 'encounter'>;

export const participantOf = ({ encounter }: Seen, house: House): Participant | null =>
  encounter?.participants.find((one) => one.house === house) ?? null;

export const sideOf = (table: Seen, house: House): Side | null => participantOf(table, house)?.side ?? null;

export const onSide = (table: Seen, side: Side): Participant[] =>
  encounterOf(table).participants.filter((one) => one.side === side);

export function activeOf(table: Seen, side: Side): Participant {
  const active = onSide(table, side).find(({ role }) => role === 'active');
  if (active === undefined) throw new Error(`nobody is the ${side} yet`);
  return active;
}

/** The challenger and the defender, as far as there is one. */
export const activeHouses = ({ challenger, encounter }: Pick<Table, 'challenger' | 'encounter'>): House[] =>
  encounter?.defender ? [challenger, encounter.defender] : [challenger];

/** The card that counts as revealed; a side without any card shows a hostility of 0. */
export const cardOf = (table: Seen, side: Side): Face | null =>
  encounterOf(table).revealed[activeOf(table, side).house] ?? null;

export const showedTruce = (table: Seen, side: Side): boolean => cardOf(table, side) === 'truce';

export const hasRevealed = ({ revealed, defender }: Encounter): boolean =>
  Object.keys(revealed).length === 2 && defender !== null;

export function outcomeOf(table: Seen): Outcome {
  if (encounterOf(table).madeTruce) return 'truce';
  const truces = [showedTruce(table, 'challenger'), showedTruce(table, 'defender')].filter(Boolean).length;
  return truces === 0 ? 'hostility' : truces === 1 ? 'betrayal' : 'truce';
}

/** The value in force, halved as often as effects say. */
export function valueOn(table: Seen, side: Side): number {
  const card = cardOf(table, side);
  let value = card === null ? 0 : valueOf(card);
  for (let times = encounterOf(table).halved[side]; times > 0; times--) value = half(value);
  return value;
}

export const totalOf = (table: Pick<Table, 'encounter' | 'houses'>, side: Side): number =>
  valueOn(table, side) +
  encounterOf(table).added[side] +
  sum(onSide(table, side).map(({ house, character }) => powerOf(table, house, character)));

/** The side that wins as things stand; null for equal totals, and for a truce. */
export function winningSide(table: Pick<Table, 'encounter' | 'houses'>): Side | null {
  const outcome = outcomeOf(table);
  if (outcome === 'truce') return null;
  if (outcome === 'betrayal') return showedTruce(table, 'challenger') ? 'defender' : 'challenger';
  const [ours, theirs] = [totalOf(table, 'challenger'), totalOf(table, 'defender')];
  if (ours === theirs) return encounterOf(table).tieTo;
  return ours > theirs ? 'challenger' : 'defender';
}

export function hasWon(table: Seen, house: House): boolean {
  const { result } = encounterOf(table);
  return result?.kind === 'won' && result.side === sideOf(table, house);
}

/** Equal totals and a truce without a deal are lost by both sides. */
export function hasLost(table: Seen, house: House): boolean {
  const { result } = encounterOf(table);
  const side = sideOf(table, house);
  if (result === null || side === null) return false;
  if (result.kind === 'won') return result.side === opposite(side);
  return result.kind !== 'deal';
}
