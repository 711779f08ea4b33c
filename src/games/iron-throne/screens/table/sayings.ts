// The message of the turned cards: who is ahead, and the result of it if nothing changes any more.

import { text } from 'text:iron-throne/table';
import type { House } from '#iron/box';
import { outcomeOf } from '#iron/rules/encounter';
import type { Side, View } from '#iron/rules';
import { opposite } from '#iron/rules/terms';
import type { SideSum } from '#iron/outlook/sums';

interface Sayings {
  /** Below the word of the outcome. */
  readonly sub: string;
  readonly coming: readonly string[];
}

type Sides = readonly [SideSum, SideSum];

/** `ahead`: the side that wins, or would. */
export const sayingsOf = (view: View, sides: Sides, ahead: Side | null): Sayings => ({
  sub: subOf(view, sides, ahead),
  coming: comingOf(view, sides, ahead)
});

const sumOf = (sides: Sides, wanted: Side): SideSum => sides.find(({ side }) => side === wanted)!;

function subOf(view: View, sides: Sides, ahead: Side | null): string {
  const result = view.encounter?.result ?? null;
  if (result?.kind === 'deal') return text('deal-made');
  if (result?.kind === 'no-deal') return text('deal-failed');
  if (result?.kind === 'tie') return text('both-lose');
  const first: House | null = ahead === null ? null : sumOf(sides, ahead).house;
  if (result?.kind === 'won') return text('won-by', { winner: first! });
  const outcome = outcomeOf(view);
  if (outcome === 'truce') return text('reveal-truce');
  if (first === null) return text('reveal-equal');
  return outcome === 'betrayal'
    ? text('reveal-betrays', { house: first })
    : text('reveal-ahead', { house: first, count: Math.abs(sides[0].total - sides[1].total) });
}

function comingOf(view: View, sides: Sides, ahead: Side | null): string[] {
  const [challenger, defender] = [sides[0].house!, sides[1].house!];
  if (outcomeOf(view) === 'truce') return [text('reveal-bargain', { challenger, defender })];
  if (ahead === null) return [text('reveal-tie')];
  const winners = sumOf(sides, ahead).people.map(({ house }) => house);
  const losers = sumOf(sides, opposite(ahead)).people.map(({ character }) => character);
  const count = winners.length;
  return [
    ahead === 'challenger'
      ? text('reveal-spread', { count, winners, defender })
      : text('reveal-reward', { count, winners }),
    text('reveal-loss', { count: losers.length, people: losers })
  ];
}
