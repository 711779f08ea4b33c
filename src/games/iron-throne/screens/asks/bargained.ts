// A bargain half made stays over a reload, for as long as nothing else has happened. All of it is open.

import type { House } from '#iron/box';
import type { Terms, View } from '#iron/rules';

export interface Bargained {
  readonly terms: Terms;
  readonly signed: readonly House[];
}

const KEY = 'pass-the-crown:bargain';
const tableOf = ({ turn, houses, cards, asks }: View): string => JSON.stringify([turn, houses, cards, asks]);

export function bargained(view: View): Bargained | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Bargained & { at: string }) | null;
    return kept?.at === tableOf(view) ? kept : null;
  } catch {
    // No place to keep anything, or nothing that can be read.
    return null;
  }
}

export function keepBargain(view: View, made: Bargained): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...made, at: tableOf(view) }));
  } catch {
    // It is only half made.
  }
}
