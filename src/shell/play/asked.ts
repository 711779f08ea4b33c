// The question to a seat played by code, with everything it may know: the view of its seat and the public memory.

import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import type { Given } from '../saves/document';
import type { Code } from '../saves/handed';
import type { Answered } from './keeper';

export interface Asked<K extends Kinds = Kinds> {
  /** Changes whenever anything changes in the game or in who plays it. */
  readonly stand: number;
  readonly house: K['house'];
  readonly code: Code;
  readonly view: K['view'];
  /** The place in the chart. */
  readonly at: string;
  /** The beginning of the game as a bystander saw it, and everything that has happened since. */
  readonly opening: K['view'];
  readonly happened: readonly K['happening'][];
  /** The number of answers that this seat has given so far. */
  readonly given: number;
  /** True if everybody watches while it answers. */
  readonly isOpen: boolean;
  /** True if the table waits for code alone, so that a person may still want to take back the last answer. */
  readonly isRegrettable: boolean;
  /** An answer that was taken back together with an earlier one; it is given again without thinking. */
  readonly again: K['answer'] | null;
}

interface GameNow<K extends Kinds> {
  readonly stand: number;
  readonly game: Game<K>;
  readonly entries: readonly Answered<K>[];
  readonly undone: readonly Given<K>[];
  readonly opening: () => K['view'];
  /** True if a person gave the last answer and can still take it back. */
  readonly isFresh: () => boolean;
}

export function askedOf<K extends Kinds>(
  rules: Ruleset<K>,
  codes: ReadonlyMap<string, Code>,
  { stand, game, entries, undone, opening, isFresh }: GameNow<K>
): Asked<K> | null {
  const { position, at } = game;
  const asks = position.asks.filter((ask) => codes.has(ask.house));
  const [next] = undone;
  const ask = asks.find((one) => one.house === next?.house) ?? asks[0];
  const code = ask === undefined ? undefined : codes.get(ask.house);
  if (ask === undefined || code === undefined) return null;
  const { house } = ask;
  return {
    stand,
    house,
    code,
    view: rules.viewFor(position, house),
    at,
    opening: opening(),
    happened: entries.flatMap(({ happened }) => happened),
    given: entries.filter((entry) => entry.house === house).length,
    isOpen: rules.privacyOf(ask) !== 'sealed',
    isRegrettable: asks.length === position.asks.length && isFresh(),
    again: next?.house === house ? next.answer : null
  };
}
