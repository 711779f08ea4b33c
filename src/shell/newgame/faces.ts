// The faces of the houses and code players of a game on the seats of a new game.

import { text } from 'text:shell/pages';
import type { Component, Snippet } from 'svelte';
import type { IconName } from '#ui/icons';
import type { CodeKind } from '../code/kind';
import { readableName } from '../saves/foreignNames';
import type { Person } from './gathering.svelte';

/** The names and signs of code players, and the controls to choose one. */
export interface CodeFaces<C extends CodeKind> {
  nameOf(code: C): string;
  levelOf(code: C): string;
  signOf(code: C): IconName;
  readonly picker: Snippet<[code: C, onchange: (code: C) => void]>;
}

export interface Faces<H extends string, C extends CodeKind> {
  readonly Mark: Component<{ house: H; size: number }>;
  nameOf(house: H): string;
  /** The class that gives a seat the colour of its house as `--band`. */
  colourOf?(house: H): string;
  /** The words for taking a house; `from` is its present player. */
  take(house: H, from: string | null): string;
  /** The words in place of the houses as long as they are not known; undefined if they are chosen. */
  readonly unknown?: string | undefined;
  /** The faces of code players; undefined if only people play this game. */
  readonly code?: CodeFaces<C>;
  /** A picture on the tablet of the drawn table. */
  readonly tablet?: Snippet;
}

/** The colour class of a house; empty as long as the houses are not known. */
export const colourIn = <H extends string, C extends CodeKind>(faces: Faces<H, C>, house: H): string =>
  faces.unknown === undefined ? (faces.colourOf?.(house) ?? '') : '';

export const calledIn = <H extends string, C extends CodeKind>(
  { code: faces }: Pick<Faces<H, C>, 'code'>,
  { id, name, code }: Pick<Person<H, C>, 'id' | 'name' | 'code'>
): string => (code === null ? readableName(name) || text('new-player', { place: id }) : (faces?.nameOf(code) ?? ''));
