// Judging answers: from the ask and the answer to the go-ahead or a refusal, and the legal answers to choose from. Screen, bots
// and tests all come through here; what an ask allows is known by its kind (kinds.ts).

import type { House } from '#thrones/box';
import { type Answer, ANSWER_SHAPES, type Ask } from './asks';
import type { Chance } from '#engine/chance';
import { kindOf } from './kinds';
import type { Known, Table } from './position';
import { refuse, type Verdict } from './refusals';
import { faultsIn } from '#engine/shape';

export function askOf(table: Pick<Table, 'asks'>, house: House): Ask | null {
  for (const asked of table.asks) if (asked.house === house) return asked;
  return null;
}

export function judge(known: Known, house: House, answer: unknown): Verdict {
  const asked = askOf(known, house);
  if (asked === null) return refuse('answer.not-asked', { house });
  const faults = faultsIn(ANSWER_SHAPES[asked.kind], answer);
  if (faults.length > 0) return refuse('answer.malformed', { faults });
  return kindOf(asked).judge(known, asked, answer as Answer);
}

export interface Choices {
  readonly choices: readonly Answer[];
  /** These are all the legal answers there are. */
  readonly complete: boolean;
  readonly total: number | null;
}

/** A sample is drawn until it is full, or until what is missing does not want to come up. */
const DRAWS_PER_CHOICE = 50;

/** All the legal answers where there are at most `limit`, otherwise a fair sample of them, none twice. */
export function choices(known: Known, house: House, limit: number, chance: Chance): Choices {
  const asked = askOf(known, house);
  if (asked === null) return { choices: [], complete: true, total: 0 };
  const kind = kindOf(asked);
  const all: Answer[] = [];
  for (const answer of kind.list(known, asked)) if (all.push(answer) > limit) break;
  if (all.length <= limit) return { choices: all, complete: true, total: all.length };
  const sample = new Map<string, Answer>();
  for (let draws = limit * DRAWS_PER_CHOICE; draws > 0 && sample.size < limit; draws--) {
    const answer = kind.draw(known, asked, chance);
    sample.set(meaningOf(answer), answer);
  }
  return { choices: [...sample.values()], complete: false, total: null };
}

/** The same for answers that say the same in another order. Only in a ranking the order is the answer. */
function meaningOf(answer: Answer): string {
  return answer.kind === 'rank' ? answer.houses.join() : unordered(answer);
}

function unordered(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? value.map(unordered)
    : Object.entries(value).map(([name, part]) => `${name}:${unordered(part)}`);
  return `[${parts.sort().join()}]`;
}

export function drawAnswer(known: Known, house: House, chance: Chance): Answer {
  const asked = askOf(known, house);
  if (asked === null) throw new Error(`${house} is not asked anything`);
  return kindOf(asked).draw(known, asked, chance);
}

/** The answer that the program gives by itself, where plainly nothing can be chosen. Nothing is searched for here. */
export function soleAnswer(asked: Ask): Answer | null {
  switch (asked.kind) {
    case 'option':
      return asked.options.length === 1 ? { kind: 'option', option: asked.options[0]! } : null;
    case 'card':
      return asked.cards.length === 1 && !asked.mayDecline ? { kind: 'card', card: asked.cards[0]! } : null;
    case 'area':
      return asked.areas.length === 1 && !asked.mayDecline ? { kind: 'area', area: asked.areas[0]! } : null;
    case 'units':
      return asked.least === asked.units.length ? { kind: 'units', units: asked.units } : null;
    case 'bid':
      return asked.most === 0 ? { kind: 'bid', power: 0 } : null;
    default:
      return null;
  }
}
