// Sentences about a wildling attack.

import { text } from 'text:thrones/stages';

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
