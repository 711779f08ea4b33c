// Moves a game from this tablet to another one, or receives one: at any moment at most one of the two plays it.

import { now } from '../clock';
import { withNote } from './leavingCopy';
import { attempt, attemptWith, type Saves } from '../store/database';
import { addLoaded, verified } from './gameFiles';
import { load, present, removedAt } from '../store/loading';
import { bytesOfHex, hashOf, hexOf } from '../hex';
import type { Passage } from './passage';
import { allBack } from '../copies/restoreAll';
import { copyGame } from '../copies/secondCopy';
import { FOR_GOOD, type GameSheet } from '../store/sheet';
import { unlessBinned } from './binned';
import { takeIn, type TakenIn } from './importGame';
import { type Result, Troubled } from '../trouble';
import { makeWay, runningTwins, type Twin, unlessPlayedBeside } from './sameGame';
import { sound, unlessBehind } from '../store/writing';

/**
 * The other tablet has the whole game: from now on it is not played here. Refused if somebody has continued it since it was
 * shown.
 */
export const giveAway = (shown: GameSheet, passage: Omit<Passage, 'way'>): Promise<Result<GameSheet>> =>
  attemptWith(shown.id, (saves) =>
    passed(saves, shown.id, (kept) => {
      unlessBehind(kept, shown);
      // Answers that were taken back or are unfinished may be secret, and are of no use here any more.
      return { ...kept, undone: [], begun: {}, passage: { ...passage, way: 'out' } };
    })
  );

/** Lets the game be played here, with the word of the tablet it came from. */
export const release = (id: string, receiver: string, word: string): Promise<Result<GameSheet>> =>
  attemptWith(id, async (saves) => {
    const hash = hexOf(await hashOf(bytesOfHex(word)));
    return passed(saves, id, (kept) => {
      const { passage } = kept;
      const isMeant = passage?.way === 'in' && passage.receiver === receiver && passage.word === hash;
      if (!isMeant) throw new Troubled('failed', 'This is another word');
      return { ...kept, passage: null };
    });
  });

/** Lets the game be played here without the word of the other tablet, which may be lost: the log says so for ever. */
export const claim = (id: string): Promise<Result<GameSheet>> =>
  attemptWith(id, async (saves) => {
    const { rules, game } = await load(saves, id);
    const round = rules.roundOf(game.position);
    return passed(saves, id, (kept) => {
      if (kept.passage === null) return kept;
      const note = { after: kept.answered, round, how: 'claimed', time: now() } as const;
      return { ...kept, passage: null, copied: withNote(kept.copied, note) };
    });
  });

/** The revision grows, so that other windows and the second copy know which sheet is the later one. */
async function passed(saves: Saves, id: string, to: (kept: GameSheet) => GameSheet): Promise<GameSheet> {
  const sheet = await saves.allOrNothing(async () => {
    const kept = present(await saves.games.get(id));
    const next = sound({ ...to(kept), revision: kept.revision + 1 });
    if (kept.passage !== null && next.passage === null) await unlessPlayedBeside(saves, next);
    await saves.games.put(next);
    return next;
  });
  await copyGame(saves, id);
  return sheet;
}

export interface Offered {
  readonly json: unknown;
  readonly name: string;
  readonly passage: Omit<Passage, 'way'>;
}

/**
 * `fewer`: the copy here has answers that the picture lacks, and nobody has agreed yet to put it in the bin. `answers`: how
 * many are in the picture.
 */
type Taken = TakenIn | { readonly what: 'fewer'; readonly sheet: GameSheet; readonly answers: number };

/** Receives what another tablet has shown: the game waits here for that tablet's word. A game that is over needs none. */
export const takeParcel = ({ json, name, passage }: Offered, isAgreed: boolean): Promise<Result<Taken>> =>
  attempt(async (saves): Promise<Taken> => {
    await allBack();
    const loaded = await verified(json);
    const rows = await saves.games.toArray();
    if (loaded.rules.winnersOf(loaded.game.position) !== null) return takeIn(saves, rows, loaded, { name }, []);
    const all = await runningTwins(saves, rows, loaded);
    const twins = all.filter(({ sheet }) => sheet.removed === null);
    const played = twins.find(({ sheet }) => sheet.passage === null);
    if (played?.holdsAll) return { what: 'present', sheet: played.sheet };
    if (played !== undefined)
      throw new Troubled('running', `It is played here as ${played.sheet.id}`, { what: 'running' });
    const scanned = twins.find(({ sheet }) => isOf(sheet.passage, passage.parcel));
    if (scanned !== undefined) return { what: 'added', sheet: scanned.sheet };
    await unlessBinned(all);
    const further = twins.find(({ hasMore }) => hasMore);
    if (further !== undefined && !isAgreed)
      return { what: 'fewer', sheet: further.sheet, answers: loaded.answers.length };
    const waiting: Passage = { ...passage, way: 'in' };
    const replaced: string[] = [];
    const sheet = await addLoaded(saves, loaded, { name, passage: waiting, how: 'scanned' }, async () => {
      replaced.push(...(await makeWay(saves, loaded, new Set(here(rows)))));
      for (const twin of twins) replaced.push(await replace(saves, twin));
    });
    for (const id of replaced) await copyGame(saves, id);
    return { what: 'added', sheet };
  });

const isOf = (passage: Passage | null, parcel: string): boolean => passage?.way === 'in' && passage.parcel === parcel;

const here = (rows: readonly unknown[]): unknown[] =>
  rows.filter((row) => removedAt(row) === null).map((row) => (row as { readonly id: unknown }).id);

/**
 * Puts a game into the bin that is not played any more, unless another window has claimed it in the meantime. If it has answers
 * that the new one lacks, it can be restored.
 */
async function replace({ games }: Saves, { sheet: { id }, hasMore }: Twin): Promise<string> {
  if (present(await games.get(id)).passage === null)
    throw new Troubled('running', `It is played here as ${id}`, { what: 'running' });
  await games
    .where('id')
    .equals(id)
    .modify({ removed: hasMore ? now() : FOR_GOOD });
  return id;
}
