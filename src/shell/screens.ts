// What the pages know of the screens of a game. Each is loaded when it is wanted, and none with another game's.

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
  /** Of a game on the disk; phones answer in no other. */
  readonly id?: string;
  readonly menu: readonly MenuEntry[];
  /** Of a seat that has a PIN. */
  readonly lockOf?: (house: K['house']) => Lock | null;
  /** Opened where they explain what is asked, or else at the beginning. */
  readonly onrules: (about?: string) => void;
  readonly onhome: () => void;
  /** Play again with the same seats. */
  readonly onagain: () => void;
  readonly onreload: () => void;
  /** A file of what the page holds. */
  readonly onsave: () => void;
  /** Opens the replay after this answer; optional. */
  readonly onreplay?: ((answered: number) => void) | undefined;
  readonly onchronicle?: (() => void) | undefined;
  /** To how it turned, once it is over. */
  readonly onreview?: (() => void) | undefined;
  /** To the hall of finished games, where this one is among them. */
  readonly onhall?: (() => void) | undefined;
}

/** The table of a game that is played. */
export interface TableScreen<K extends Kinds = Kinds> {
  readonly Table: Component<TableProps<K>>;
  /** Loads what is wanted first, so that nothing jumps when it comes. */
  readonly prepare: (playing: Playing<K>) => Promise<void>;
}

/** A game that another window plays. */
export interface FollowProps<K extends Kinds = Kinds> {
  readonly following: Following<K>;
  /** It was this window's until another one took it. */
  readonly lost: boolean;
  readonly ontake: () => void;
  readonly onrules: () => void;
}

export interface ReplayProps<K extends Kinds = Kinds> {
  readonly game: Replayed<K>;
  /** The answer it opens at. */
  readonly from: number;
  readonly back: PageLink;
  readonly onmoment: (answered: number) => void;
  /** Null where no game continues from a moment of this one. */
  readonly onbranch: ((answered: number, name: string) => Promise<boolean>) | null;
  readonly onchronicle: () => void;
}

export interface ChronicleProps<K extends Kinds = Kinds> {
  readonly game: Replayed<K>;
  readonly back: PageLink;
  /** To the replay, at this answer. */
  readonly onmoment: (answered: number) => void;
}

/** A game that is over. */
export interface ReviewProps<K extends Kinds = Kinds> {
  readonly game: Replayed<K>;
  readonly back: PageLink;
  /** To the replay, at this answer. */
  readonly onmoment: (answered: number) => void;
  /** Null where no game continues from a moment of this one. */
  readonly onbranch: ((answered: number, name: string) => Promise<boolean>) | null;
  readonly onchronicle: () => void;
}

/** A saved game on the start page: large with room for buttons, or small as what a row of the list shows. */
export interface CardProps {
  readonly sheet: GameSheet;
  readonly large: boolean;
  /** It was last played. */
  readonly when: string;
  readonly children?: Snippet | undefined;
}

export interface Book {
  /** As the table of a saved game plays; without one, as printed. */
  readonly chapters: (sheet: GameSheet | null) => readonly Chapter[];
}

export interface AgreedProps {
  readonly sheet: GameSheet;
}

export interface CardScreen {
  readonly default: Component<CardProps>;
  /** What all cards draw with, once for the page. */
  readonly Shapes?: Component;
}

type Loads<P extends object> = () => Promise<{ readonly default: Component<P> }>;

/** The game in a line, for choosing which to play. */
export interface Title {
  readonly name: string;
  readonly what: string;
  /** What kind of evening it is. */
  readonly evening: string;
  readonly players: string;
}

/** A game that can be begun. */
export interface Offer extends Title {
  readonly id: string;
  /** What it looks like. */
  readonly picture: Asset;
  /** A recorded game comes with it. */
  readonly example?: boolean;
}

export interface Screens<K extends Kinds = Kinds> {
  table(): Promise<TableScreen<K>>;
  readonly follow: Loads<FollowProps<K>>;
  readonly replay: Loads<ReplayProps<K>>;
  readonly chronicle: Loads<ChronicleProps<K>>;
  /** How a finished game turned; a game without a true measure of that has none. */
  readonly review?: Loads<ReviewProps<K>>;
  /** What a table has agreed on beside the rules, above them; nothing is drawn where that is nothing. */
  readonly agreed?: Loads<AgreedProps>;
  newGame(): Promise<{ readonly default: Component }>;
  card(): Promise<CardScreen>;
  rules(): Promise<Book>;
  /** What the hall of finished games tells of it; a game without it is not in there. */
  remembered?(): Promise<Remembered<K>>;
}
