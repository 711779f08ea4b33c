// A refusal in a sentence, with the page of the printed rulebook where the rule stands. A rule without a sentence does not compile.

import { text } from 'text:thrones/refusals';
import type { Refusal, RefusalRule } from '#thrones/rules';

/** A rule of form, and one of the app, has no page. */
const PAGES: Readonly<Record<RefusalRule, number | null>> = {
  'answer.not-asked': null,
  'answer.malformed': null,
  'choice.not-offered': null,
  'choice.too-few': null,
  'choice.too-many': null,
  'choice.one-area': null,
  'order.missing-area': 12,
  'order.not-your-area': 12,
  'order.too-many-of-a-kind': 12,
  'order.stars': 22,
  'order.forbidden': 31,
  'order.lay-all': 12,
  'raven.own-order': 11,
  'raven.unused-token': 11,
  'raid.no-order': 14,
  'raid.not-adjacent': 14,
  'raid.reach': 25,
  'raid.enemy-only': 13,
  'raid.kind': 14,
  'march.own-order': 15,
  'march.not-there': 15,
  'march.routed': 21,
  'march.not-adjacent': 15,
  'march.twice': null,
  'march.land-and-sea': 15,
  'march.own-port': 25,
  'march.port-full': 25,
  'march.closed-area': 28,
  'march.one-battle': 15,
  'march.supply': 8,
  'march.leave-token': 24,
  'march.leave-token-last-unit': 24,
  'march.leave-token-power': 24,
  'neutral.too-weak': 26,
  'neutral.repelled': null,
  'retreat.land-and-sea': 21,
  'retreat.origin': 21,
  'retreat.neutral': 28,
  'retreat.enemy-area': 21,
  'retreat.not-adjacent': 21,
  'retreat.fewest-losses': 21,
  'consolidate.no-order': 16,
  'consolidate.no-mustering': 22,
  'muster.castle': 9,
  'muster.one-castle': 22,
  'muster.points': 9,
  'muster.place': 9,
  'muster.enemy-sea': 9,
  'muster.port-full': 25,
  'muster.pieces': 4,
  'muster.upgrade': 9,
  'muster.supply': 8,
  'supply.not-your-unit': 8,
  'supply.still-too-many': 8,
  'supply.needless-loss': 8,
  'bid.power': 10,
  'track.tie-order': 10
};

export function why(refusal: Refusal): string {
  const page = PAGES[refusal.rule];
  const said = sentenceOf(refusal);
  return page === null ? text('refused', { text: said }) : text('refused-page', { text: said, page });
}

/** What a sentence names is there: each rule is refused with it. */
function sentenceOf(refusal: Refusal): string {
  const { rule, area, to, house, token, unit, allowed, found, armies, faults } = refusal as Required<Refusal>;
  if (rule === 'choice.not-offered') return notOffered(refusal);
  if (rule === 'muster.upgrade' && refusal.found !== undefined)
    return text('muster.upgrade-footmen', { area, allowed, found });
  if (rule === 'neutral.too-weak' && refusal.found !== undefined)
    return text('neutral.too-weak-by', { to, strength: allowed, found });
  return text(rule, {
    house,
    area,
    to,
    token,
    unit,
    allowed,
    found,
    armies: armies?.join(', '),
    faults: faults?.join('; ')
  });
}

function notOffered({ card, unit, area }: Refusal): string {
  if (card !== undefined) return text('choice.not-offered-card', { card });
  if (area === undefined) return text('choice.not-offered');
  return unit === undefined
    ? text('choice.not-offered-area', { area })
    : text('choice.not-offered-unit', { area, unit });
}
