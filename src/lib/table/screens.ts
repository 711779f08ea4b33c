// Which component lets a person answer which ask: one line for each kind, and for asks that have a screen of their own.

import type { Component } from 'svelte';
import type { About, Ask, AskKind, AskOf } from '../rules/asks';
import type { View } from '../rules/view';
import Area from './asks/Area.svelte';
import { AreaReply } from './asks/areaReply.svelte';
import Consolidate from './asks/Consolidate.svelte';
import { ConsolidateReply } from './asks/consolidateReply.svelte';
import March from './asks/March.svelte';
import { MarchReply } from './asks/marchReply.svelte';
import Muster from './asks/Muster.svelte';
import { MusterReply } from './asks/musterReply.svelte';
import Option from './asks/Option.svelte';
import { OptionReply } from './asks/optionReply.svelte';
import Orders from './asks/Orders.svelte';
import { OrdersReply } from './asks/ordersReply.svelte';
import Raid from './asks/Raid.svelte';
import { RaidReply } from './asks/raidReply.svelte';
import Raven from './asks/Raven.svelte';
import { RavenReply } from './asks/ravenReply.svelte';
import Reconcile from './asks/Reconcile.svelte';
import { ReconcileReply } from './asks/reconcileReply.svelte';
import type { Reply } from './asks/reply';
import Units from './asks/Units.svelte';
import { UnitsReply } from './asks/unitsReply.svelte';
import type { FullProps, PanelProps } from './props';

export interface BoardScreen {
  readonly frame: 'board';
  readonly replyTo: (view: View, ask: Ask) => Reply;
  readonly Panel: Component<PanelProps<Ask, Reply>>;
}

type Stages = typeof import('./stages');

/** Names of the stages that let somebody answer an ask. */
type StageName = {
  [N in keyof Stages]: Stages[N] extends Component<infer P>
    ? P extends { ask: Ask; look: unknown }
      ? N
      : never
    : never;
}[keyof Stages];

export interface FullScreen {
  readonly frame: 'full';
  readonly stageIn: (stages: Stages) => Component<FullProps<Ask>>;
}

export type Screen = BoardScreen | FullScreen;

// An ask is only ever given to the screen of its own kind, which the compiler cannot see.
const onBoard = <K extends AskKind, R extends Reply>(
  Kind: new (view: View, ask: AskOf<K>) => R,
  Panel: Component<PanelProps<AskOf<K>, R>>
): BoardScreen => ({
  frame: 'board',
  replyTo: (view, ask) => new Kind(view, ask as AskOf<K>),
  Panel: Panel as unknown as BoardScreen['Panel']
});

const full = (name: StageName): FullScreen => ({
  frame: 'full',
  stageIn: (stages) => stages[name] as unknown as Component<FullProps<Ask>>
});

const BY_KIND: Readonly<Record<AskKind, Screen>> = {
  orders: onBoard(OrdersReply, Orders),
  raven: onBoard(RavenReply, Raven),
  raid: onBoard(RaidReply, Raid),
  march: onBoard(MarchReply, March),
  consolidate: onBoard(ConsolidateReply, Consolidate),
  muster: onBoard(MusterReply, Muster),
  reconcile: onBoard(ReconcileReply, Reconcile),
  area: onBoard(AreaReply, Area),
  units: onBoard(UnitsReply, Units),
  bid: full('SealedBid'),
  rank: full('Ranking'),
  card: full('WildlingsStage'),
  option: full('WildlingsStage')
};

const BY_ABOUT: Readonly<Partial<Record<About, Screen>>> = {
  port: onBoard(OptionReply, Option),
  'raven-card': full('Peek'),
  'wildling-tie': full('Ranking'),
  'a-throne-of-blades': full('WesterosChoice'),
  'dark-wings-dark-words': full('WesterosChoice'),
  'put-to-the-sword': full('WesterosChoice'),
  'house-card': full('Hand'),
  support: full('Duel'),
  'accepting-support': full('Duel'),
  'tyrion-lannister': full('Duel'),
  'aeron-damphair': full('Duel'),
  'doran-martell': full('Duel'),
  patchface: full('Duel'),
  'tides-redraw': full('Duel'),
  'valyrian-steel-blade': full('Duel')
};

export const screenOf = (ask: Ask): Screen => BY_ABOUT[ask.about] ?? BY_KIND[ask.kind];
