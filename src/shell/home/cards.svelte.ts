// The components that show a game's saved games, loaded for the games that are listed.

import type { Component } from 'svelte';
import type { CardScreen, Screens } from '../screens';

export class Cards {
  readonly #screensOf: (game: string) => Promise<Screens>;
  #here: Readonly<Partial<Record<string, CardScreen>>> = $state.raw({});
  #reviewed: readonly string[] = $state.raw([]);

  constructor(screensOf: (game: string) => Promise<Screens>) {
    this.#screensOf = screensOf;
  }

  of({ game }: { readonly game: string }): CardScreen | null {
    return this.#here[game] ?? null;
  }

  /** True if games of this kind have a review. */
  hasReview({ game }: { readonly game: string }): boolean {
    return this.#reviewed.includes(game);
  }

  /** True if they are loaded; the page draws nothing before, or it would jump. */
  areHere(games: readonly string[]): boolean {
    return games.every((game) => game in this.#here);
  }

  /** The shapes that the cards draw with, once for the page. */
  readonly shapes: readonly Component[] = $derived.by(() =>
    Object.values(this.#here).flatMap((card) => card?.Shapes ?? [])
  );

  async load(games: readonly string[]): Promise<void> {
    const missing = games.filter((game) => !(game in this.#here));
    if (missing.length === 0) return;
    const loaded = await Promise.all(
      missing.map(async (game) => {
        const screens = await this.#screensOf(game);
        return { game, card: await screens.card(), hasReview: screens.review !== undefined };
      })
    );
    this.#here = { ...this.#here, ...Object.fromEntries(loaded.map(({ game, card }) => [game, card])) };
    this.#reviewed = [...this.#reviewed, ...loaded.flatMap(({ game, hasReview }) => (hasReview ? [game] : []))];
  }
}
