// How an encounter ends, as a sentence of the log and as a heading.

import type { HappeningOf } from '../../rules/happenings';
import type { Outcome } from '../../rules/terms';
import { side } from './say';

export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  hostility: 'Hostility',
  truce: 'Truce',
  betrayal: 'Betrayal'
};

export function ending({ outcome, totals, result }: HappeningOf<'outcome'>): string {
  if (result.kind === 'deal') return 'the truce holds: there is a deal, and nobody wins or loses the encounter';
  if (result.kind === 'no-deal') return 'the truce fails without a deal, so both sides lose';
  const sums = totals === null ? '' : `${totals.challenger} to ${totals.defender}`;
  if (result.kind === 'tie') return `hostility ends ${sums}, and with equal totals both sides lose`;
  if (outcome === 'betrayal') return `in the betrayal ${side(result.side)} wins, whatever the totals`;
  return totals !== null && totals.challenger === totals.defender
    ? `hostility ends ${sums}, and ${side(result.side)} wins equal totals`
    : `hostility ends ${sums}, and ${side(result.side)} wins`;
}
