// The save document: how the game began, every answer since, and the position they lead to. The app exports it and the headless
// table saves it. Loading trusts nothing: every answer is judged and carried out again, and must lead to the position that is
// written down.

import type { Bulk, Game, Happening, Kinds, Position, Ruleset } from '#engine/ruleset';
import {
  anything,
  exactly,
  faultsIn,
  integer,
  isObject,
  list,
  object,
  oneOf,
  openObject,
  optional,
  type Shape,
  text
} from '#engine/shape';
import { aTime } from './clock';
import { firstDifference } from './difference';
import { type Handed, handedList } from './handed';
import { type Heard, heardList } from './heard';
import { LANGUAGES, type Language } from '#text/languages';
import type { Side } from './seatSide';
import { readSlowHash } from './pinHash';
import { upgraded } from './upgrades';
import type { Wrong } from './fileFault';

export const APP = 'pass-the-crown';
export const FORMAT = 8;

export type Start<K extends Kinds = Kinds> =
  | ({ readonly kind: 'setup' } & K['setUp'])
  | { readonly kind: 'position'; readonly position: object; readonly at: string };

export interface Given<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly answer: K['answer'];
}

export interface SaveDocument {
  readonly format: typeof FORMAT;
  readonly app: typeof APP;
  /** The id of the game's rules. */
  readonly game: string;
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly checkpoint: { readonly at: string; readonly position: object };
  /** The players at the table, in the order in which the tablet was passed. */
  readonly seats?: readonly Seated[];
  /** The time of each answer, in milliseconds. */
  readonly times?: readonly number[];
  readonly takenBack?: readonly TakenBack[];
  readonly copied?: readonly Copied[];
  readonly handed?: readonly Handed[];
  /** The same as on the sheet. */
  readonly heard?: readonly Heard[];
  /** The same as on the sheet. */
  readonly branch?: string;
}

/** Answers that the table took back with the consent of all houses. */
export interface TakenBack {
  /** The number of answers that were left. */
  readonly after: number;
  readonly count: number;
  readonly time: number;
}

export const COPIES = ['file', 'backup', 'remains', 'arrival', 'shown', 'scanned', 'claimed'] as const;

/**
 * A note that the game left as a file, in a backup, or as its remains while it was played; or that it arrived as a file.
 * `shown`, `scanned`: the same by picture. `claimed`: it is played here without the word of the other tablet.
 */
export interface Copied {
  /** The number of answers before it. */
  readonly after: number;
  readonly round: number;
  readonly how: (typeof COPIES)[number];
  readonly time: number;
}

export interface Seated {
  readonly house: string;
  readonly name: string;
  /** The slow hash of the PIN. */
  readonly pin?: string;
  /** The same as on the sheet. */
  readonly side?: Side;
  readonly language?: Language;
}

export interface Loaded {
  readonly ok: true;
  readonly rules: Ruleset;
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly game: Game;
  /** The happenings after each answer. */
  readonly happened: readonly (readonly Happening[])[];
  readonly seats: readonly Seated[] | null;
  readonly times: readonly number[] | null;
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly handed: readonly Handed[];
  readonly heard: readonly Heard[];
  readonly branch: string | null;
}

type PlayedAgain<K extends Kinds> =
  { readonly ok: true; readonly game: Game<K>; readonly happened: readonly (readonly K['happening'][])[] } | Unloadable;

type Opened<K extends Kinds> = { readonly ok: true; readonly game: Game<K> } | Unloadable;

interface Unloadable {
  readonly ok: false;
  readonly why: string;
  readonly wrong: Wrong;
}

const unloadable = (wrong: Wrong, why: string): Unloadable => ({ ok: false, why, wrong });

export const startOf = <K extends Kinds>(setUp: K['setUp']): Start<K> => ({ kind: 'setup', ...setUp });

export const saveOf = (
  rules: Ruleset,
  start: Start,
  answers: readonly Given[],
  { position, at }: Game
): SaveDocument => ({
  format: FORMAT,
  app: APP,
  game: rules.id,
  start,
  answers,
  checkpoint: { at, position: rules.written(position) }
});

/** Many times more than the longest game has. */
export const MOST_ANSWERS = 50_000;
const MOST_PATH = 200;
const MOST_ROUND = 1000;

/** The longest name of a game or of a player. */
export const MOST_NAME = 80;
export const aName = text(MOST_NAME);

export const CHECKPOINT = object<{ at: string; position: unknown }>({ at: text(MOST_PATH), position: anything });

export const aCount = integer(0, MOST_ANSWERS);
export const takenBackList = (time: Shape<number>) =>
  list(object<TakenBack>({ after: aCount, count: integer(1, MOST_ANSWERS), time }), MOST_ANSWERS);

/** Further notes make the earliest ones be forgotten. */
export const MOST_COPIED = 1000;
export const copiedList = (time: Shape<number>) =>
  list(
    object<Copied>({
      after: aCount,
      round: integer(0, MOST_ROUND),
      how: oneOf('a way for a game to be copied', COPIES),
      time
    }),
    MOST_COPIED
  );

export const aBranch = text(MOST_PATH);

const aSlowHash: Shape<string> = (value, finding) => {
  if (typeof value !== 'string' || readSlowHash(value) === null) exactly('a slow hash')(value, finding);
};

/** A side of the tablet. */
export const aSide: Shape<Side> = oneOf('a side', ['south', 'west', 'north', 'east'] as const);

export const aLanguage: Shape<Language> = oneOf('a language', LANGUAGES);

export const aHouseOf = (houses: readonly string[]): Shape<string> => oneOf('a house', houses);

/** Only the outer shape: the rules judge set-ups, positions and answers. */
const saveShape = ({ id, houses, hasCode }: Ruleset): Shape<unknown> => {
  const house = aHouseOf(houses);
  return object({
    format: exactly(FORMAT),
    app: exactly(APP),
    game: exactly(id),
    start: openObject({ kind: oneOf('a kind of beginning', ['setup', 'position'] as const) }),
    answers: list(object<{ house: string; answer: unknown }>({ house, answer: anything }), MOST_ANSWERS),
    checkpoint: CHECKPOINT,
    seats: optional(
      list(
        object<Seated>({
          house,
          name: aName,
          pin: optional(aSlowHash),
          side: optional(aSide),
          language: optional(aLanguage)
        }),
        houses.length
      )
    ),
    times: optional(list(aTime, MOST_ANSWERS)),
    takenBack: optional(takenBackList(aTime)),
    copied: optional(copiedList(aTime)),
    handed: optional(handedList({ after: aCount, house, name: aName, time: aTime }, hasCode)),
    heard: optional(heardList({ house, after: aCount }, houses)),
    branch: optional(aBranch)
  });
};

/** The rules that a file needs. */
export function gameIn(found: unknown): { readonly ok: true; readonly game: string } | Unloadable {
  const strange = isNotOurs(found);
  if (strange !== null) return strange;
  const json = upgraded(found, 'document');
  if (isObject(json) && typeof json.game === 'string') return { ok: true, game: json.game };
  return unloadable({ what: 'parts' }, 'The save is damaged: it does not tell which game it is of');
}

export function loadSave(rules: Ruleset, found: unknown): Loaded | Unloadable {
  const strange = isNotOurs(found);
  if (strange !== null) return strange;
  const json = upgraded(found, 'document');
  const faults = faultsIn(saveShape(rules), json);
  if (faults.length > 0) return unloadable({ what: 'parts' }, `The save is damaged: ${faults.join('; ')}`);
  const { start, answers, checkpoint, seats = null, times = null, takenBack = [], copied = [] } = json as SaveDocument;
  const { handed = [], heard = [], branch = null } = json as SaveDocument;
  const played = playAgain(rules, start, answers);
  if (!played.ok) return played;
  const { game, happened } = played;
  const difference = firstDifference(
    { at: checkpoint.at, position: checkpoint.position },
    { at: game.at, position: rules.written(game.position) }
  );
  if (difference !== null)
    return unloadable(
      { what: 'ending', of: answers.length },
      `After all ${answers.length} answers the position is another than the one saved: ${difference}`
    );
  if (seats !== null && !isSeated(rules, seats, game.position))
    return unloadable({ what: 'seats' }, 'seats: other houses than those in play');
  if (times !== null && times.length !== answers.length)
    return unloadable({ what: 'parts' }, 'times: one is due for every answer');
  for (const [name, notes] of Object.entries({ takenBack, copied, handed, heard }))
    if (notes.some(({ after }) => after > answers.length))
      return unloadable({ what: 'parts' }, `${name}: after more answers than there are`);
  return { ok: true, rules, start, answers, game, happened, seats, times, takenBack, copied, handed, heard, branch };
}

function isNotOurs(json: unknown): Unloadable | null {
  if (!isObject(json) || json.app !== APP)
    return unloadable({ what: 'not-ours' }, 'This is not a save of Pass the Crown');
  if (!isNewer(json)) return null;
  const why = `This save has format ${json.format}, and this version reads up to ${FORMAT}: it was made by a newer version`;
  return unloadable({ what: 'newer' }, why);
}

export const isNewer = (json: unknown): json is { readonly format: number } =>
  isObject(json) && json.app === APP && typeof json.format === 'number' && json.format > FORMAT;

/** True if every house in play has exactly one seat. */
export function isSeated(rules: Ruleset, seats: readonly Pick<Seated, 'house'>[], position: Position): boolean {
  const seated = new Set(seats.map(({ house }) => house));
  const playing = rules.seatsOf(position);
  return seated.size === seats.length && seated.size === playing.length && playing.every((house) => seated.has(house));
}

/** Replays all answers from the beginning; each one is judged. */
export function playAgain<K extends Kinds>(
  rules: Ruleset<K>,
  start: Start<K>,
  answers: readonly Given<K>[]
): PlayedAgain<K> {
  const opened = openStart(rules, start);
  return opened.ok ? playOn(rules, opened.game, answers) : opened;
}

export function playOn<K extends Kinds>(
  rules: Ruleset<K>,
  from: Game<K>,
  answers: readonly Given<K>[]
): PlayedAgain<K> {
  const bulk = rules.bulk(from);
  const happened: (readonly K['happening'][])[] = [];
  for (const [i, { house, answer }] of answers.entries()) {
    const round = rules.roundOf(bulk.position);
    const why = wrongWith(bulk, house, answer);
    if (why !== null) {
      const [number, of] = [i + 1, answers.length];
      return unloadable({ what: 'answer', number, of, house, round }, `Answer ${number} of ${of} (${house}): ${why}`);
    }
    happened.push(bulk.position.happened);
  }
  return { ok: true, game: bulk.game, happened };
}

/** The game at its beginning. */
export function openStart<K extends Kinds>(rules: Ruleset<K>, start: Start<K>): Opened<K> {
  const { kind, ...setUp } = start;
  if (kind === 'position') {
    const { position, at, ...others } = setUp as Omit<Extract<Start, { kind: 'position' }>, 'kind'>;
    if (typeof at !== 'string' || Object.keys(others).length > 0) return beginsWrong('The beginning is damaged');
    const opened = rules.open(position, at);
    return opened.ok ? opened : beginsWrong(`The position it begins with is wrong: ${opened.faults.join('; ')}`);
  }
  const faults = rules.judgeSetUp(setUp);
  if (faults.length > 0) return beginsWrong(`The set-up is wrong: ${faults.join('; ')}`);
  return { ok: true, game: rules.begin(setUp as unknown as K['setUp']) };
}

const beginsWrong = (why: string): Unloadable => unloadable({ what: 'beginning' }, why);

/** The fault of an answer, or null. A file made by hand may lead where no game has been. */
export function wrongWith<K extends Kinds>(game: Bulk<K>, house: K['house'], answer: K['answer']): string | null {
  try {
    const refusal = game.answer(house, answer);
    return refusal === null ? null : `it is refused by ${refusal.rule}`;
  } catch {
    return 'it cannot be carried out';
  }
}
