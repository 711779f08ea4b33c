// The component that answers each ask: the panel in the folder of its kind, or a stage listed here. They are loaded behind the board,
// so that the board appears sooner.

import type { Component } from 'svelte';
import { idle } from '#shell/play/idle';
import type { ChoiceCardId } from '#thrones/box';
import type { Playing } from '../kit/playing';
import type { About, AboutOf, Ask, AskKind } from '#thrones/rules';
import type { BoardPanel } from '../asks/boardPanel';
import { Late } from '#ui/late.svelte';
import type { FullProps } from '../asks/panelProps';
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

/**
 * The panels beside the board, by the folder of their kind. A file answers the asks of its own kind only, which the compiler
 * cannot see.
 */
const BESIDE: Readonly<Record<string, BoardScreen>> = Object.fromEntries(
  Object.entries(import.meta.glob<BoardPanel>('../asks/*/*Panel.svelte')).map(([path, load]) => [
    path.split('/')[2]!,
    { frame: 'board', beside: new Late(load) }
  ])
);

function onBoard(kind: AskKind): BoardScreen {
  const screen = BESIDE[kind];
  if (screen === undefined) throw new Error(`asks/${kind} has no panel`);
  return screen;
}

// An ask is only ever given to the stage of its own kind, which the compiler cannot see.
const full = (name: StageName): FullScreen => ({
  frame: 'full',
  stageIn: (stages) => stages[name] as unknown as Component<FullProps<Ask>>
});

/** Options and cards are asked in too many ways for one screen. */
const BY_ABOUT: Readonly<Record<Exclude<AboutOf<'option' | 'card'>, ChoiceCardId>, Screen>> = {
  port: onBoard('option'),
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

/** Kinds without a panel. Texts of house cards are answered in the battle, or on the board if they are about the board. */
const BY_KIND: Readonly<Partial<Record<AskKind, FullScreen>>> = {
  bid: full('SealedBid'),
  rank: full('Ranking'),
  option: full('Duel'),
  card: full('Duel')
};

const hasOwn = (about: About): about is keyof typeof BY_ABOUT => about in BY_ABOUT;

export const screenOf = ({ about, kind }: Pick<Ask, 'about' | 'kind'>): Screen =>
  hasOwn(about) ? BY_ABOUT[about] : (BY_KIND[kind] ?? onBoard(kind));

export function loadScreen(ask: Pick<Ask, 'about' | 'kind'>): Promise<void> {
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
  for (const part of [stages, ...Object.values(BESIDE).map(({ beside }) => beside)]) {
    await idle();
    await part.load();
  }
}
