// What the table gives to whatever lets a person answer.

import type { Snippet } from 'svelte';
import type { Side } from '#shell/table/sides';
import type { AtTheTable } from '../kit/playing';
import type { Answer, Ask, Refusal, View } from '#thrones/rules';
import type { Reply } from './reply';

/** Shows why something is refused; null: it was not. `says` is what the screen knows beyond what the rules tell. */
export type Explain = (refusal: Refusal | null, at?: Element, says?: string) => void;

/** Where a button was clicked. */
export interface Click {
  readonly currentTarget: Element;
}

/** Beside the board. */
export interface PanelProps<A extends Ask, R extends Reply> {
  view: View;
  ask: A;
  reply: R;
  /** Gives the answer, once it is complete. */
  commit: () => void;
  explain: Explain;
  /** Closes the curtain, where the ask is secret and the panel is whole. */
  close?: (() => void) | null;
  /** What is asked, in a sentence: where the panel is its own head. */
  asked?: string;
}

/** The whole screen. */
export interface FullProps<A extends Ask> {
  view: View;
  ask: A;
  answer: (given: Answer) => void;
  explain: Explain;
  /** To look at the board for a while. */
  look: () => void;
  /** Closes the curtain, where the ask is secret. */
  close: (() => void) | null;
  seats: readonly AtTheTable[];
  /** To which side of the table the question is turned. */
  side?: Side | undefined;
  /** Buttons to take back the last answer: the head of the table is below the stage. */
  undo?: Snippet | undefined;
}
