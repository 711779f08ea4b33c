// A sensible answer to every ask without a search, from what any house at the table may look at when it answers.

import type { House, HouseCardId } from '#thrones/box';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import type { Chance } from '#engine/chance';
import type { Answer, Ask, AskOf, Known } from '#thrones/rules';
import { drawAnswer, judge } from '#thrones/rules/judging';
import { losesCard } from '../declared';
import type { Weights } from '../weights';
import { bid, rank } from './bids';
import { chooseCard } from './cardPolicy';
import { chooseArea, chooseUnits, reconcile } from './lossPolicy';
import { legalPlans } from './marchPolicy';
import { consolidate, recruit } from './musters';
import { chooseOption } from './optionPolicy';
import { planOrders } from './orderPolicy';
import { raidPlans } from './raidPolicy';
import { useRaven } from './ravens';

/** The part of a whim in orders that applies to marches, among the best few. */
const MARCH_WHIM = 0.25;
const MARCHES = 4;

/** `whim`: how much an order may be worse than the best. */
export function suggestion(known: Known, asked: Ask, weights: Weights, chance: Chance, whim: number): Answer {
  switch (asked.kind) {
    case 'orders':
      return planOrders(known, asked, weights, chance, whim);
    case 'raven':
      return useRaven(known, asked, weights);
    case 'raid':
      return raidPlans(known, asked, weights)[0]!.answer;
    case 'march':
      return (
        march(known, asked, weights, chance, known.round === 1 ? whim : 0) ?? drawAnswer(known, asked.house, chance)
      );
    case 'consolidate':
      return consolidate(known, asked, weights);
    case 'muster':
      return { kind: 'muster', recruits: recruit(known, asked, weights) };
    case 'reconcile':
      return reconcile(known, asked, weights);
    case 'bid':
      return { kind: 'bid', power: bid(known, asked, weights, chance) };
    case 'rank':
      return { kind: 'rank', houses: rank(known, asked.house, asked.houses) };
    case 'card':
      return { kind: 'card', card: card(known, asked, chance) };
    case 'area':
      return chooseArea(known, asked, weights);
    case 'units':
      return chooseUnits(known, asked, weights);
    case 'option':
      return { kind: 'option', option: chooseOption(known, asked) };
  }
}

/** The same, looked through: what the rules refuse is never given. */
export function legalSuggestion(known: Known, asked: Ask, weights: Weights, chance: Chance, whim: number): Answer {
  const answer = suggestion(known, asked, weights, chance, whim);
  return judge(known, asked.house, answer) === null ? answer : drawAnswer(known, asked.house, chance);
}

/** Orders alone do not tell one first round from another. */
function march(known: Known, asked: AskOf<'march'>, weights: Weights, chance: Chance, whim: number): Answer | null {
  if (whim === 0) return legalPlans(known, asked, weights, 1)[0]?.answer ?? null;
  const blurred = legalPlans(known, asked, weights, MARCHES).map(({ answer, score }) => ({
    answer,
    score: score + MARCH_WHIM * whim * chance.fraction()
  }));
  return blurred.sort((a, b) => b.score - a.score)[0]?.answer ?? null;
}

function card(known: Known, { house, about, cards, mayDecline }: AskOf<'card'>, chance: Chance): HouseCardId | null {
  const sorted = [...cards].sort((a, b) => HOUSE_CARDS[a].strength - HOUSE_CARDS[b].strength);
  if (about === 'house-card') return chooseCard(known, house, cards, chance);
  if (losesCard(about)) return sorted[0]!;
  if (about === 'aeron-damphair')
    return worthChanging(known, house, sorted) ? sorted.at(-1)! : mayDecline ? null : sorted[0]!;
  return sorted.at(-1) ?? null;
}

/** Two power for a card that turns a defeat. */
const worthChanging = (known: Known, house: House, sorted: readonly HouseCardId[]): boolean =>
  (known.houses[house]?.power ?? 0) > 4 && HOUSE_CARDS[sorted.at(-1)!].strength >= 3;
