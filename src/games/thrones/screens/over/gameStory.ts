// The course of a game, from what happened and from the counts after each round.

import type { House } from '#thrones/box';
import type { Playback } from '../kit/playing';
import { castleCounts } from '#thrones/rules/control';
import type { Happening, PerHouse, View } from '#thrones/rules';
import { turnOrder } from '#thrones/rules/influence';

export interface Fought {
  readonly won: number;
  readonly lost: number;
}

/** Counts by round: when the game began, and after each round. */
type ByRound = readonly PerHouse<number>[];

export interface Story {
  /** Castles and strongholds at the end of each round. */
  readonly castles: ByRound;
  /** Supply and available power when the next orders were placed: then the Westeros cards are resolved and no bids are out. */
  readonly supply: ByRound;
  readonly power: ByRound;
  readonly fought: PerHouse<Fought>;
  /** The power bid for tracks and against the wildlings. */
  readonly bid: PerHouse<number>;
  readonly battles: number;
  readonly wildlings: { readonly attacks: number; readonly beaten: number };
  /** The number of times that the tablet changed hands; null if it was not counted. */
  readonly handovers: number | null;
}

export const MEASURED = ['castles', 'supply', 'power'] as const;

export type Measured = (typeof MEASURED)[number];

export function storyOf(playback: Playback, handovers: number | null = null): Story {
  const happened = playback.steps.flatMap((step) => step.happened);
  return { ...countsOf(playback), ...tally(happened), handovers };
}

function countsOf(playback: Playback): Pick<Story, Measured> {
  const castles: PerHouse<number>[] = [];
  const supply: PerHouse<number>[] = [];
  const power: PerHouse<number>[] = [];
  let before: View | null = null;
  for (let at = 0; at <= playback.last; at++) {
    const view = playback.view(at);
    if (view === null) break;
    const isLast = at === playback.last;
    const isNewRound = before !== null && view.round !== before.round;
    if (at === 0 || isNewRound) castles.push(castlesIn(view));
    if (isLast) castles.push(castlesIn(view));
    if (isLast || (view.phase === 'planning' && (isNewRound || before?.phase !== 'planning'))) {
      supply.push(perHouse(view, (house) => view.houses[house]?.supply ?? 0));
      const last = power.at(-1);
      power.push(perHouse(view, (house) => view.houses[house]?.power ?? last?.[house] ?? 0));
    }
    before = view;
  }
  return { castles, supply, power };
}

const perHouse = (view: View, of: (house: House) => number): PerHouse<number> =>
  Object.fromEntries(turnOrder(view).map((house) => [house, of(house)]));

function castlesIn(view: View): PerHouse<number> {
  const counts = castleCounts(view);
  return perHouse(view, (house) => counts.get(house) ?? 0);
}

function tally(happened: readonly Happening[]): Omit<Story, Measured | 'handovers'> {
  const fought: Partial<Record<House, Fought>> = {};
  const bid: Partial<Record<House, number>> = {};
  const wildlings = { attacks: 0, beaten: 0 };
  let battles = 0;
  const add = (house: House, won: number, lost: number): void => {
    const before = fought[house] ?? { won: 0, lost: 0 };
    fought[house] = { won: before.won + won, lost: before.lost + lost };
  };
  for (const one of happened) {
    if (one.what === 'victor') {
      battles += 1;
      add(one.house, 1, 0);
      add(one.loser, 0, 1);
    } else if (one.what === 'bids') {
      for (const [house, power] of Object.entries(one.bids) as [House, number][])
        bid[house] = (bid[house] ?? 0) + power;
    } else if (one.what === 'wildling-card') {
      wildlings.attacks += 1;
      wildlings.beaten += one.beaten ? 1 : 0;
    }
  }
  return { fought, bid, battles, wildlings };
}
