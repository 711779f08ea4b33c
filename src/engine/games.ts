// The registry of games. Each is loaded on demand, by itself.

import type { Ruleset } from './ruleset';

/** The facts that the app has about a game before loading it. */
export interface Listed {
  readonly id: string;
  readonly houses: readonly string[];
  rules(): Promise<Ruleset>;
}

const LISTED = new Map<string, Listed>();
const loading = new Map<string, Promise<Ruleset>>();

export function list(games: readonly Listed[]): void {
  for (const game of games) LISTED.set(game.id, game);
}

export const listed = (id: string): Listed | null => LISTED.get(id) ?? null;

/** The rules of every game that has been loaded so far, by id. */
const loaded = new Map<string, Ruleset>();

export const loadedRules = (id: string): Ruleset | null => loaded.get(id) ?? null;

/** Loads the rules of a game; null if no such game is listed. A game that could not be loaded is tried again. */
export function rulesOf(id: string): Promise<Ruleset> | null {
  const game = LISTED.get(id);
  if (game === undefined) return null;
  const known = loading.get(id);
  if (known !== undefined) return known;
  const rules = game.rules();
  loading.set(id, rules);
  rules.then(
    (these) => loaded.set(id, these),
    () => loading.delete(id)
  );
  return rules;
}
