// Finds the rules of a saved game by what its sheet or file says.

import { rulesOf } from '#engine/games';
import type { Ruleset } from '#engine/ruleset';
import { isObject } from '#engine/shape';
import { Troubled } from './trouble';
import { upgraded } from './upgrades';

/** Loads the rules that these rows need to be judged. */
export async function loadRulesOf(rows: readonly unknown[]): Promise<void> {
  const games = new Set(rows.map((row) => upgraded(row, 'sheet')).map((row) => (isObject(row) ? row.game : null)));
  for (const game of games) if (typeof game === 'string') await rulesOf(game);
}

/** A game that is not listed was played with a later version. */
export async function rulesFor({ game }: { readonly game: string }): Promise<Ruleset> {
  const rules = await rulesOf(game);
  if (rules === null) throw new Troubled('newer', `This version has no game ${game}`, { what: 'newer' });
  return rules;
}
