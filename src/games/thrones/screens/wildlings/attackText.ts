// Sentences about a wildling attack.

import { text } from 'text:thrones/stages';
import type { About } from '../../rules/decisions';

export const attackSteps = (): readonly string[] => [
  text('attack-step-bids'),
  text('attack-step-reveal'),
  text('attack-step-card'),
  text('attack-step-consequences')
];

export function resultText(total: number, strength: number): string {
  const over = total - strength;
  if (over < 0) return text('attack-breaks', { count: -over });
  return over === 0 ? text('attack-holds-just') : text('attack-holds', { count: over });
}

export const fallsText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? text('attack-spent') : text('attack-falls', { found: from, left: to });

/** `label` names what is chosen. */
export function deedText(about: About, label: string): string {
  switch (about) {
    case 'preemptive-raid-track':
      return text('attack-drop-two', { label });
    case 'a-king-beyond-the-wall':
      return text('attack-drop-last', { label });
    case 'a-king-beyond-the-wall-reward':
      return text('attack-move-first', { label });
    default:
      return label;
  }
}
