// The props that the table passes to every component that lets a person answer.

import type { Snippet } from 'svelte';
import type { Side } from '#shell/table/sides';
import type { Answer, Ask, Refusal, View } from '#thrones/rules';
import type { Reply } from './reply';

/** Shows why something is refused; with null, nothing was. `says` is used if the screen knows more than the refusal says. */
export type Explain = (refusal: Refusal | null, at?: Element, says?: string) => void;

/** The place where a button was clicked. */
export interface Click {
  readonly currentTarget: Element;
}

/** The properties of a panel beside the board. */
export interface PanelProps<A extends Ask, R extends Reply> {
  view: View;
  ask: A;
  reply: R;
  /** Gives the answer, if it is complete. */
  commit: () => void;
  explain: Explain;
  /** Closes the curtain, if the ask is secret and the panel has the button for it. */
  close?: (() => void) | null;
  /** The question, in a sentence, if the panel is its own head. */
  asked?: string;
}

/** The properties of a stage that takes the whole screen. */
export interface FullProps<A extends Ask> {
  view: View;
  ask: A;
  answer: (given: Answer) => void;
  explain: Explain;
  /** Leaves the stage for a while to look at the board. */
  look: () => void;
  /** Closes the curtain, if the ask is secret. */
  close: (() => void) | null;
  /** The side of the table that the question is turned to. */
  side?: Side | undefined;
  /** Buttons to take back the last answer, since the stage covers the head of the table. */
  undo?: Snippet | undefined;
}
