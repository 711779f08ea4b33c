// A panel beside the board: the reply that is being composed, and the component that shows it. A module exports both, and is
// loaded on demand (table/panels.ts).

import type { Component } from 'svelte';
import type { Ask, View } from '#thrones/rules';
import type { Reply } from './reply';
import type { PanelProps } from './panelProps';

interface Around<R extends Reply> {
  /**
   * Whether no part of it folds away: below the board it is its own head, and it always has the button that closes the curtain.
   */
  readonly isWhole?: boolean;
  /** A component below the board. */
  readonly Below?: Component<{ reply: R; view: View }>;
}

/** What the module of a panel exports: the component is its default export. */
export interface PanelModule<A extends Ask, R extends Reply> extends Around<R> {
  readonly default: Component<PanelProps<A, R>>;
  readonly Reply: new (view: View, ask: A) => R;
}

export interface BoardPanel extends Around<Reply> {
  readonly replyTo: (view: View, ask: Ask) => Reply;
  readonly Panel: Component<PanelProps<Ask, Reply>>;
}

// An ask is only ever given to the panel of its own kind, which the compiler cannot see.
export const boardPanel = <A extends Ask, R extends Reply>(module: PanelModule<A, R>): BoardPanel =>
  ({
    replyTo: (view: View, ask: Ask) => new module.Reply(view, ask as A),
    Panel: module.default,
    Below: module.Below,
    isWhole: module.isWhole
  }) as unknown as BoardPanel;
