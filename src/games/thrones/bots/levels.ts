// The levels of code players: what each thinks about, and how long, in simulated answers.

import type { PlayerCount } from '#thrones/box';
import type { AskKind } from '#thrones/rules';
import type { Horizon } from './rollout';

export interface Thinking {
  readonly horizon: Horizon;
  readonly candidates: number;
  readonly samples: number;
  /** In simulated answers; where a round takes more of them with more houses, by how many play. */
  readonly cap: number | Readonly<Record<PlayerCount, number>>;
}

export const capOf = ({ cap }: Thinking, houses: number): number =>
  typeof cap === 'number' ? cap : cap[houses as PlayerCount];

export interface Level {
  /** The most by which an order may be worse than the best. */
  readonly whim: number;
  /** The same in the first round: its board is always alike, and the game should not be. */
  readonly opening: number;
  /** Guesses over which each pair of house cards is fought out; 0 looks at printed numbers only. */
  readonly duels: number;
  readonly gate: number;
  readonly thinks: Readonly<Partial<Record<AskKind, Thinking>>>;
}

/** The simulated answers for a Lord's orders: a round takes 21, 23, 33, 39 answers, so these are 120 rounds at every size. */
const ORDERS = { 3: 2520, 4: 2760, 5: 3960, 6: 4680 } as const;
/** A round more takes two to three times the answers, and as many guesses as a Lord has would be too few for it. */
const FURTHER = 7;

const inCombat: Thinking = { horizon: 'combat', candidates: 8, samples: 2, cap: 150 };

const LORD = {
  whim: 0.6,
  opening: 5.5,
  duels: 1,
  gate: 1,
  thinks: {
    orders: { horizon: 'round', candidates: 10, samples: 32, cap: ORDERS },
    march: { horizon: 'round', candidates: 10, samples: 24, cap: 1000 },
    raid: { horizon: 'round', candidates: 6, samples: 12, cap: 600 },
    option: inCombat,
    card: inCombat,
    area: inCombat,
    units: inCombat
  }
} as const satisfies Level;

export const LEVELS = {
  squire: { whim: 16, opening: 16, duels: 0, gate: 1, thinks: {} },
  knight: {
    whim: 0.6,
    opening: 5.5,
    duels: 1,
    gate: 0,
    thinks: { option: inCombat, card: inCombat, area: inCombat, units: inCombat }
  },
  lord: LORD,
  // more thought about orders gained nothing (docs/lab/players.md)
  hand: {
    ...LORD,
    thinks: {
      ...LORD.thinks,
      march: { horizon: 'next', candidates: 20, samples: 64, cap: FURTHER * LORD.thinks.march.cap },
      raid: { horizon: 'next', candidates: 10, samples: 48, cap: FURTHER * LORD.thinks.raid.cap }
    }
  }
} as const satisfies Readonly<Record<string, Level>>;

export type LevelId = keyof typeof LEVELS;
