// The numbers of a house beside its medal.

import type { House } from '#thrones/box';
import { castlesOf } from '#thrones/rules/control';
import { starsOf } from '#thrones/rules/influence';
import type { View } from '#thrones/rules';

export const FIGURES = ['castle', 'barrel', 'crown', 'card', 'star'] as const;

/** The number's name, which is also that of its icon. */
export type FigureIcon = (typeof FIGURES)[number];

export interface HouseFigure {
  readonly icon: FigureIcon;
  /** The number; null while it is hidden. */
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
