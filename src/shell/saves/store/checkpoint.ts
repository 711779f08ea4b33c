// Writes down the position in which a game was left, and opens it again.
import { parsed } from '#engine/parsed';
import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import { faultsIn } from '#engine/shape';
import { CHECKPOINT, isSeated, type SaveDocument } from '../document';
import type { GameSheet } from './sheet';

type Checkpoint = SaveDocument['checkpoint'];

/** The current place and position of a game, as they are written down. */
export const standOf = <K extends Kinds>(rules: Ruleset<K>, { at, position }: Game<K>): Checkpoint => ({
  at,
  position: rules.written(position)
});

export const checkpointOf = (rules: Ruleset, game: Game): string => JSON.stringify(standOf(rules, game));

/** Opens the position; null if it cannot be read or is not of this game; then the answers still lead to the position. */
export function openCheckpoint(
  rules: Ruleset,
  { checkpoint, seats }: Pick<GameSheet, 'checkpoint' | 'seats'>
): Game | null {
  const json = parsed(checkpoint);
  if (faultsIn(CHECKPOINT, json).length > 0) return null;
  const { at, position } = json as Checkpoint;
  const opened = rules.open(position, at);
  // A beginning can be opened too, but is another place.
  if (!opened.ok || opened.game.at !== at) return null;
  return isSeated(rules, seats, opened.game.position) ? opened.game : null;
}
