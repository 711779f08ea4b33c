// Games beside those that are published: none, or what a build with the gallery puts in place of this file (scripts/gallery.mjs).

import type { Listed } from '#engine/games';
import type { Screens, Title } from '#shell/screens';

/** Reached by its address only; not on the start page. */
export interface Further extends Listed, Pick<Title, 'name'> {
  readonly screens: () => Promise<Screens>;
}

export const FURTHER: readonly Further[] = [];
