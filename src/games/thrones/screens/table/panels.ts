// Which component lets a person answer which ask: one line for each kind, and for asks that have a screen of their own. They are
// loaded behind the board, so that it is there sooner.

import type { Component } from 'svelte';
import { idle } from '../../../../shell/play/idle';
import { isHouseCard } from '../../box/houseCards';
import type { Playing } from '../kit/playing';
import type { Ask, AskKind } from '../../rules/asks';
import type { About } from '../../rules/decisions';
import type { BoardPanel } from '../asks/boardPanel';
import { Late } from '../../../../ui/late.svelte';
import type { FullProps } from '../asks/props';
import { stages } from './staging.svelte';

export interface BoardScreen {
  readonly frame: 'board';
  readonly beside: Late<{ readonly default: BoardPanel }>;
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

const onBoard = (load: () => Promise<{ readonly default: BoardPanel }>): BoardScreen => ({
  frame: 'board',
  beside: new Late(load)
});

// An ask is only ever given to the stage of its own kind, which the compiler cannot see.
const full = (name: StageName): FullScreen => ({
  frame: 'full',
  stageIn: (stages) => stages[name] as unknown as Component<FullProps<Ask>>
});

const BY_KIND: Readonly<Record<AskKind, Screen>> = {
  orders: onBoard(() => import('../asks/orders')),
  raven: onBoard(() => import('../asks/raven')),
  raid: onBoard(() => import('../asks/raid')),
  march: onBoard(() => import('../asks/march')),
  consolidate: onBoard(() => import('../asks/consolidate')),
  muster: onBoard(() => import('../asks/muster')),
  reconcile: onBoard(() => import('../asks/reconcile')),
  area: onBoard(() => import('../asks/area')),
  units: onBoard(() => import('../asks/units')),
  bid: full('SealedBid'),
  rank: full('Ranking'),
  card: full('WildlingsStage'),
  option: full('WildlingsStage')
};

const BY_ABOUT: Readonly<Partial<Record<About, Screen>>> = {
  port: onBoard(() => import('../asks/option')),
  'raven-card': full('Peek'),
  'wildling-tie': full('Ranking'),
  'a-throne-of-blades': full('WesterosChoice'),
  'dark-wings-dark-words': full('WesterosChoice'),
  'put-to-the-sword': full('WesterosChoice'),
  'house-card': full('Hand'),
  support: full('Duel'),
  'accepting-support': full('Duel'),
  'tides-redraw': full('Duel'),
  'valyrian-steel-blade': full('Duel')
};

/** The text of a house card is answered in the battle; one that is about the board, on the board. */
const OF_CARDS: Readonly<Partial<Record<AskKind, Screen>>> = { option: full('Duel'), card: full('Duel') };

export const screenOf = ({ about, kind }: Ask): Screen =>
  BY_ABOUT[about] ?? (isHouseCard(about) ? OF_CARDS[kind] : undefined) ?? BY_KIND[kind];

export function loadScreen(ask: Ask): Promise<void> {
  const screen = screenOf(ask);
  return screen.frame === 'board' ? screen.beside.load() : stages.load();
}

/** Before a game is shown, so that nothing jumps when it comes. Behind a curtain there is time. */
export async function loadScreenOf({ turn, view }: Pick<Playing, 'turn' | 'view'>): Promise<void> {
  if (turn.what !== 'curtain' && (turn.what === 'over' || view.combat !== null)) await stages.load();
  if (turn.what === 'ask') await loadScreen(turn.ask);
}

/** Loads the panels of later asks one after the other, while the page is idle. */
export async function loadScreens(): Promise<void> {
  const screens = [...Object.values(BY_KIND), ...Object.values(BY_ABOUT)];
  const parts = screens.flatMap((screen) => (screen.frame === 'board' ? [screen.beside] : []));
  for (const part of [stages, ...parts]) {
    await idle();
    await part.load();
  }
}
