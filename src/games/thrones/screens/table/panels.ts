// Which component answers which ask: one line for each kind, and for each ask that has a screen of its own. They are loaded
// behind the board, so that the board appears sooner.

import type { Component } from 'svelte';
import { idle } from '#shell/play/idle';
import type { ChoiceCardId } from '#thrones/box';
import type { Playing } from '../kit/playing';
import type { About, AboutOf, Ask, AskKind } from '#thrones/rules';
import { type BoardPanel, boardPanel, type PanelModule } from '../asks/boardPanel';
import { Late } from '#ui/late.svelte';
import type { FullProps } from '../asks/panelProps';
import type { Reply } from '../asks/reply';
import { stages } from './staging.svelte';

export interface BoardScreen {
  readonly frame: 'board';
  readonly beside: Late<BoardPanel>;
}

type Stages = typeof import('./stages');

/** The names of the stages that answer an ask. */
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

const onBoard = <A extends Ask, R extends Reply>(load: () => Promise<PanelModule<A, R>>): BoardScreen => ({
  frame: 'board',
  beside: new Late(async () => boardPanel(await load()))
});

// An ask is only ever given to the stage of its own kind, which the compiler cannot see.
const full = (name: StageName): FullScreen => ({
  frame: 'full',
  stageIn: (stages) => stages[name] as unknown as Component<FullProps<Ask>>
});

/** Kinds that are asked in too many ways for one screen. */
type Loose = 'option' | 'card';

const BY_KIND: Readonly<Record<Exclude<AskKind, Loose>, Screen>> = {
  orders: onBoard(() => import('../asks/orders/Orders.svelte')),
  raven: onBoard(() => import('../asks/raven/Raven.svelte')),
  raid: onBoard(() => import('../asks/raid/Raid.svelte')),
  march: onBoard(() => import('../asks/march/March.svelte')),
  consolidate: onBoard(() => import('../asks/consolidate/Consolidate.svelte')),
  muster: onBoard(() => import('../asks/muster/Muster.svelte')),
  reconcile: onBoard(() => import('../asks/reconcile/Reconcile.svelte')),
  area: onBoard(() => import('../asks/area/Area.svelte')),
  units: onBoard(() => import('../asks/units/Units.svelte')),
  bid: full('SealedBid'),
  rank: full('Ranking')
};

const BY_ABOUT: Readonly<Record<Exclude<AboutOf<Loose>, ChoiceCardId>, Screen>> = {
  port: onBoard(() => import('../asks/option/Option.svelte')),
  'raven-card': full('Peek'),
  'wildling-tie': full('Ranking'),
  'preemptive-raid': full('WildlingsStage'),
  'preemptive-raid-track': full('WildlingsStage'),
  'a-king-beyond-the-wall': full('WildlingsStage'),
  'a-king-beyond-the-wall-reward': full('WildlingsStage'),
  'massing-on-the-milkwater': full('WildlingsStage'),
  'mammoth-riders-reward': full('WildlingsStage'),
  'a-throne-of-blades': full('WesterosChoice'),
  'dark-wings-dark-words': full('WesterosChoice'),
  'put-to-the-sword': full('WesterosChoice'),
  'house-card': full('Hand'),
  support: full('Duel'),
  'accepting-support': full('Duel'),
  'tides-redraw': full('Duel'),
  'valyrian-steel-blade': full('Duel')
};

/** The text of a house card is answered in the battle, or on the board if it is about the board. */
const OF_CARDS: Readonly<Record<Loose, Screen>> = { option: full('Duel'), card: full('Duel') };

const hasOwn = (about: About): about is keyof typeof BY_ABOUT => about in BY_ABOUT;

export function screenOf({ about, kind }: Ask): Screen {
  if (hasOwn(about)) return BY_ABOUT[about];
  return kind === 'option' || kind === 'card' ? OF_CARDS[kind] : BY_KIND[kind];
}

export function loadScreen(ask: Ask): Promise<void> {
  const screen = screenOf(ask);
  return screen.frame === 'board' ? screen.beside.load() : stages.load();
}

/**
 * Loads the screen of an ask before the game is shown, so that nothing jumps when it arrives. Behind a curtain there is time.
 */
export async function loadScreenOf({ turn, view }: Pick<Playing, 'turn' | 'view'>): Promise<void> {
  if (turn.what !== 'curtain' && (turn.what === 'over' || view.combat !== null)) await stages.load();
  if (turn.what === 'ask') await loadScreen(turn.ask);
}

/** Loads the panels of later asks one after another, while the page is idle. */
export async function loadScreens(): Promise<void> {
  const screens = [...Object.values(BY_KIND), ...Object.values(BY_ABOUT)];
  const parts = screens.flatMap((screen) => (screen.frame === 'board' ? [screen.beside] : []));
  for (const part of [stages, ...parts]) {
    await idle();
    await part.load();
  }
}
