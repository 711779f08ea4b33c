// Hostages: taking them, releasing and torturing them, and bringing one home.

import type { Face, House, Person } from '#iron/box';

import { isPerson } from '../box/people';
import { TORTURE } from '../box/limits';
import type { AskOf, Held, Place, Torturable } from './asks';
import { draw, handOf, hasDeck, takeAtRandom, takeTop, toHand, toPile } from './cards';
import { ask, type Draft, record, stateOf } from './draft';
import { isEarlier } from './earlier';
import type { Table } from './position';
import { standingOf } from './leading';
import { burn, isAlive, livingByHouse, livingOf, remove } from './power';
import type { Back, Hostage, Source } from './terms';

export const backsOf = (row: readonly Hostage[]): Back[] => row.map(({ house, turn, from }) => ({ house, turn, from }));

export const torturable = (table: Pick<Table, 'houses' | 'seats'>): Torturable => ({
  living: livingByHouse(table),
  leaders: Object.fromEntries(table.seats.map((house) => [house, table.houses[house]!.leader!]))
});

export const hostageAsk = (
  draft: Draft,
  house: House,
  rest: Pick<AskOf<'hostage'>, 'about' | 'by' | 'mayRelease' | 'mayFinish'>
): AskOf<'hostage'> => ({
  kind: 'hostage',
  house,
  privacy: 'look',
  held: backsOf(draft.hostages[house]!),
  ...torturable(draft),
  ...(standingOf(draft, house).torturer !== undefined && !isEarlier(draft) ? { torturer: true } : {}),
  ...rest
});

export function placesOf(draft: Draft, victim: House): Place[] {
  return [
    ...(hasDeck(draft, victim) ? (['deck'] as const) : []),
    ...(handOf(draft, victim).length > 0 ? (['hand'] as const) : []),
    ...draft.hostages[victim]!.keys()
  ];
}

/** Passes over a victim that has no card anywhere. */
export function askForAPlace(draft: Draft, taker: House, victim: House, mayDecline = false): void {
  const places = placesOf(draft, victim);
  if (places.length === 0) return;
  ask(draft, {
    kind: 'place',
    house: taker,
    about: 'hostage-place',
    privacy: 'open',
    by: null,
    victim,
    places,
    ...(mayDecline ? { mayDecline } : {})
  });
}

/** Asks for one of those players who have a card. */
export function askForAVictim(
  draft: Draft,
  taker: House,
  from: readonly House[],
  by: Source | null,
  mayDecline = false
): void {
  const players = from.filter((victim) => placesOf(draft, victim).length > 0);
  const [only, ...others] = players;
  if (only === undefined) return;
  if (mayDecline && others.length === 0) return askForAPlace(draft, taker, only, mayDecline);
  ask(draft, { kind: 'player', house: taker, about: 'hostage-from', privacy: 'open', by, players, mayDecline });
}

export function takeFrom(draft: Draft, taker: House, victim: House, place: Place): void {
  if (place === 'deck') keep(draft, taker, victim, victim, takeTop(draft, victim), 'deck');
  else if (place === 'hand') keep(draft, taker, victim, victim, takeAtRandom(draft, victim), 'hand');
  else {
    const { house, face } = removeFromRow(draft, { holder: victim, at: place });
    keep(draft, taker, victim, house, face, 'row');
  }
}

function keep(draft: Draft, taker: House, victim: House, house: House, face: Face | null, from: Hostage['from']): void {
  if (face === null) return;
  const home = house === taker;
  if (home) toHand(draft, taker, face);
  else draft.hostages[taker] = [...draft.hostages[taker]!, { house, face, turn: draft.turn, from }];
  record(draft, { what: 'hostage', taker, victim, house, from, home });
}

export function removeFromRow(draft: Draft, { holder, at }: Held): Hostage {
  const row = draft.hostages[holder]!;
  const hostage = row[at];
  if (hostage === undefined) throw new Error(`${holder} holds no hostage ${at}`);
  draft.hostages[holder] = row.filter((_one, i) => i !== at);
  return hostage;
}

/** The card goes home, and both draw. */
export function release(draft: Draft, holder: House, at: number): void {
  const { house, face } = removeFromRow(draft, { holder, at });
  toHand(draft, house, face);
  record(draft, { what: 'released', holder, house });
  draw(draft, holder, 1);
  draw(draft, house, 1);
}

/** Home by an effect: no card is drawn. */
export function rescue(draft: Draft, held: Held): void {
  const { house, face } = removeFromRow(draft, held);
  toHand(draft, house, face);
  record(draft, { what: 'rescued', house, from: held.holder });
}

/** `target`: the character that a hostility or a truce hurts. The card of a dead character hurts no other. */
export function torture(draft: Draft, holder: House, at: number, target: Person | null, usesLeader: boolean): void {
  const { house, face } = removeFromRow(draft, { holder, at });
  toPile(draft, house, face);
  record(draft, { what: 'tortured', holder, house, card: face });
  const manner = usesLeader ? standingOf(draft, holder).torturer : undefined;
  if (!isPerson(face)) {
    if (target !== null) remove(draft, house, target, manner?.takes ?? 1, holder);
  } else if (face === stateOf(draft, house).leader) burn(draft, house, TORTURE);
  else remove(draft, house, face, TORTURE);
  if (manner !== undefined) draw(draft, holder, manner.draws);
}

/** In games begun before, the card of a dead character was none that an effect could ask for. */
export const mayBeAskedToTorture = (draft: Draft, holder: House): boolean =>
  draft.hostages[holder]!.some((hostage) => !isEarlier(draft) || hurts(draft, hostage));

function hurts(draft: Draft, { house, face }: Hostage): boolean {
  const state = stateOf(draft, house);
  return isPerson(face) ? face === state.leader || isAlive(draft, house, face) : livingOf(state).length > 0;
}
