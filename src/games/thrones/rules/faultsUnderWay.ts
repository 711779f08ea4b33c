// Faults in anything under way in a position: a bidding, an attack of the wildlings, a combat.

import { HOUSE_CARDS } from '../box/houseCards';
import type { House } from '#thrones/box';
import { faultsOfTheAsk } from './faultsOfAsks';
import { canStand } from './pieces';
import type { Bidding, Phase, Position, WildlingAttack } from './position';

export function* faultsUnderWay(position: Position, houses: readonly House[]): Generator<string> {
  const { bidding, attack, combat, resolving, westeros, phase, queue, acted, asks } = position;
  // the game may end in the middle of anything
  const canBeIn = (one: Phase): boolean => phase === one || phase === 'over';

  if (!isEachOnce(queue, houses)) yield 'queue: houses in play, each once';
  if (!isEachOnce(acted, houses)) yield 'acted: houses in play, each once';
  if (westeros.length !== 0 && westeros.length !== 3) yield 'westeros: three cards lie there, or none';
  if (resolving !== null && (!canBeIn('westeros') || westeros.length < 3))
    yield 'resolving: no Westeros card is resolved now';
  if (!canBeIn('westeros') && (bidding !== null || attack !== null)) yield 'bidding: nothing is bid in this phase';
  if (!canBeIn('action') && combat !== null) yield 'combat: nobody fights in this phase';
  if (bidding !== null) yield* faultsOfTheBidding(bidding, houses);
  if (phase !== 'over' && (attack !== null) !== (bidding?.on === 'wildlings'))
    yield 'attack: the wildlings attack exactly while bids are made against them';
  if (attack !== null && bidding !== null && !isAllOf(attack.bidders, bidding.bidders))
    yield 'attack.bidders: the same as in the bidding';
  if (attack !== null) yield* faultsOfTheAttack(attack, houses);
  if (combat !== null) yield* faultsOfTheCombat(position, houses);
  const asked = asks.map((ask) => ask.house);
  if (!isEachOnce(asked, houses)) yield 'asks: houses in play, each once';
  else for (const ask of asks) yield* faultsOfTheAsk(position, ask);
}

const isEachOnce = (list: readonly House[], houses: readonly House[]): boolean =>
  new Set(list).size === list.length && list.every((house) => houses.includes(house));

const isAllOf = (list: readonly House[], houses: readonly House[]): boolean =>
  list.length === houses.length && isEachOnce(list, houses);

function* faultsOfTheBidding({ bidders, bids, ranking, ranked }: Bidding, houses: readonly House[]): Generator<string> {
  if (!isEachOnce(bidders, houses)) yield 'bidding.bidders: houses in play, each once';
  if (bids === null && ranking.length > 0) yield 'bidding.ranking: nobody is ranked before the bids are revealed';
  if (bids !== null && !isAllOf(ranking, bidders)) yield 'bidding.ranking: all the bidders, each once';
  if (bids !== null && !isAllOf(Object.keys(bids) as House[], bidders)) yield 'bidding.bids: one of each bidder';
  if (ranked > ranking.length) yield 'bidding.ranked: not more than are in the ranking';
}

function* faultsOfTheAttack(attack: WildlingAttack, houses: readonly House[]): Generator<string> {
  const { bidders, toSuffer, singled, againWithout } = attack;
  if (!isEachOnce(bidders, houses)) yield 'attack.bidders: houses in play, each once';
  if (!isEachOnce(toSuffer, bidders)) yield 'attack.toSuffer: bidders, each once';
  for (const house of [singled, againWithout])
    if (house !== null && !bidders.includes(house)) yield `attack: ${house} does not bid`;
}

function* faultsOfTheCombat(position: Position, houses: readonly House[]): Generator<string> {
  const combat = position.combat!;
  const { area, attacker, defender, attackers, declared, supports, cards } = combat;
  if (!houses.includes(attacker)) yield `combat: ${attacker} is not in play`;
  if (defender !== null && !houses.includes(defender)) yield `combat: ${defender} is not in play`;
  if (attacker === defender) yield `combat: ${attacker} does not fight itself`;
  if ((defender === null) !== (declared !== null)) yield 'combat: a march is declared against a neutral force only';
  if (attackers.some((one) => one.house !== attacker)) yield `combat: the attackers are units of ${attacker}`;
  if (attackers.some((one) => !canStand(one.kind, area))) yield `combat: an attacker cannot stand in ${area}`;
  if (position.areas[area].units.some((one) => one.house !== attacker && one.house !== defender))
    yield `combat: the units in ${area} do not fight`;
  if (supports.some((one) => !houses.includes(one.house))) yield 'combat: houses in play lend support';
  if (cards.attacker !== null && HOUSE_CARDS[cards.attacker].house !== attacker)
    yield `combat: ${cards.attacker} is no card of ${attacker}`;
  if (cards.defender !== null && HOUSE_CARDS[cards.defender].house !== defender)
    yield `combat: ${cards.defender} is no card of ${defender ?? 'nobody'}`;
}
