// The log: one sentence for everything that can happen. It names houses, so that it reads the same for everybody at the table.

import type { Happening, HappeningOf } from '#thrones/rules';
import { ANSWERED } from './lines/answered';
import { BATTLE } from './lines/battleLines';
import type { Lines } from './lines/lines';
import { ORDERS } from './lines/orderLines';
import { WESTEROS } from './lines/westerosLines';

const LINES: Lines<Happening['what']> = { ...WESTEROS, ...ANSWERED, ...ORDERS, ...BATTLE };

/** `earlier` is what happened before, the newest last; without it the sides of a battle have no names. */
export function logLine<W extends Happening['what']>(happening: HappeningOf<W>, earlier: readonly Happening[]): string {
  const says: Lines<W>[W] = LINES[happening.what as W];
  return says(happening, earlier);
}
