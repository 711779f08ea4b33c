// The contract between the pages and the screens of a game. Each screen is loaded when it is wanted, and none together with another game's.

import type { Component, Snippet } from 'svelte';
import type { Asset } from '$app/types';
import type { Chapter } from '#engine/rulebook';
import type { Kinds } from '#engine/ruleset';
import type { Following } from './play/following.svelte';
import type { Lock } from './play/pin';
import type { Playing } from './play/playing.svelte';
import type { Replayed } from './play/replayed';
import type { Remembered } from './remembered';
import type { GameSheet } from './saves/store/sheet';
import type { IconName } from '#ui/icons';
import type { PageLink } from './way';

/** A line of the menu. */
export type MenuEntry = { readonly label: string; readonly icon: IconName; readonly note?: string } & (
  { readonly href: string } | { readonly onclick: () => void }
);

export interface TableProps<K extends Kinds = Kinds> {
  readonly playing: Playing<K>;
  /** The id of a game on the disk; only such games can be answered on phones. */
  readonly id?: string;
  readonly menu: readonly MenuEntry[];
  /** The lock of a seat that has a PIN. */
  readonly lockOf?: (house: K['house']) => Lock | null;
  /** Opens the rules where they explain what is being asked, or at the beginning. */
  readonly onrules: (about?: string) => void;
  readonly onhome: () => void;
  /** Plays again with the same seats. */
  readonly onagain: () => void;
  readonly onreload: () => void;
  /** Saves a file of what the page holds. */
  readonly onsave: () => void;
  /** Opens the replay after this answer. */
  readonly onreplay?: ((answered: number) => void) | undefined;
  readonly onchronicle?: (() => void) | undefined;
  /** Opens the review of the finished game. */
  readonly onreview?: (() => void) | undefined;
  /** Opens the hall of finished games at this one. */
  readonly onhall?: (() => void) | undefined;
}

/** The table of a game in progress. */
export interface TableScreen<K extends Kinds = Kinds> {
  readonly Table: Component<TableProps<K>>;
  /** Loads what is needed first, so that nothing jumps when it arrives. */
  readonly prepare: (playing: Playing<K>) => Promise<void>;
}

/** A game that another window plays. */
export interface FollowProps<K extends Kinds = Kinds> {
  readonly following: Following<K>;
  /** True if this window played it until another one took over. */
  readonly lost: boolean;
  readonly ontake: () => void;
  readonly onrules: () => void;
}

export interface ReplayProps<K extends Kinds = Kinds> {
  readonly game: Replayed<K>;
  /** The number of the answer at which it opens. */
  readonly from: number;
  readonly back: PageLink;
  readonly onmoment: (answered: number) => void;
  /** Starts a new game from a moment of this one; null if that is not possible. */
  readonly onbranch: ((answered: number, name: string) => Promise<boolean>) | null;
  readonly onchronicle: () => void;
}

export interface ChronicleProps<K extends Kinds = Kinds> {
  readonly game: Replayed<K>;
  readonly back: PageLink;
  /** Opens the replay at this answer. */
  readonly onmoment: (answered: number) => void;
}

/** The review of a game that is over. */
export interface ReviewProps<K extends Kinds = Kinds> {
  readonly game: Replayed<K>;
  readonly back: PageLink;
  /** Opens the replay at this answer. */
  readonly onmoment: (answered: number) => void;
  /** Starts a new game from a moment of this one; null if that is not possible. */
  readonly onbranch: ((answered: number, name: string) => Promise<boolean>) | null;
  readonly onchronicle: () => void;
}

/** A saved game on the start page: large with room for buttons, or small as the content of a row in the list. */
export interface CardProps {
  readonly sheet: GameSheet;
  readonly large: boolean;
  /** The time when it was last played, in words. */
  readonly when: string;
  readonly children?: Snippet | undefined;
}

export interface Book {
  /** The rules as the table of a saved game plays them; with null, as printed. */
  readonly chapters: (sheet: GameSheet | null) => readonly Chapter[];
}

export interface AgreedProps {
  readonly sheet: GameSheet;
}

export interface CardScreen {
  readonly default: Component<CardProps>;
  /** The shapes that all cards draw with, once for the page. */
  readonly Shapes?: Component;
}

type Loads<P extends object> = () => Promise<{ readonly default: Component<P> }>;

/** The title of a game, with a line to choose by. */
export interface Title {
  readonly name: string;
  readonly what: string;
  /** The kind of evening it makes. */
  readonly evening: string;
  readonly players: string;
}

/** A game on offer. */
export interface Offer extends Title {
  readonly id: string;
  /** A picture of the game. */
  readonly picture: Asset;
  /** True if a recorded game comes with it. */
  readonly example?: boolean;
}

export interface Screens<K extends Kinds = Kinds> {
  table(): Promise<TableScreen<K>>;
  readonly follow: Loads<FollowProps<K>>;
  readonly replay: Loads<ReplayProps<K>>;
  readonly chronicle: Loads<ChronicleProps<K>>;
  /** The review of a finished game; a game without a true measure of its turning points has none. */
  readonly review?: Loads<ReviewProps<K>>;
  /** The house rules that a table has agreed on, above the rules; nothing is drawn if there are none. */
  readonly agreed?: Loads<AgreedProps>;
  newGame(): Promise<{ readonly default: Component }>;
  card(): Promise<CardScreen>;
  rules(): Promise<Book>;
  /** The part of the hall of finished games that is the game's own; a game without this is not in the hall. */
  remembered?(): Promise<Remembered<K>>;
}
