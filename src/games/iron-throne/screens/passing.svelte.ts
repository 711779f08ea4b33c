// An act for several at the table, one answer after the other, for as long as it continues.

import { untrack } from 'svelte';
import type { Playing } from '#shell/play/playing.svelte';
import type { House } from '#iron/box';
import type { IronThrone } from '../flow/game';
import type { Answer } from '#iron/rules';
import { listedIn } from '#iron/outlook/reactions';
import { goesOn, haveAllPutBack, nextOf, type Passed, type PutBack, putBackBy, windowIn } from './passingAll';

interface Passing {
  /** Everybody passes up to this card; null: everybody passes. */
  readonly passFor: (play: Passed['play']) => void;
  /** The House that took the tablet plays nothing. */
  readonly putBack: (house: House) => void;
}

/** `give` tells whether the answer was taken. */
export function passing(playing: () => Playing<IronThrone>, give: (answer: Answer) => Promise<boolean>): Passing {
  let passed: Passed | null = $state.raw(null);
  const next = $derived(passed === null ? null : nextOf(playing(), passed));

  $effect(() => {
    if (passed !== null && !goesOn(playing(), passed)) passed = null;
  });
  $effect(() => {
    if (next === null) return;
    untrack(() => void give(next).then((isGiven) => void (isGiven || (passed = null))));
  });

  let back: PutBack | null = null;

  function passFor(play: Passed['play']): void {
    back = null;
    passed = { play, from: playing().entries.length, window: windowIn(playing()) };
  }

  function putBack(house: House): void {
    back = putBackBy(house, playing(), back);
    const { view, codes } = playing();
    if (haveAllPutBack([...listedIn(view, codes).keys()], back)) passFor(null);
  }

  return { passFor, putBack };
}
