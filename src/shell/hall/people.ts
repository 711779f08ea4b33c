// People by name: their evenings, wins, and the houses they played.

import type { Evening } from './evenings';

export interface Taken {
  readonly game: string;
  readonly house: string;
  readonly count: number;
}

export interface Person {
  readonly name: string;
  /** The rank. People with equal wins in equal evenings share it. */
  readonly place: number;
  readonly evenings: number;
  readonly wins: number;
  /** The houses, the most played first. */
  readonly houses: readonly Taken[];
}

/** People, sorted by wins and then by the share of wins. */
export function peopleOf(evenings: readonly Evening[]): readonly Person[] {
  const found = new Map<string, Evening[]>();
  for (const evening of evenings)
    for (const name of new Set(evening.seats.flatMap(({ person }) => person ?? [])))
      found.set(name, [...(found.get(name) ?? []), evening]);
  const people = [...found].map(([name, theirs]) => personOf(name, theirs));
  const order = (a: Person, b: Person): number => b.wins - a.wins || a.evenings - b.evenings;
  const sorted = people.toSorted((a, b) => order(a, b) || a.name.localeCompare(b.name));
  return sorted.map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => order(one, other) === 0) }));
}

function personOf(name: string, evenings: readonly Evening[]): Person {
  const seats = evenings.flatMap(({ game, seats }) =>
    seats.filter(({ person }) => person === name).map((seat) => ({ ...seat, game }))
  );
  const houses = new Map<string, Taken>();
  for (const { game, house } of seats) {
    const key = `${game} ${house}`;
    houses.set(key, { game, house, count: (houses.get(key)?.count ?? 0) + 1 });
  }
  return {
    name,
    place: 1,
    evenings: evenings.length,
    wins: evenings.filter(({ seats }) => seats.some(({ person, wins }) => wins && person === name)).length,
    houses: [...houses.values()].toSorted((a, b) => b.count - a.count)
  };
}

/** The seats that nobody with a name had. */
export function othersOf(evenings: readonly Evening[]): {
  readonly code: number;
  readonly codeWins: number;
  readonly nameless: number;
} {
  const seats = evenings.flatMap((evening) => evening.seats);
  const code = seats.filter(({ byCode }) => byCode);
  return {
    code: code.length,
    codeWins: code.filter(({ wins }) => wins).length,
    nameless: seats.filter(({ byCode, person }) => !byCode && person === null).length
  };
}

/** The evenings on which both sat at the table, in different seats. */
export const together = (evenings: readonly Evening[], a: string, b: string): readonly Evening[] =>
  evenings.filter(({ seats }) => [a, b].every((name) => seats.some(({ person }) => person === name)));

/** Everybody, sorted by name. */
export const namesIn = (evenings: readonly Evening[]): readonly string[] =>
  [...new Set(evenings.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))].toSorted((a, b) =>
    a.localeCompare(b)
  );
