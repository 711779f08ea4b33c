// A panel beside the board: the reply in the making, and the component that shows it. The component exports
// both, and is loaded on demand (table/panels.ts).

import type { Component } from 'svelte';
import type { Spot } from '#thrones/board/boardView';
import type { AreaId } from '#thrones/box';
import type { Ask, View } from '#thrones/rules';
import type { Reply } from './reply';
import type { Explain, PanelProps } from './panelProps';

interface Around<R extends Reply> {
  /** Is on the board, where an area is decided. */
  readonly Over?: Component<{ reply: R; explain: Explain; at: (area: AreaId) => Spot }>;
  /** Stands below the board. */
  readonly Below?: Component<{ reply: R; view: View }>;
}

/** What a panel exports: the component by default. */
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
    Over: module.Over,
    Below: module.Below
  }) as unknown as BoardPanel;
