// The figures of a house that stand beside its medal, and which one of them matters to what is asked.

import type { House } from '../../box/houses';
import type { About } from '../../rules/asks';
import { castlesOf } from '../../rules/control';
import { starsOf } from '../../rules/influence';
import type { View } from '../../rules/view';

export const FIGURES = ['castle', 'barrel', 'crown', 'card', 'star'] as const;

/** Named like its icon. */
export type FigureIcon = (typeof FIGURES)[number];

export interface HouseFigure {
  readonly icon: FigureIcon;
  /** Null is covered. */
  readonly value: number | null;
}

export function figureOf(view: View, house: House, icon: FigureIcon): HouseFigure {
  const sheet = view.houses[house];
  switch (icon) {
    case 'castle':
      return { icon, value: castlesOf(view, house).length };
    case 'barrel':
      return { icon, value: sheet?.supply ?? 0 };
    case 'crown':
      return { icon, value: sheet === undefined ? 0 : sheet.power };
    case 'card':
      return { icon, value: sheet?.hand.length ?? 0 };
    case 'star':
      return { icon, value: starsOf(view, house) };
  }
}

const BY_ABOUT: Readonly<Partial<Record<About, FigureIcon>>> = {
  reconciling: 'barrel',
  raid: 'crown',
  consolidating: 'crown',
  bidding: 'crown',
  'track-tie': 'crown',
  'wildling-tie': 'crown',
  'house-card': 'card'
};

/** The one figure that matters now: castles, unless what is asked is about something else. */
export function figureFor(view: View): (house: House) => HouseFigure {
  const about = view.asks[0]?.about;
  const icon = (about === undefined ? undefined : BY_ABOUT[about]) ?? 'castle';
  return (house) => figureOf(view, house, icon);
}
