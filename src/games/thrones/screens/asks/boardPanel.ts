// A panel beside the board: the reply in the making, and the component that shows it. Each kind of ask has a file that pairs the two
// and loads on demand (table/panels.ts).

import type { Component } from 'svelte';
import type { Spot } from '../../board/view';
import type { AreaId } from '../../box/areas';
import type { Ask } from '../../rules/asks';
import type { View } from '../../rules/view';
import type { Reply } from './reply';
import type { Explain, PanelProps } from './props';

interface Around<R extends Reply> {
  /** Lies on the board, where an area is decided. */
  readonly Over?: Component<{ reply: R; explain: Explain; at: (area: AreaId) => Spot }>;
  /** Stands below the board. */
  readonly Below?: Component<{ reply: R; view: View }>;
}

export interface BoardPanel extends Around<Reply> {
  readonly replyTo: (view: View, ask: Ask) => Reply;
  readonly Panel: Component<PanelProps<Ask, Reply>>;
}

// An ask is only ever given to the panel of its own kind, which the compiler cannot see.
export const boardPanel = <A extends Ask, R extends Reply>(
  Kind: new (view: View, ask: A) => R,
  Panel: Component<PanelProps<A, R>>,
  around: Around<R> = {}
): BoardPanel =>
  ({ replyTo: (view: View, ask: Ask) => new Kind(view, ask as A), Panel, ...around }) as unknown as BoardPanel;
