// Imports what a file contains: one game, or a whole backup. Every game is verified by replaying its answers; games that are
// here already stay as they are and are not added a second time.

import { faultsIn, isObject } from '#engine/shape';
import { unpacked } from './archive';
import { BACKUP, BACKUP_SHAPE, type Beside, type KeptGame, keptShape, type Unopened } from './backup';
import { now } from '../clock';
import { attempt, type Saves } from '../store/database';
import { firstDifference } from '../difference';
import { APP, type Loaded, playAgain } from '../document';
import { documentOf, verified } from './gameFiles';
import { newId } from '../id';
import { answersOf, removedAt } from '../store/loading';
import { listed, readEntries, readSheet } from '../store/believedRows';
import { allBack } from '../copies/restoreAll';
import { rulesFor } from '../rules';
import type { GameSheet } from '../store/sheet';
import { importGame, takeIn } from './importGame';
import { orThrow, type Result, type Trouble, Troubled } from '../trouble';
import type { Wrong } from '../fileFault';

/** The fate of the games in a file. */
export interface Brought {
  readonly added: readonly GameSheet[];
  /** The names of games that were here already. */
  readonly present: readonly string[];
  readonly refused: readonly { readonly name: string | null; readonly trouble: Trouble }[];
}

/** Imports a file. A single game gets this name; those in a backup have their own. */
export async function bringIn(file: Blob, name: string): Promise<Result<Brought>> {
  const read = await unpacked(file);
  if (!read.ok) return read;
  if (isBackup(read.value)) return restoreBackup(read.value);
  const imported = await importGame(read.value, name);
  if (!imported.ok) return imported;
  const { what, sheet } = imported.value;
  const [added, present] = what === 'added' ? [[sheet], []] : [[], [sheet.name]];
  return { ok: true, value: { added, present, refused: [] } };
}

interface SomeBackup {
  readonly backup: unknown;
  readonly games: readonly unknown[];
  readonly unopened: readonly Unopened[];
}

const isBackup = (json: unknown): json is SomeBackup =>
  isObject(json) && json.app === APP && Object.hasOwn(json, 'backup');

/** Imports each game separately, so that a fault in one, or with the disk just then, does not affect the next. */
async function restoreBackup(json: SomeBackup): Promise<Result<Brought>> {
  if (typeof json.backup === 'number' && json.backup > BACKUP)
    return refusedWhole('newer', `The backup has format ${json.backup}`, { what: 'newer' });
  const faults = faultsIn(BACKUP_SHAPE, json);
  if (faults.length > 0) return refusedWhole('damaged', faults.join('; '), { what: 'parts' });
  // Games of this same file are not counted: they are no reason to leave out another one of it.
  const here = await attempt(async ({ games }) => {
    await allBack();
    return games.toArray();
  });
  if (!here.ok) return here;
  const [added, present, refused]: [GameSheet[], string[], Brought['refused'][number][]] = [[], [], []];
  const all = [
    ...json.games.map((game) => ({ name: nameIn(game), kept: () => keptGame(game) })),
    ...json.unopened.map((rows) => ({ name: nameIn(rows.sheet), kept: () => opened(rows) }))
  ];
  for (const { name, kept } of all) {
    const done = await attempt(async (saves) => {
      const [game, loaded] = await kept();
      if (await isHere(saves, here.value, game, loaded)) return game.name;
      const { what, sheet } = await takeIn(
        saves,
        here.value,
        loaded,
        await besides(saves, game),
        added.map(({ id }) => id)
      );
      return what === 'present' ? game.name : sheet;
    });
    if (!done.ok) refused.push({ name, trouble: done.trouble });
    else if (typeof done.value === 'string') present.push(done.value);
    else added.push(done.value);
  }
  return { ok: true, value: { added, present, refused } };
}

const refusedWhole = (kind: Trouble['kind'], detail: string, wrong: Wrong): Result<never> => ({
  ok: false,
  trouble: { kind, detail, wrong }
});

const nameIn = (json: unknown): string | null => listed(json).name;

async function keptGame(json: unknown): Promise<[KeptGame, Loaded]> {
  if (!isObject(json) || !isObject(json.save)) throw new Troubled('damaged', 'no game', { what: 'parts' });
  const loaded = await verified(json.save);
  const faults = faultsIn(keptShape(loaded.rules.houses), json);
  if (faults.length > 0) throw new Troubled('damaged', faults.join('; '), { what: 'parts' });
  return [json as unknown as KeptGame, loaded];
}

/** Rows that another version could not open become a game if this version can. */
async function opened(rows: Unopened): Promise<[KeptGame, Loaded]> {
  const sheet = orThrow(readSheet(rows.sheet));
  const rules = await rulesFor(sheet);
  const entries = orThrow(readEntries(rules, rows.answers, sheet.answered));
  const again = playAgain(rules, sheet.start, entries);
  if (!again.ok) throw new Troubled('damaged', again.why, again.wrong);
  const save = documentOf({ rules, sheet, game: again.game, entries });
  const { passage, ...own } = sheet;
  return [{ ...own, ...(passage === null ? {} : { passage }), save }, await verified(save)];
}

/** True if a game is here already: the same beginning and the same answers; or the same game, only continued here. */
async function isHere(saves: Saves, rows: readonly unknown[], { id }: KeptGame, loaded: Loaded): Promise<boolean> {
  for (const row of rows) {
    if (removedAt(row) !== null) continue;
    const sheet = readSheet(row);
    if (!sheet.ok || sheet.value.game !== loaded.rules.id) continue;
    if (firstDifference(sheet.value.start, loaded.start) !== null) continue;
    const kept = readEntries(loaded.rules, await answersOf(saves, sheet.value.id).toArray(), sheet.value.answered);
    if (!kept.ok) continue;
    const given = kept.value.map(({ house, answer }) => ({ house, answer }));
    const same = sheet.value.id === id ? given.slice(0, loaded.answers.length) : given;
    if (firstDifference(same, loaded.answers) === null) return true;
  }
  return false;
}

/** The part that a backup adds to its save document. The game keeps its id if that is free. */
async function besides(saves: Saves, { id, name, created, changed, tablet, seen, passage }: KeptGame): Promise<Beside> {
  const isFree =
    /^[\w-]+$/.test(id) && (await saves.games.get(id)) === undefined && (await answersOf(saves, id).count()) === 0;
  // A game dated in the future would always be the last one played.
  return {
    id: isFree ? id : newId(),
    name,
    created: Math.min(created, now()),
    changed: Math.min(changed, now()),
    tablet,
    seen,
    ...(passage === undefined ? {} : { passage })
  };
}
