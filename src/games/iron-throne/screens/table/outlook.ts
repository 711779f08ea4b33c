// What the screens tell of the table and of what would come of it: arithmetic on what everybody sees, by the functions that decide in
// earnest.

import { text } from 'text:iron-throne/table';
import type { EventId, Face, House, Person } from '#iron/box';
import { INFLUENCE } from '#iron/box/limits';
import type { Encounter, Participant, Side, Table, Terms, View } from '#iron/rules';
import { eventRule, leaderRule } from '#iron/rules/effects/designs';
import type { EventRule, Measure } from '#iron/rules/effects/vocabulary';
import { isHouse } from '#iron/text/eventWords';
import { totalOf, valueOn } from '#iron/rules/encounter';
import { spreadOf } from '#iron/rules/influence';
import { powerOf } from '#iron/rules/power';
import { sum } from '#iron/rules/terms';
import type { Since } from './settled';

export type Seen = Pick<Table, 'seats' | 'houses' | 'encounter' | 'challenger' | 'owned'>;

export interface Compared extends Pick<EventRule, 'wanted'> {
  readonly house: House;
  readonly measure: Measure;
  readonly count: number;
  readonly isWritten: boolean;
}

/** What an event compares, of one of the players. */
export function measured(view: Seen & Pick<View, 'cards'>, measure: Measure, house: House): number {
  if (measure === 'spread') return spreadOf(view, house);
  if (measure === 'hand') return view.cards[house]!.hand;
  if (measure === 'held') return view.cards[house]!.hostages.length;
  const { sheet, characters } = view.houses[house]!;
  return measure === 'sheet' ? sheet : sum(Object.values(characters));
}

/** That number, and of what it is. */
export function measureText(measure: Measure, count: number): string {
  if (measure === 'power') return text('player-power', { power: count });
  if (measure === 'hand') return text('hand', { count });
  if (measure === 'sheet') return text('sheet', { power: count });
  return measure === 'held' ? text('player-held', { count }) : text('player-spread', { count, total: INFLUENCE });
}

/** Who have as much of what an event compares, where that is why the challenger chooses; null where nothing is compared. */
export function equalText(view: Seen & Pick<View, 'cards'>, event: EventId, challenger: House): string | null {
  if (isHouse(event)) return null;
  const { compares, wanted } = eventRule(view, event);
  const others = view.seats.filter((house) => house !== challenger);
  const numbers = new Map(others.map((house) => [house, measured(view, compares, house)]));
  const sought = (wanted === 'most' ? Math.max : Math.min)(...numbers.values());
  const houses = others.filter((house) => numbers.get(house) === sought);
  return text('event-equal', { houses, text: measureText(compares, sought) });
}

export const comparedText = ({ house, measure, wanted, count, isWritten }: Compared): string =>
  isWritten
    ? text('event-written', { house, wanted, text: measureText(measure, count) })
    : text('event-compared', { house, measure: measure === 'spread' || measure === 'hand' ? measure : 'power', count });

/** What has made this House the defender; null where the event names it. */
export function comparedIn(view: Seen & Pick<View, 'cards'>, event: EventId, house: House): Compared | null {
  if (isHouse(event)) return null;
  const { compares: measure, wanted } = eventRule(view, event);
  const isWritten = view.owned?.events?.[event] !== undefined;
  return { house, measure, wanted, count: measured(view, measure, house), isWritten };
}

export type Addition = NonNullable<Encounter['addedBy']>[number];

export interface SideSum {
  readonly side: Side;
  /** The active player; null before the defender is known. */
  readonly house: House | null;
  /** Power that counts in the sum, and what is left of it. */
  readonly people: readonly (Participant & { readonly power: number; readonly left: number })[];
  /** Undefined while nothing is revealed; null where there was no card at all. */
  readonly card: Face | null | undefined;
  readonly value: number;
  readonly added: number;
  /** By what, as far as that is known. */
  readonly addedBy: readonly Addition[];
  readonly total: number;
}

/** `since`: power that a character has lost since this was settled. */
export function sideSum(table: Seen, side: Side, since: Since = () => 0): SideSum {
  const { encounter, challenger } = table;
  const house = side === 'challenger' ? challenger : (encounter?.defender ?? null);
  const people = (encounter?.participants ?? [])
    .filter((one) => one.side === side)
    .map((one) => {
      const left = powerOf(table, one.house, one.character);
      return { ...one, left, power: left + since(one.character) };
    });
  const card = house === null ? undefined : encounter?.revealed[house];
  if (people.length === 0) return { side, house, people, card, value: 0, added: 0, addedBy: [], total: 0 };
  const value = card === undefined ? 0 : valueOn(table, side);
  return {
    side,
    house,
    people,
    card,
    value,
    added: encounter!.added[side],
    addedBy: encounter!.addedBy?.filter((one) => one.side === side) ?? [],
    total: totalOf(table, side) + sum(people.map(({ power, left }) => power - left))
  };
}

/** Who would win the game with these counts; nobody before somebody has spread all. */
const winnersWith = (counts: ReadonlyMap<House, number>): House[] => {
  const most = Math.max(...counts.values());
  return most < INFLUENCE ? [] : [...counts].filter(([, count]) => count === most).map(([house]) => house);
};

const countsOf = (table: Seen): Map<House, number> =>
  new Map(table.seats.map((house) => [house, spreadOf(table, house)]));

/** A victory of the challenger's side with these on it. */
export function winnersIfChallengerWins(table: Seen, also: House | null = null): House[] {
  const counts = countsOf(table);
  const houses = sideSum(table, 'challenger').people.map(({ house }) => house);
  for (const house of also === null ? houses : [...houses, also]) counts.set(house, counts.get(house)! + 1);
  return winnersWith(counts);
}

/** Spread after a deal, and who would win the game by it. */
export function afterDeal(table: Seen, terms: Terms): { counts: ReadonlyMap<House, number>; winners: House[] } {
  const counts = countsOf(table);
  for (const [house, { influence }] of Object.entries(terms) as [House, { influence: number }][])
    counts.set(house, counts.get(house)! + influence);
  return { counts, winners: winnersWith(counts) };
}

export interface Loss {
  readonly house: House;
  readonly character: Person;
  readonly before: number;
  readonly after: number;
}

/** What a penalty would take; `failed`: of a truce without a deal. */
export function lossOf(
  table: Seen,
  { house, character }: Pick<Participant, 'house' | 'character'>,
  failed: boolean
): Loss {
  const before = powerOf(table, house, character);
  const { leader } = table.houses[house]!;
  const mercy = table.encounter!.mercy[house];
  const limits = [
    ...(leader === null ? [] : [leaderRule(table, leader).standing?.penalty?.most ?? before]),
    ...(mercy !== undefined && (failed || !mercy.onlyWithoutDeal) ? [mercy.most] : [])
  ];
  return { house, character, before, after: before - Math.min(Math.ceil(before / 2), ...limits) };
}

export const lossesOf = (table: Seen, side: Side | null): Loss[] =>
  (table.encounter?.participants ?? [])
    .filter((one) => side === null || one.side === side)
    .map((one) => lossOf(table, one, side === null));

export interface Stakes {
  readonly side: Side;
  /** Who stands on that side. */
  readonly winners: readonly House[];
  /** Influence that they would spread by a victory: the challenger's side only. */
  readonly spreads: ReadonlyMap<House, { readonly before: number; readonly after: number }>;
  /** Power that their characters would lose. */
  readonly losses: readonly Loss[];
}

/** If that side wins, and if it loses. */
export function stakesOf(table: Seen, side: Side): Stakes {
  const winners = sideSum(table, side).people.map(({ house }) => house);
  const spreads = new Map(
    (side === 'challenger' ? winners : []).map((house) => {
      const before = spreadOf(table, house);
      return [house, { before, after: before + 1 }];
    })
  );
  return { side, winners, spreads, losses: lossesOf(table, side) };
}
