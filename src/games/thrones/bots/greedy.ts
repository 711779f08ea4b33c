// A sensible player that looks one step ahead: it takes castles, guards what it has, bids with reason and never attacks at a
// loss. It knows only what its seat may see. Where it has no opinion, or its answer is not legal, it draws one.

import type { House } from '#thrones/box';
import type { Answer, Ask, AskOf, Table, View } from '#thrones/rules';
import type { Chance } from '#engine/chance';
import { sideOf } from '../rules/combat/combatSides';
import { castlesOf } from '../rules/control';
import { askOf, drawAnswer, judge } from '../rules/judging';
import { losesCard, sendsEnemy, unitsGo } from './declared';
import { bladeDecides, byStrength, chooseCard } from './fighting';
import { marchScore } from './marching';
import { planOrders } from './orderScores';
import type { Player } from './player';
import { lossOf, musterScore, powerScore, raidScore } from './scores';
import { unitWorth, worthOf } from './worth';

const TRIES = 24;

export const greedyPlayer: Player = (view, house, chance) => {
  const asked = askOf(view, house);
  if (asked === null) throw new Error(`${house} is not asked anything`);
  const opinion = opinionOn(view, asked, chance);
  return opinion !== null && judge(view, house, opinion) === null ? opinion : drawAnswer(view, house, chance);
};

function opinionOn(view: View, asked: Ask, chance: Chance): Answer | null {
  const { house } = asked;
  switch (asked.kind) {
    case 'orders':
      return planOrders(view, asked, chance);
    case 'raven':
      return { kind: 'raven', use: chance.below(3) === 0 ? 'look' : 'none' };
    case 'bid':
      return { kind: 'bid', power: bid(view, asked, chance) };
    case 'rank':
      return { kind: 'rank', houses: rank(view, asked) };
    case 'option':
      return decide(view, asked);
    case 'card':
      return pickCard(view, asked);
    case 'area':
      return pickArea(view, asked);
    case 'units':
      return pickUnits(view, asked);
    default:
      return bestOfSome(view, house, chance, (answer) => scoreOf(view, house, answer));
  }
}

function bestOfSome(view: View, house: House, chance: Chance, score: (answer: Answer) => number): Answer {
  let best = drawAnswer(view, house, chance);
  let highest = score(best);
  for (let tries = 1; tries < TRIES; tries++) {
    const other = drawAnswer(view, house, chance);
    const value = score(other);
    if (value > highest) [best, highest] = [other, value];
  }
  return best;
}

function scoreOf(view: View, house: House, answer: Answer): number {
  switch (answer.kind) {
    case 'march':
      return marchScore(view, house, answer);
    case 'raid':
      return raidScore(view, answer);
    case 'muster':
      return musterScore(view, house, answer.recruits);
    case 'consolidate':
      return answer.recruits === null ? powerScore(answer.from) : musterScore(view, house, answer.recruits);
    case 'reconcile':
      return -lossOf(view, house, answer.units);
    default:
      return 0;
  }
}

/** A fair share against the wildlings; for a track about a third of what there is. */
function bid(table: Table, { most }: AskOf<'bid'>, chance: Chance): number {
  const { bidding, attack } = table;
  const share =
    bidding?.on === 'wildlings' && attack !== null
      ? Math.ceil(attack.strength / attack.bidders.length)
      : Math.floor(most / 3);
  return Math.min(most, Math.max(0, share + chance.below(3) - 1));
}

/** Itself first, then the weakest. */
function rank(table: Table, { house, houses }: AskOf<'rank'>): House[] {
  const castles = (one: House): number => (one === house ? -1 : castlesOf(table, one).length);
  return [...houses].sort((a, b) => castles(a) - castles(b));
}

function decide(view: View, asked: AskOf<'option'>): Answer | null {
  const { house, options } = asked;
  const take = (...wishes: readonly string[]): Answer | null => {
    const option = wishes.find((wish) => options.includes(wish));
    return option === undefined ? null : { kind: 'option', option };
  };
  switch (asked.about) {
    case 'a-throne-of-blades':
      return take('mustering');
    case 'dark-wings-dark-words':
      return take('game-of-thrones');
    case 'support':
      return take(view.combat === null ? 'none' : (sideOf(view.combat, house) ?? 'none'));
    case 'accepting-support':
      return take('accept');
    case 'valyrian-steel-blade':
      return take(bladeDecides(view, house) ? 'use' : 'decline');
    case 'tides-redraw':
      return take(view.sealed.tides[house]?.startsWith('tide-0') === true ? 'redraw' : 'keep');
    case 'tyrion-lannister':
      return take('use');
    case 'doran-martell':
      return take('fiefdoms');
    case 'port':
      return take(options.at(-1)!);
    default:
      return null;
  }
}

function pickCard(view: View, { house, about, cards }: AskOf<'card'>): Answer {
  const sorted = byStrength(cards);
  switch (about) {
    case 'house-card':
      return { kind: 'card', card: chooseCard(view, house, cards) };
    case 'aeron-damphair':
      return { kind: 'card', card: null };
    default:
      return { kind: 'card', card: losesCard(about) ? sorted[0]! : sorted.at(-1)! };
  }
}

function pickArea(view: View, { house, about, areas }: AskOf<'area'>): Answer {
  const held = (area: (typeof areas)[number]): number => worthOf(area) + view.areas[area].units.length;
  const sign = sendsEnemy(view, house, about) ? 1 : -1;
  return { kind: 'area', area: [...areas].sort((a, b) => sign * (held(a) - held(b)))[0]! };
}

/** Losses as few and as cheap as may be, gains and what harms the enemy as many. */
function pickUnits(view: View, { house, about, units, least, most, together }: AskOf<'units'>): Answer | null {
  if (together) return null;
  if (unitsGo(about) !== 'lost') return { kind: 'units', units: units.slice(0, most) };
  const cheapest = [...units].sort(
    (a, b) => unitWorth(a.kind) + lossOf(view, house, [a]) - unitWorth(b.kind) - lossOf(view, house, [b])
  );
  return { kind: 'units', units: cheapest.slice(0, least) };
}
