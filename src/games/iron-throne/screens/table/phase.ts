// The phase of the turn that the table is in, as the head names it.

import type { Table } from '#iron/rules';

export const PHASES = ['preparation', 'support', 'encounter', 'resolution'] as const;
type Phase = (typeof PHASES)[number];

export function phaseOf({ encounter, asks }: Pick<Table, 'encounter' | 'asks'>): Phase {
  if (encounter === null || encounter.participants.length < 2) return 'preparation';
  const abouts = asks.map(({ about }) => about);
  if (encounter.result !== null || abouts.some((about) => about.startsWith('deal-'))) return 'resolution';
  const supporting = ['offering-support', 'accepting-support', 'effect-compel'];
  return abouts.some((about) => supporting.includes(about)) ? 'support' : 'encounter';
}
