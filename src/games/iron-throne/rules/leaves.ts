// Where the rulebook explains what is asked.

import type { About } from './asks';
import { ABOUTS } from './asks';

const LEAF: Readonly<Record<About, string>> = {
  'choosing-leader': 'set-up',
  hostages: 'hostages',
  defender: 'challenge',
  'placing-power': 'power',
  participant: 'challenge',
  'offering-support': 'support',
  'accepting-support': 'support',
  'house-card': 'house-cards',
  reaction: 'reactions',
  'deal-terms': 'bargain',
  'deal-signing': 'bargain',
  'deal-counter': 'bargain',
  'deal-answer': 'bargain',
  distributing: 'power',
  'hostage-from': 'hostages',
  'hostage-place': 'hostages',
  'use-leader': 'reactions',
  'effect-player': 'reactions',
  'effect-power': 'reactions',
  'effect-discard': 'reactions',
  'effect-compel': 'reactions',
  'effect-higher': 'reactions',
  'effect-swap': 'reactions',
  'effect-yield': 'reactions',
  'effect-rescue': 'reactions',
  'effect-torture': 'torture',
  'effect-sift': 'reactions'
};

export const asksOn = (leaf: string): readonly About[] => ABOUTS.filter((about) => LEAF[about] === leaf);
