// The reasons for cards, bids and orders, told once they are revealed.

import type { AreaId, House, OrderToken, Track } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { ORDERS } from '#thrones/box/orders';
import { TRACKS } from '#thrones/box/tracks';
import { sideOf, enemyOf } from '#thrones/rules/combat/combatSides';
import type { Happening, HappeningOf, Unit } from '#thrones/rules';
import { castlesToWin } from '#thrones/rules/houseRules';
import { marginFor } from '../fighting';
import { fairShare, keptForWildlings } from '../policy/bids';
import { type Outline, outlineOf } from '../outline';
import { dangerIn, guarding, towards } from './facing';
import type { AnswerTaken, PublicView, Reason } from './reason';

/** The houses whose sealed answers this reveals. */
export function revealedBy(one: Happening, { combat, tracks }: PublicView): readonly House[] {
  if (one.what === 'cards' && combat !== null)
    return [combat.attacker, combat.defender].filter((house) => house !== null);
  if (one.what === 'bids') return tracks.throne.filter((house) => one.bids[house] !== undefined);
  return one.what === 'orders-revealed' ? tracks.throne : [];
}

export function whySealed(deed: AnswerTaken, one: Happening): Reason[] {
  if (one.what === 'cards') return whyCard(deed, one);
  if (one.what === 'bids') return whyBid(deed, one);
  return one.what === 'orders-revealed' ? whyOrders(deed) : [];
}

function whyCard({ before, house }: AnswerTaken, { cards }: HappeningOf<'cards'>): Reason[] {
  const { combat } = before;
  const side = combat === null ? null : sideOf(combat, house);
  const card = side === null ? null : cards[side];
  if (combat === null || card === null) return [];
  const enemy = enemyOf(before, house);
  const hand = before.houses[house]?.hand ?? [];
  const theirs = enemy === null ? [] : (before.houses[enemy]?.hand ?? []);
  if (hand.length <= 1) return [{ what: 'only' }];
  const margin = marginFor(before, house);
  const beats = theirs.filter((other) => margin + HOUSE_CARDS[card].strength > HOUSE_CARDS[other].strength).length;
  if (beats === 0) return [];
  // a tie is half a point, for the higher one on the Fiefdoms
  return [{ what: 'card', card, lead: margin > 0 ? Math.floor(margin) : Math.ceil(margin), beats, of: theirs.length }];
}

/**
 * For a track it bids a share of its power, the smaller the more tracks are still to come, by how much it cares for this one. How much
 * power it has is hidden until all bids are over; who bid nothing may have had none.
 */
function whyBidFor({ before, weights }: AnswerTaken, on: Track, bid: number): Reason[] {
  if (bid === 0) return [];
  const toCome = TRACKS.length - 1 - TRACKS.indexOf(on);
  const keeps = keptForWildlings(before) > 0;
  const isFirst = TRACKS.every((one) => one === on || weights[one] < weights[on]);
  return [
    ...(isFirst ? [{ what: 'prefers', track: on } as const] : []),
    ...(toCome > 0 || !keeps ? [{ what: 'bid', toCome } as const] : []),
    ...(keeps ? [{ what: 'kept' } as const] : [])
  ];
}

function whyBid(deed: AnswerTaken, { on, bids }: HappeningOf<'bids'>): Reason[] {
  const bid = bids[deed.house] ?? 0;
  if (on !== 'wildlings') return whyBidFor(deed, on, bid);
  const { attack } = deed.before;
  if (attack === null) return [];
  const bidders = attack.bidders.length;
  const fair = fairShare(attack.strength, bidders);
  // a share beyond its means was no motive
  return bid < fair ? [] : [{ what: 'share', strength: attack.strength, bidders, fair }];
}

function whyOrders({ before, after, house, weights }: AnswerTaken): Reason[] {
  const outline = outlineOf(before, house, weights);
  return AREA_IDS.flatMap((area: AreaId): Reason[] => {
    const { order, units } = after.areas[area];
    return order?.house === house ? whyOrdered(outline, area, order.token, units) : [];
  });
}

/** Purpose of an order: a March for the nearest castle, Support and Defense against the danger beside it. */
export function whyOrdered(outline: Outline, area: AreaId, token: OrderToken, units: readonly Unit[]): Reason[] {
  const { kind, modifier } = ORDERS[token];
  const guards = kind === 'defense' ? guarding(outline, area, units, modifier) : [];
  const [near] = kind === 'march' ? towards(outline, area) : [];
  if (near?.what === 'nearer') {
    const castles = (outline.castles.get(outline.house) ?? 0) + 1;
    return [{ what: 'order-for', area, castle: near.castle, castles, needed: castlesToWin(outline.table) }];
  }
  if (kind !== 'support') return guards;
  const danger = dangerIn(outline, area);
  return danger === null ? [] : [{ what: 'order', order: kind, area, danger }];
}
