// Passing for others: one tap passes for everybody, or for all before the player who takes the tablet. Code answers for itself in
// between, and whatever it plays asks everybody again.

import { untrack } from 'svelte';
import type { Playing } from '../../../shell/play/playing.svelte';
import type { House } from '../box/houses';
import type { IronThrone } from '../flow/game';
import type { Answer } from '../rules/asks';

interface Passed {
  /** Null: nobody plays. */
  readonly until: House | null;
  /** So many answers there were. */
  readonly from: number;
}

/** `give` tells whether the answer was taken. */
export function passing(
  playing: () => Playing<IronThrone>,
  give: (answer: Answer) => Promise<boolean>
): (until: House | null) => void {
  let passed: Passed | null = $state.raw(null);

  const isAsked = $derived.by(() => {
    const { turn } = playing();
    return (turn.what === 'ask' || turn.what === 'code') && turn.ask.about === 'reaction';
  });
  /** All have passed since. */
  const goesOn = $derived.by(() => {
    if (passed === null || !isAsked || playing().entries.length < passed.from) return false;
    const since = playing().entries.slice(passed.from);
    return since.every(({ answer }) => answer.kind === 'reaction' && answer.card === null);
  });
  /** Who is passed for next. */
  const next = $derived.by(() => {
    const { turn, moment } = playing();
    if (!goesOn || turn.what !== 'ask' || moment !== null || turn.ask.house === passed?.until) return null;
    return turn.ask;
  });

  $effect(() => {
    if (!goesOn) passed = null;
  });
  $effect(() => {
    if (next === null) return;
    untrack(() => void give({ kind: 'reaction', card: null }).then((isGiven) => void (isGiven || (passed = null))));
  });

  return (until) => {
    passed = { until, from: playing().entries.length };
    if (until !== null) playing().claim(until);
  };
}
