// The props of every panel of an ask.

import type { House } from '#iron/box';
import type { Answer, Ask, PerHouse, View } from '#iron/rules';

/** The names of the players. */
export type Names = PerHouse<string>;

export type Codes = Pick<ReadonlySet<string>, 'has'>;

/** `then` is given to the ask that follows at once: the defender's signature under the challenger's terms. */
export type Answering = (given: Answer, then?: { readonly house: House; readonly given: Answer }) => void;

export interface PanelProps<A extends Ask = Ask> {
  /** The view of the seat that answers, wherever the ask is not open; otherwise anybody's. */
  readonly view: View;
  readonly ask: A;
  readonly names: Names;
  readonly answer: Answering;
  /** The seats that code plays. */
  readonly codes?: Codes | undefined;
  /** Behind a curtain: closes it, and nothing is answered. */
  readonly close?: (() => void) | undefined;
}
