// The lines of the log that can be asked why code did what they say.

import { HOUSE_CARDS } from '#thrones/box/houseCards';
import type { House } from '#thrones/box';
import type { Happening } from '#thrones/rules';
import type { LogLine } from '../frame/logLines';
import type { Playing } from '../kit/playing';
import type { ReasonTold } from '#thrones/bots/reasons/reasons';
import type { Code } from '#shell/saves/handed';

type Game = Pick<Playing, 'entries' | 'handed'>;

/** The code player that gave the last answer of a house up to this number; null if a person did. */
export function codeOf({ entries, handed }: Game, house: House, number: number): Code | null {
  const own = entries.slice(0, number).findLastIndex((entry) => entry.house === house) + 1;
  return own === 0 ? null : (handed.findLast((one) => one.house === house && one.after < own)?.code ?? null);
}

/** The houses whose sealed answers a happening reveals. */
function revealed(one: Happening, { handed }: Game): readonly House[] {
  if (one.what === 'cards')
    return Object.values(one.cards).flatMap((card) => (card === null ? [] : [HOUSE_CARDS[card].house]));
  const houses = handed.map(({ house }) => house as House);
  // A bid of nothing may mean that the house had nothing.
  if (one.what === 'bids') return houses.filter((house) => (one.bids[house] ?? 0) > 0);
  return one.what === 'orders-revealed' ? houses : [];
}

/** Where the wildling card was put would give away something of what the raven saw. */
const UNTOLD: readonly LogLine['what'][] = ['note', 'raven-card'];

interface Asking {
  readonly reasonsFor: (number: number) => readonly ReasonTold[];
  readonly onwhy: (line: LogLine) => void;
}

/**
 * Adds the button "why" to the first line of each answer by code, and to the lines that reveal what code has sealed, if there
 * is a reason to show. That is only worked out when a line is shown: for all lines of a long game at once it would take
 * seconds.
 */
export function explained(lines: readonly LogLine[], game: Game, { reasonsFor, onwhy }: Asking): readonly LogLine[] {
  const told = new Set<number>();
  return lines.map((line) => {
    if (line.minor || line.automatic || UNTOLD.includes(line.what)) return line;
    const { house, happened } = game.entries[line.number - 1]!;
    const seats =
      line.house === house && !told.has(line.number)
        ? [house]
        : happened.filter((one) => one.what === line.what).flatMap((one) => revealed(one, game));
    const codes = seats.filter((seat) => codeOf(game, seat, line.number) !== null);
    if (codes.length === 0) return line;
    told.add(line.number);
    return {
      ...line,
      get why() {
        return reasonsFor(line.number).some((one) => codes.includes(one.house)) ? () => onwhy(line) : undefined;
      }
    };
  });
}
