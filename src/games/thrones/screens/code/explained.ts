// Which lines of the log lead to why code did what they tell.

import { HOUSE_CARDS } from '#thrones/box/houseCards';
import type { House } from '#thrones/box';
import type { Happening } from '#thrones/rules';
import type { LogLine } from '../frame/logLines';
import type { Playing } from '../kit/playing';
import type { ReasonTold } from '#thrones/bots/reasons/reasons';
import type { Code } from '#shell/saves/handed';

type Game = Pick<Playing, 'entries' | 'handed'>;

/** Who gave the last answer of a house up to that number, if it was code. */
export function codeOf({ entries, handed }: Game, house: House, number: number): Code | null {
  const own = entries.slice(0, number).findLastIndex((entry) => entry.house === house) + 1;
  return own === 0 ? null : (handed.findLast((one) => one.house === house && one.after < own)?.code ?? null);
}

/** Whose sealed answers a happening brings to light. */
function revealed(one: Happening, { handed }: Game): readonly House[] {
  if (one.what === 'cards')
    return Object.values(one.cards).flatMap((card) => (card === null ? [] : [HOUSE_CARDS[card].house]));
  const houses = handed.map(({ house }) => house as House);
  // who bid nothing may have had nothing
  if (one.what === 'bids') return houses.filter((house) => (one.bids[house] ?? 0) > 0);
  return one.what === 'orders-revealed' ? houses : [];
}

/** Where the wildling card went says something of what the raven saw. */
const UNTOLD: readonly LogLine['what'][] = ['note', 'raven-card'];

interface Asking {
  readonly reasonsFor: (number: number) => readonly ReasonTold[];
  readonly onwhy: (line: LogLine) => void;
}

/**
 * The first line of an answer of code, and those that reveal what code has sealed, where there is a reason to show. That is found
 * out when a line is shown: for all the lines of a long game at once it would take seconds.
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
