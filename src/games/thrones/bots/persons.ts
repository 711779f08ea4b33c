// Four persons: what each of them cares for. What they are called, the words know.

import type { House } from '#thrones/box';
import type { PerHouse } from '#thrones/rules';
import type { Memory } from './memory';
import { PLAIN, type Weights } from './weights';

export interface Person {
  readonly weights: Weights;
}

export const PERSONS = {
  conqueror: {
    weights: {
      ...PLAIN,
      battle: 7,
      deny: 4,
      caution: 0.8,
      defeat: 0,
      pull: 0.7,
      guard: 0.4,
      muster: 2.6,
      coin: 0.8,
      throne: 0.6,
      fiefdoms: 0.7,
      court: 0.6,
      grudge: 0.5
    }
  },
  warden: {
    weights: { ...PLAIN, battle: -3, caution: 1.3, guard: 2.5, lend: 1.7, abandon: 8, defeat: 1.5, grudge: 2 }
  },
  courtier: {
    weights: { ...PLAIN, coin: 2, throne: 1.8, fiefdoms: 1.6, court: 1.3, battle: 0.8, power: 1.8 }
  },
  corsair: {
    weights: { ...PLAIN, raid: 7, sea: 4, fleet: 0.6, deny: 2.5, guard: 0.8, throne: 0.6, fiefdoms: 0.6, court: 0.6 }
  }
} as const satisfies Readonly<Record<string, Person>>;

export type PersonId = keyof typeof PERSONS;

/** Nobody holds it against a house for ever. */
const REMEMBERED = 4;

/** The weights of a person at a table with these memories: a house that attacked this one is attacked rather than others. */
export function mindedBy(plain: Weights, { attacked, spared, westeros }: Memory, house: House): Weights {
  let weights = isMusteringOverdue(westeros[0]) ? { ...plain, muster: OVERDUE * plain.muster } : plain;
  // what it saw and left lying is a card that it can bear
  if (spared === house) weights = { ...weights, courage: weights.courage - 1 };
  if (weights.grudge === 0) return weights;
  const against: PerHouse<number> = Object.fromEntries(
    Object.entries(attacked[house] ?? {}).map(([enemy, times]) => [enemy, weights.grudge * Math.min(REMEMBERED, times)])
  );
  return { ...weights, against };
}

const OVERDUE = 1.5;

/** Neither of the last two cards has mustered: a star does it in the meantime. */
function isMusteringOverdue(turned: Memory['westeros'][0]): boolean {
  const last = turned.slice(-2);
  return last.length === 2 && !last.some((card) => card === 'mustering' || card === 'a-throne-of-blades');
}
