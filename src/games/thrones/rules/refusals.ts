// A refusal: the rule that forbids an answer, by its number in docs/RULES.md, and the particulars. The screen makes a sentence
// of it; `why` in text/ does it, for programs too.

import type { AreaId, House, HouseCardId, OrderToken, UnitKind } from '#thrones/box';
import { keysOf } from '../box/tabulate';

export interface Particulars {
  readonly area?: AreaId;
  readonly to?: AreaId;
  readonly house?: House;
  readonly card?: HouseCardId;
  readonly token?: OrderToken;
  readonly unit?: UnitKind;
  /** The number that is allowed or required, and the number that there would be. */
  readonly allowed?: number;
  readonly found?: number;
  /** Army sizes that would result. */
  readonly armies?: readonly number[];
  /** Faults in the shape of an answer. */
  readonly faults?: readonly string[];
}

/** Every rule, with the particulars that its sentence names; others may stand beside them. */
export const NAMED = {
  'answer.not-asked': ['house'],
  'answer.malformed': ['faults'],
  'choice.not-offered': [],
  'choice.too-few': ['allowed', 'found'],
  'choice.too-many': ['allowed', 'found'],
  'choice.one-area': [],
  'order.missing-area': ['area'],
  'order.not-your-area': ['area'],
  'order.too-many-of-a-kind': ['token', 'allowed', 'found'],
  'order.stars': ['allowed', 'found'],
  'order.forbidden': ['token'],
  'order.lay-all': ['allowed', 'found'],
  'raven.own-order': ['area'],
  'raven.unused-token': ['token'],
  'raid.no-order': ['area'],
  'raid.not-adjacent': ['to'],
  'raid.reach': ['to'],
  'raid.enemy-only': ['area'],
  'raid.kind': ['area', 'token'],
  'march.own-order': ['area'],
  'march.not-there': ['area', 'unit'],
  'march.routed': ['area', 'unit'],
  'march.not-adjacent': ['area', 'to'],
  'march.twice': ['to'],
  'march.land-and-sea': ['to', 'unit'],
  'march.own-port': ['to'],
  'march.port-full': ['to', 'allowed', 'found'],
  'march.closed-area': ['to'],
  'march.one-battle': ['area', 'to'],
  'march.supply': ['armies'],
  'march.leave-token': ['area'],
  'march.leave-token-last-unit': ['area'],
  'march.leave-token-power': [],
  'neutral.too-weak': ['to'],
  'neutral.repelled': ['to'],
  'retreat.land-and-sea': ['to', 'unit'],
  'retreat.origin': ['area'],
  'retreat.neutral': ['area'],
  'retreat.enemy-area': ['area'],
  'retreat.not-adjacent': ['to'],
  'retreat.fewest-losses': ['to', 'allowed', 'found'],
  'consolidate.no-order': ['area'],
  'consolidate.no-mustering': ['area'],
  'muster.castle': ['area'],
  'muster.one-castle': [],
  'muster.points': ['area', 'allowed', 'found'],
  'muster.place': ['area', 'to', 'unit'],
  'muster.enemy-sea': ['to'],
  'muster.port-full': ['to', 'allowed', 'found'],
  'muster.pieces': ['unit', 'allowed', 'found'],
  'muster.upgrade': ['area'],
  'muster.supply': ['armies'],
  'supply.not-your-unit': ['area'],
  'supply.still-too-many': ['armies'],
  'supply.needless-loss': ['area'],
  'bid.power': ['allowed', 'found'],
  'track.tie-order': []
} as const satisfies Readonly<Record<string, readonly (keyof Particulars)[]>>;

export type RefusalRule = keyof typeof NAMED;

export const REFUSAL_RULES = keysOf(NAMED);

export interface Refusal extends Particulars {
  readonly rule: RefusalRule;
}

/** The go-ahead is null. */
export type Verdict = Refusal | null;

type Needed<R extends RefusalRule> = (typeof NAMED)[R][number];
type Given<R extends RefusalRule> = [Needed<R>] extends [never]
  ? [particulars?: Particulars]
  : [particulars: Particulars & Required<Pick<Particulars, Needed<R>>>];

export const refuse = <R extends RefusalRule>(rule: R, ...[particulars]: Given<R>): Refusal => ({
  rule,
  ...particulars
});
