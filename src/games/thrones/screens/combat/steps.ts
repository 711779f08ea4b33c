// The steps of a combat as they are told on the screen, and which of them is under way.

import type { About } from '../../rules/asks';
import type { View } from '../../rules/view';

export type Step = 'support' | 'cards' | 'texts' | 'tides' | 'blade' | 'outcome' | 'after';

const STEP_OF: Readonly<Partial<Record<About, Step>>> = {
  support: 'support',
  'accepting-support': 'support',
  'house-card': 'cards',
  'tyrion-lannister': 'texts',
  'aeron-damphair': 'texts',
  'doran-martell': 'texts',
  'tides-redraw': 'tides',
  'valyrian-steel-blade': 'blade',
  patchface: 'after'
};

export const stepOf = (about: About): Step => STEP_OF[about] ?? 'outcome';

export function stepsOf({ combat, tides }: Pick<View, 'combat' | 'tides'>): readonly Step[] {
  if (combat?.defender === null) return ['support', 'outcome'];
  return ['support', 'cards', 'texts', ...(tides ? (['tides'] as const) : []), 'blade', 'outcome', 'after'];
}
