// Probabilities. Only sums and products: the functions of the language differ in the last bit from browser to browser.

import type { HouseCardId } from '#thrones/box';
import { HOUSE_CARDS } from '../box/houseCards';

/** From 0 to 1, a half at 0. */
export const likely = (lead: number): number => 0.5 + (0.5 * lead) / (1 + (lead < 0 ? -lead : lead));

const HALVINGS = 8;

/** e to the x, closely enough. */
export function exponential(x: number): number {
  let power = 1 + Math.max(-200, Math.min(200, x)) / 256;
  for (let i = 0; i < HALVINGS; i++) power *= power;
  return power;
}

/** The shares of fights in which each card of a hand is played, from the first to the seventh. */
const PLAYED = [0.34, 0.22, 0.16, 0.11, 0.08, 0.05, 0.04];
/** The share of each further card, if a house has more than seven. */
const RARELY = 0.04;

const STRENGTHS = new WeakMap<readonly HouseCardId[], readonly number[]>();

/** The printed strengths of a hand, the highest first. */
function strengthsOf(hand: readonly HouseCardId[]): readonly number[] {
  let known = STRENGTHS.get(hand);
  if (known === undefined) {
    known = hand.map((card) => HOUSE_CARDS[card].strength + HOUSE_CARDS[card].swords * 0.1).sort((a, b) => b - a);
    STRENGTHS.set(hand, known);
  }
  return known;
}

/** The odds of a lead before cards, where both play the better cards of open hands more often. */
export function victory(lead: number, hand: readonly HouseCardId[], against: readonly HouseCardId[]): number {
  const [own, theirs] = [strengthsOf(hand), strengthsOf(against)];
  if (own.length === 0 || theirs.length === 0) return likely(lead + (own[0] ?? 0) - (theirs[0] ?? 0));
  let won = 0;
  let all = 0;
  for (let i = 0; i < own.length; i++) {
    for (let j = 0; j < theirs.length; j++) {
      const weight = (PLAYED[i] ?? RARELY) * (PLAYED[j] ?? RARELY);
      const margin = lead + own[i]! - theirs[j]!;
      all += weight;
      won += weight * (margin >= 0.5 ? 1 : margin <= -0.5 ? 0 : margin + 0.5);
    }
  }
  return won / all;
}

const BEST_TWO = new WeakMap<readonly HouseCardId[], readonly [number, number]>();

/** The printed strengths of the best card of a hand and of its second best, which is the best again where there is only one. */
export function topOf(hand: readonly HouseCardId[]): readonly [number, number] {
  let known = BEST_TWO.get(hand);
  if (known === undefined) {
    const [first = 0, second = first] = hand.map((card) => HOUSE_CARDS[card].strength).sort((a, b) => b - a);
    known = [first, second];
    BEST_TWO.set(hand, known);
  }
  return known;
}

const TOPS = new WeakMap<readonly HouseCardId[], number>();

/** A rough value for the strength that a hand adds to an army. */
export function weightOf(hand: readonly HouseCardId[]): number {
  let known = TOPS.get(hand);
  if (known === undefined) {
    const [first = 0, second = 0, third = 0] = strengthsOf(hand);
    known = (first * 3 + second * 2 + third) / 6;
    TOPS.set(hand, known);
  }
  return known;
}
