// A refusal: the rule that forbids an answer, by its number in docs/RULES.md, and the particulars. The screen makes a sentence
// of it; `why` in words/ does it for programs.

import type { AreaId } from '../box/areas';
import type { HouseCardId } from '../box/houseCards';
import type { House } from '../box/houses';
import type { OrderToken } from '../box/orders';
import type { UnitKind } from '../box/units';

export interface Particulars {
  readonly area?: AreaId;
  readonly to?: AreaId;
  readonly house?: House;
  readonly card?: HouseCardId;
  readonly token?: OrderToken;
  readonly unit?: UnitKind;
  /** How many there may be, or must be, and how many there would be. */
  readonly allowed?: number;
  readonly found?: number;
  /** Army sizes that would result. */
  readonly armies?: readonly number[];
  /** What is wrong with the shape of an answer. */
  readonly faults?: readonly string[];
}

export const REFUSAL_RULES = [
  'answer.not-asked',
  'answer.malformed',
  'choice.not-offered',
  'choice.too-few',
  'choice.too-many',
  'choice.one-area',
  'order.missing-area',
  'order.not-your-area',
  'order.too-many-of-a-kind',
  'order.stars',
  'order.forbidden',
  'order.lay-all',
  'raven.own-order',
  'raven.unused-token',
  'raid.no-order',
  'raid.not-adjacent',
  'raid.reach',
  'raid.enemy-only',
  'raid.kind',
  'march.own-order',
  'march.not-there',
  'march.routed',
  'march.not-adjacent',
  'march.twice',
  'march.land-and-sea',
  'march.own-port',
  'march.port-full',
  'march.closed-area',
  'march.one-battle',
  'march.supply',
  'march.leave-token',
  'march.leave-token-last-unit',
  'march.leave-token-power',
  'neutral.too-weak',
  'neutral.repelled',
  'retreat.land-and-sea',
  'retreat.origin',
  'retreat.neutral',
  'retreat.enemy-area',
  'retreat.not-adjacent',
  'retreat.fewest-losses',
  'consolidate.no-order',
  'consolidate.no-mustering',
  'muster.castle',
  'muster.one-castle',
  'muster.points',
  'muster.place',
  'muster.enemy-sea',
  'muster.port-full',
  'muster.pieces',
  'muster.upgrade',
  'muster.supply',
  'supply.not-your-unit',
  'supply.still-too-many',
  'supply.needless-loss',
  'bid.power',
  'track.tie-order'
] as const;

export type RefusalRule = (typeof REFUSAL_RULES)[number];

export interface Refusal extends Particulars {
  readonly rule: RefusalRule;
}

/** The go-ahead is null. */
export type Verdict = Refusal | null;

export const refuse = (rule: RefusalRule, particulars: Particulars = {}): Refusal => ({ rule, ...particulars });
