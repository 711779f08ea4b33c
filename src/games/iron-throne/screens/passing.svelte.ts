// Passing for others at the table, one answer after the other, for as long as it goes on.

import { untrack } from 'svelte';
import type { Playing } from '../../../shell/play/playing.svelte';
import type { House } from '../box/houses';
import type { IronThrone } from '../flow/game';
import type { Answer } from '../rules/asks';
import type { Passed } from './passes';
import { goesOn, passedFor, windowIn } from './passes';

/** `give` tells whether the answer was taken. */
export function passing(
  playing: () => Playing<IronThrone>,
  give: (answer: Answer) => Promise<boolean>
): (until: House | null) => void {
  let passed: Passed | null = $state.raw(null);
  const next = $derived(passed === null ? null : passedFor(playing(), passed));

  $effect(() => {
    if (passed !== null && !goesOn(playing(), passed)) passed = null;
  });
  $effect(() => {
    if (next === null) return;
    untrack(() => void give({ kind: 'reaction', card: null }).then((isGiven) => void (isGiven || (passed = null))));
  });

  return (until) => {
    passed = { until, from: playing().entries.length, window: windowIn(playing()) };
    if (until !== null) playing().claim(until);
  };
}
