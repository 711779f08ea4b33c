// The games on this device: what the home screen and a game in progress do with them.

import { addAnswer } from '../adding';
import type { Game, PerHouse, SetUp } from '#engine/ruleset';
import { checkpointOf } from './checkpoint';
import { now } from '../clock';
import { attempt, attemptWith, type Saves } from './database';
import { type Given, startOf } from '../document';
import { type Handed, isByCode } from '../handed';
import { heardIn } from '../heard';
import { newId } from '../id';
import { GameList } from './list';
import { answersOf, load, type LoadedGame, present, removedAt } from './loading';
import { reclaim } from '../copies/restoreOne';
import { loadRulesOf, rulesFor } from '../rules';
import { noLongerUnreadable, unreadableCopies } from '../copies/restoreAll';
import { copyAnswer, copyBeside, copyGame, forgetCopies, uncopy } from '../copies/secondCopy';
import { type DamagedSheet, type Entry, FOR_GOOD, type GameSheet, type Seat } from './sheet';
import { type Result, Troubled } from '../trouble';
import { addGame, change, newSheet, plain, sound, unlessBehind } from './writing';

/** The time in which a removed game can be restored. */
const KEPT_IN_BIN = 60 * 60 * 1000;

export const createGame = (wanted: {
  /** The id of the game's rules. */
  readonly game: string;
  readonly setUp: SetUp;
  readonly seats: readonly Seat[];
  readonly name: string;
  /** The seats that code plays from the beginning. */
  readonly codes?: readonly Pick<Handed, 'house' | 'name' | 'code'>[];
}): Promise<Result<GameSheet>> =>
  attempt(async (saves) => {
    const { setUp, seats, name, codes = [] } = plain(wanted);
    const rules = await rulesFor(wanted);
    const fresh = newSheet(rules, { start: startOf(setUp), seats, name }, rules.begin(setUp));
    const handed = codes.map((one): Handed => ({ ...one, after: 0, time: fresh.created }));
    const sheet = sound({ ...fresh, handed });
    await addGame(saves, sheet, []);
    return sheet;
  });

/** All games, without those in the bin. */
export const gamesInOrder = (): Promise<Result<GameList>> =>
  attempt(async (saves) => {
    const rows = await saves.games.toArray();
    if (rows.some(isDue)) await purge();
    await loadRulesOf(rows);
    return new GameList(
      rows.filter((row) => removedAt(row) === null),
      now(),
      unreadableCopies()
    );
  });

/** All games, read completely. */
export async function listGames(): Promise<Result<readonly (GameSheet | DamagedSheet)[]>> {
  const found = await gamesInOrder();
  return found.ok ? { ok: true, value: found.value.slice(0, found.value.length) } : found;
}

export const loadGame = (id: string): Promise<Result<LoadedGame>> => attemptWith(id, (saves) => load(saves, id));

export const loadSheet = (id: string): Promise<Result<GameSheet>> =>
  attemptWith(id, async (saves) => present(await saves.games.get(id)));

/**
 * Adds an answer: all of it or nothing, so that a game is never half an answer further. The sheet is the one last loaded or
 * returned here: only its count of answers is compared, the rest is taken from the disk.
 */
export const append = (
  known: GameSheet,
  entry: Pick<Entry, 'house' | 'answer' | 'happened'>,
  game: Game,
  /** True if the answer was taken back and is given again. */
  again = false
): Promise<Result<GameSheet>> =>
  attemptWith(known.id, async (saves) => {
    const { house, answer, happened } = plain(entry);
    const rules = await rulesFor(known);
    const [checkpoint, time, finished] = [checkpointOf(rules, game), now(), rules.winnersOf(game.position) !== null];
    const number = known.answered + 1;
    const added: Entry = { game: known.id, number, house, answer, happened, time };
    let copied: Promise<boolean> | null = null as Promise<boolean> | null;
    const next = (row: unknown): GameSheet => {
      const kept = present(row);
      unlessBehind(kept, known);
      const sheet: GameSheet = {
        ...kept,
        answered: number,
        revision: kept.revision + 1,
        checkpoint,
        finished,
        // Even the same answer clears the rest: otherwise the rest would tell who has changed a sealed one.
        undone: again ? kept.undone.slice(1) : [],
        heard: again ? kept.heard : heardIn(kept),
        begun: without(kept.begun, house),
        tablet: isByCode(kept.handed, house, number) ? kept.tablet : house,
        changed: time
      };
      copied = copyBeside(sheet, added);
      return sheet;
    };
    try {
      const sheet = await addAnswer(saves, added, next);
      if (!(await copied)) await copyAnswer(saves, sheet, added);
      return sheet;
    } catch (error) {
      // Otherwise the answer would return with the copy, although it was refused.
      if (await copied) await uncopy(known.id, number);
      throw error;
    }
  });

/** Saves the unfinished answer of a seat behind its curtain; null clears it. */
export const keepBegun = (id: string, house: string, answer: Given['answer'] | null): Promise<Result<GameSheet>> =>
  change(id, (sheet) => {
    const begun = without(sheet.begun, house);
    return { ...sheet, begun: answer === null ? begun : { ...begun, [house]: plain(answer) } };
  });

/** Saves how many answers this seat had seen when its curtain closed. */
export const markSeen = (id: string, house: string, answered: number): Promise<Result<GameSheet>> =>
  change(id, (sheet) => ({ ...sheet, tablet: house, seen: { ...sheet.seen, [house]: answered } }));

export const rename = (id: string, name: string): Promise<Result<GameSheet>> =>
  change(id, (sheet) => ({ ...sheet, name }));

/** Only for a game that is over: on a copy, one answer could reveal what the others have sealed. */
export const duplicate = (id: string, name: string): Promise<Result<GameSheet>> =>
  attemptWith(id, async (saves) => {
    const { rules, sheet, game, entries } = await load(saves, id);
    if (rules.winnersOf(game.position) === null)
      throw new Troubled('running', 'The game goes on, and what is sealed in it stays so');
    const time = now();
    const copy = sound({
      ...sheet,
      id: newId(),
      name,
      created: time,
      changed: time,
      checkpoint: checkpointOf(rules, game)
    });
    await addGame(saves, copy, entries);
    return copy;
  });

/** Puts a game into the bin, also a damaged one. */
export const remove = (id: string): Promise<Result<null>> => setRemoved(id, Math.max(FOR_GOOD + 1, now()));

/** Not allowed if the same game was imported from a file in the meantime, whatever has happened to that one. */
export const restore = (id: string): Promise<Result<null>> =>
  setRemoved(id, null, async (games) => {
    if (removedAt(await games.get(id)) === FOR_GOOD) throw new Troubled('running', 'It came in from a file meanwhile');
  });

/** Deletes for good what has been in the bin for long. */
export const purge = (): Promise<Result<null>> =>
  attempt(async (saves) => {
    const due = await saves.games.filter(isDue).primaryKeys();
    // A game whose copy is still there would come back; it stays in the bin until the copy is gone.
    if (due.length === 0 || !(await forgetCopies(due))) return null;
    await saves.allOrNothing(async () => {
      await saves.games.bulkDelete(due);
      for (const id of due) await answersOf(saves, id).delete();
    });
    return null;
  });

/** The sheet is not read, since it may be damaged. */
const setRemoved = (
  id: string,
  removed: number | null,
  allowed: (games: Saves['games']) => Promise<void> = () => Promise.resolve()
): Promise<Result<null>> =>
  attempt(async (saves) => {
    await reclaim(saves, id).catch(() => undefined);
    await saves.allOrNothing(async () => {
      await allowed(saves.games);
      const found = await saves.games.where('id').equals(id).modify({ removed });
      // Of a game whose copy cannot be read, only the id is put into the bin.
      if (found === 0 && unreadableCopies().some((copy) => copy.id === id))
        await saves.games.put({ id, removed } as unknown as GameSheet);
      else if (found === 0) throw new Troubled('gone', 'There is no such game');
    });
    noLongerUnreadable(id);
    await copyGame(saves, id);
    return null;
  });

const without = <T>(table: PerHouse<T>, house: string): PerHouse<T> =>
  Object.fromEntries(Object.entries(table).filter(([one]) => one !== house)) as PerHouse<T>;

function isDue(row: unknown): boolean {
  const removed = removedAt(row);
  return removed !== null && removed + KEPT_IN_BIN < now();
}
