// Evenings made up, as many as wanted: who sat where and who won is drawn from a seed.

import { Chance, chanceFrom } from '#engine/chance';
import type { Counted, Evening, EveningSeat } from '#shell/hall/evenings';

const HOUSES = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];
const PEOPLE = ['Mira', 'Rosa', 'Pim', 'Edda', 'Jonas', 'Tarek', 'Ada', 'Ben'];
const DAY = 24 * 60 * 60 * 1000;

export const NOTHING: Counted = { minutes: null, thought: {}, battles: [], wildlings: null, paid: {} };

/** From the winner down, in the order of the names; null is code. */
export const seatsOf = (people: readonly (string | null)[], change: Partial<EveningSeat> = {}): EveningSeat[] =>
  people.map((person, i) => ({
    ...{ house: HOUSES[i]!, byCode: person === null, person, wins: i === 0, rank: i + 1, score: 7 - i, power: i },
    ...change
  }));

export const evening = (
  number: number,
  people: readonly (string | null)[],
  change: Partial<Evening> = {}
): Evening => ({
  id: `evening-${number}`,
  game: 'thrones',
  name: `Evening ${number}`,
  time: Date.UTC(2026, 0, 2) + number * DAY,
  round: 10,
  edition: 'revised',
  goal: 7,
  tied: false,
  seats: seatsOf(people),
  counted: null,
  ...change
});

export function generated(count: number): Evening[] {
  const chance = new Chance(chanceFrom('hall'));
  return Array.from({ length: count }, (_, i) => {
    const people = chance.shuffle(PEOPLE).slice(0, 3 + chance.below(4));
    return evening(i, people, { round: 4 + chance.below(7) });
  }).reverse();
}
