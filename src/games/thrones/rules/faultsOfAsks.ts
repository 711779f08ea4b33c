// What is wrong with an open ask: it has to speak of what is there, and to have an answer.

import type { House, OrderKind } from '#thrones/box';
import { ORDERS } from '../box/orders';
import { tiedWith } from './bidding';
import type { Ask, AskOf } from './asks';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer, judge } from './judging';
import { ordersOf } from './pieces';
import type { Position } from './position';

export function* faultsOfTheAsk(position: Position, ask: Ask): Generator<string> {
  const { house, about } = ask;
  if (!speaksOfWhatIsThere(position, ask)) {
    yield `asks: ${about} speaks of what is not there`;
    return;
  }
  try {
    const answer = drawAnswer(position, house, new Chance(chanceFrom(about)));
    if (judge(position, house, answer) !== null) yield `asks: ${house} cannot answer ${about}`;
  } catch {
    yield `asks: ${house} cannot be asked about ${about} here`;
  }
}

const RESOLVES: Readonly<Record<'raid' | 'march' | 'consolidate', OrderKind>> = {
  raid: 'raid',
  march: 'march',
  consolidate: 'consolidate-power'
};

function speaksOfWhatIsThere(position: Position, ask: Ask): boolean {
  switch (ask.kind) {
    case 'raid':
    case 'march':
    case 'consolidate': {
      const there = ordersOf(position, ask.house, (token) => ORDERS[token].kind === RESOLVES[ask.kind]);
      return ask.orders.every((area) => there.includes(area));
    }
    case 'units':
      return areThere(position, ask.units);
    case 'bid':
      return position.bidding?.bids === null && ask.most === position.houses[ask.house]?.power;
    case 'rank':
      return isTheTie(position, ask);
    case 'card':
      return ask.cards.every((card) => isInSomeHand(position, ask, card));
    case 'option':
      return ask.about !== 'wildling-tie' || ask.options.every((house) => isBidder(position, house as House));
    default:
      return true;
  }
}

const isBidder = ({ attack }: Position, house: House): boolean => attack?.bidders.includes(house) === true;

/** The tie to be broken next. */
function isTheTie({ bidding }: Position, { houses }: AskOf<'rank'>): boolean {
  const first = bidding?.ranking[bidding.ranked];
  if (bidding === null || first === undefined) return false;
  const tied = tiedWith(bidding, first);
  return tied.length === houses.length && tied.every((house) => houses.includes(house));
}

/** A card to be played is in the own hand; texts may choose from the enemy's, or from what is discarded. */
function isInSomeHand({ houses }: Position, { house, about }: Ask, card: AskOf<'card'>['cards'][number]): boolean {
  if (about === 'house-card') return houses[house]?.hand.includes(card) === true;
  return Object.values(houses).some(({ hand, discard }) => hand.includes(card) || discard.includes(card));
}

/** Attackers are named by the area they come from or by the one they fight for. */
function areThere({ areas, combat }: Position, units: AskOf<'units'>['units']): boolean {
  const counted = (of: readonly { kind: string; routed: boolean }[], kind: string, routed: boolean): number =>
    of.filter((one) => one.kind === kind && one.routed === routed).length;
  return units.every(({ area, kind, routed }) => {
    const fighting = combat !== null && (area === combat.area || area === combat.from) ? combat.attackers : [];
    const listed = units.filter((one) => one.area === area);
    const there = counted(areas[area].units, kind, routed) + counted(fighting, kind, routed);
    return counted(listed, kind, routed) <= there;
  });
}
