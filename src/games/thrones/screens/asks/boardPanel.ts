// The exports of a panel's module beside the board, asks/<kind>/<Kind>Panel.svelte. It is loaded on demand (table/panels.ts).

import type { Component } from 'svelte';
import type { Ask, View } from '#thrones/rules';
import type { Reply } from './reply';
import type { PanelProps } from './panelProps';

export interface BoardPanel {
  readonly default: Component<PanelProps<Ask, Reply>>;
  /** The answer that is being composed. */
  readonly Reply: new (view: View, ask: Ask) => Reply;
  /**
   * True if no part of it folds away: below the board it is its own head, and it always has the button that closes the curtain.
   */
  readonly isWhole?: boolean;
  /** A component below the board. */
  readonly Below?: Component<{ reply: Reply; view: View }>;
}
