// The fifteen order tokens of a house, as eleven kinds of token, and how far raids and supports reach.

import type { AreaKind } from './areas';

export const ORDER_TOKENS = [
  'march-1',
  'march+0',
  'march+1',
  'defense+1',
  'defense+2',
  'support',
  'support+1',
  'raid',
  'special-raid',
  'consolidate-power',
  'special-consolidate-power'
] as const;

export type OrderToken = (typeof ORDER_TOKENS)[number];

export const ORDER_KINDS = ['march', 'defense', 'support', 'raid', 'consolidate-power'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

export interface Order {
  readonly kind: OrderKind;
  /** A special order: the King's Court track says how many of them a house may place. */
  readonly star: boolean;
  /** Combat strength it adds. */
  readonly modifier: number;
  /** Tokens of this kind one house has. */
  readonly count: number;
}

export const ORDERS: Readonly<Record<OrderToken, Order>> = {
  'march-1': { kind: 'march', star: false, modifier: -1, count: 1 },
  'march+0': { kind: 'march', star: false, modifier: 0, count: 1 },
  'march+1': { kind: 'march', star: true, modifier: 1, count: 1 },
  'defense+1': { kind: 'defense', star: false, modifier: 1, count: 2 },
  'defense+2': { kind: 'defense', star: true, modifier: 2, count: 1 },
  support: { kind: 'support', star: false, modifier: 0, count: 2 },
  'support+1': { kind: 'support', star: true, modifier: 1, count: 1 },
  raid: { kind: 'raid', star: false, modifier: 0, count: 2 },
  'special-raid': { kind: 'raid', star: true, modifier: 0, count: 1 },
  'consolidate-power': { kind: 'consolidate-power', star: false, modifier: 0, count: 2 },
  'special-consolidate-power': { kind: 'consolidate-power', star: true, modifier: 0, count: 1 }
};

type Reach = Readonly<Record<AreaKind, readonly AreaKind[]>>;

/** From the kind of area of the raid order to the kinds of adjacent area whose orders it may remove. */
export const RAID_REACH: Reach = {
  land: ['land'],
  sea: ['land', 'sea', 'port'],
  port: ['sea']
};

/** From the kind of area of the support order to the kinds of adjacent embattled area. No battle is fought in a port. */
export const SUPPORT_REACH: Reach = {
  land: ['land'],
  sea: ['land', 'sea'],
  port: ['sea']
};
