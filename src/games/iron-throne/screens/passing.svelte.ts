// An act for several at the table, one answer after the other, for as long as it continues.

import { untrack } from 'svelte';
import type { Playing } from '#shell/play/playing.svelte';
import type { IronThrone } from '../flow/game';
import type { Answer } from '#iron/rules';
import { goesOn, nextOf, type Passed, windowIn } from './passingAll';

/** `give` tells whether the answer was taken. Returns what begins such an act: nobody plays, or somebody does. */
export function passing(
  playing: () => Playing<IronThrone>,
  give: (answer: Answer) => Promise<boolean>
): (play: Passed['play']) => void {
  let passed: Passed | null = $state.raw(null);
  const next = $derived(passed === null ? null : nextOf(playing(), passed));

  $effect(() => {
    if (passed !== null && !goesOn(playing(), passed)) passed = null;
  });
  $effect(() => {
    if (next === null) return;
    untrack(() => void give(next).then((isGiven) => void (isGiven || (passed = null))));
  });

  return (play) => {
    passed = { play, from: playing().entries.length, window: windowIn(playing()) };
  };
}
