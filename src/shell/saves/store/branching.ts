// Branches off a finished game: a new game that begins with the answers of the old one up to some moment.

import type { Game, Ruleset } from '#engine/ruleset';
import { attemptWith } from './database';
import { MOST_NAME, playAgain } from '../document';
import { seenBy } from '../files/gameFiles';
import { newId } from '../id';
import { load } from './loading';
import type { GameSheet } from './sheet';
import { type Result, Troubled } from '../trouble';
import { addGame, newSheet } from './writing';

/** A `name` that is too long is cut. A game that is still played cannot be branched: the branch would show what is sealed. */
export const branchGame = (id: string, answered: number, name: string): Promise<Result<GameSheet>> =>
  attemptWith(id, async (saves) => {
    const { rules, sheet: old, game: end, entries } = await load(saves, id);
    if (!isOver(rules, end)) throw new Troubled('failed', 'The game goes on, and what is sealed in it stays so');
    const kept = entries.slice(0, answered);
    const again = playAgain(rules, old.start, kept);
    if (!again.ok) throw new Troubled('damaged', again.why);
    if (isOver(rules, again.game)) throw new Troubled('failed', 'The game is over there, and nothing is left to play');
    const { start, seats } = old;
    const fresh = newSheet(rules, { start, seats, name: name.slice(0, MOST_NAME) }, again.game);
    const sheet: GameSheet = {
      ...fresh,
      answered: kept.length,
      revision: kept.length,
      tablet: kept.at(-1)?.house ?? null,
      seen: seenBy(kept),
      handed: old.handed.filter(({ after }) => after <= kept.length),
      branch: newId()
    };
    await addGame(saves, sheet, kept);
    return sheet;
  });

const isOver = (rules: Ruleset, { position }: Game): boolean => rules.winnersOf(position) !== null;
