// Looks up the declarations of decisions (asks.ts), for those who show them.

import type { Choice } from '#thrones/box';
import { isHouseCard } from '../box/houseCards';
import {
  type About,
  type AboutOf,
  ABOUTS,
  type Asking,
  askingOn,
  type Declinable,
  DECISIONS,
  type Drawer,
  isNamed
} from './asks';

const OF_CARDS: Drawer = { group: 'battle', leaf: 'house-cards' };

/** Null for happenings that are no decision. */
export function decisionOn(about: string | undefined): Drawer | null {
  if (isHouseCard(about)) return OF_CARDS;
  return about !== undefined && isNamed(about) ? DECISIONS[about] : null;
}

/** The choice that a decision declares. */
export function declared<K extends Choice['kind']>(kind: K, about: AboutOf<K>): Extract<Choice, { kind: K }> {
  const asks = askingOn(about);
  if (!isKind(kind, asks)) throw new Error(`${about} is asked as ${asks.kind}, not as ${kind}`);
  return asks;
}

const isKind = <K extends Choice['kind']>(kind: K, asks: Asking): asks is Extract<Choice, { kind: K }> =>
  asks.kind === kind;

export function mayBeDeclined<K extends 'area' | 'card'>(
  kind: K,
  about: AboutOf<K>
): about is AboutOf<K> & Declinable<K> {
  const choice: Choice = declared(kind, about);
  return 'declines' in choice && choice.declines === true;
}

export const asksOn = (leaf: string): readonly About[] => ABOUTS.filter((about) => decisionOn(about)?.leaf === leaf);
