// What each option of a combat would lead to, in numbers: the sums and the victor if nothing else happened.

import type { AskOf } from '../../rules/asks';
import { TRACKS } from '../../box/tracks';
import { combatOf, sideOf } from '../../rules/combat/sides';
import type { Table } from '../../rules/position';
import { enemyOf, withBlade, withLast, withSupport } from './imagining';
import type { Outlook } from './outlook';
import { outlookOf } from './outlook';

export interface Deed {
  readonly option: string;
  /** Leaves things as they are. */
  readonly declines: boolean;
  /** What the answer would lead to, where that can be said. */
  readonly outlook: Outlook | null;
  /** For Doran Martell: from which place the enemy falls to which. */
  readonly falls: { readonly from: number; readonly to: number } | null;
}

const DECLINING = ['none', 'refuse', 'decline', 'keep'];

/** The deed comes last, where the thumb is; what leaves things as they are before it. */
export function deedsOf(table: Table, ask: AskOf<'option'>): Deed[] {
  const deeds = ask.options.map((option): Deed => ({
    option,
    declines: DECLINING.includes(option),
    outlook: outlookAfter(table, ask, option),
    falls: fallOf(table, ask, option)
  }));
  return [...deeds.filter(({ declines }) => declines), ...deeds.filter(({ declines }) => !declines)];
}

function outlookAfter(table: Table, ask: AskOf<'option'>, option: string): Outlook | null {
  const { house, area, about } = ask;
  const combat = combatOf(table);
  // Sums tell nothing while a card or a tide is still to be turned up for certain.
  if (about === 'tides-redraw' || (about === 'tyrion-lannister' && option === 'use')) return null;
  if (DECLINING.includes(option)) return outlookOf(table);
  switch (about) {
    case 'support':
      if (area === null || (option !== 'attacker' && option !== 'defender')) return null;
      return outlookOf(withSupport(table, area, house, option));
    case 'accepting-support': {
      const helper = area === null ? undefined : table.areas[area].order?.house;
      const side = sideOf(combat, house);
      if (area === null || helper === undefined || side === null) return null;
      return outlookOf(withSupport(table, area, helper, side));
    }
    case 'valyrian-steel-blade':
      return outlookOf(withBlade(table, house));
    case 'doran-martell': {
      const track = TRACKS.find((one) => one === option);
      return track === undefined ? null : outlookOf(withLast(table, house, track));
    }
    default:
      return null;
  }
}

function fallOf(table: Table, { house, about }: AskOf<'option'>, option: string): Deed['falls'] {
  const track = TRACKS.find((one) => one === option);
  if (about !== 'doran-martell' || track === undefined) return null;
  const houses = table.tracks[track];
  return { from: houses.indexOf(enemyOf(table, house)) + 1, to: houses.length };
}
