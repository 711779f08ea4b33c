// Judging answers: from the ask and the answer to the go-ahead or a refusal, and the legal answers to choose from.

import type { Chance } from '#engine/chance';
import { faultsIn, isObject } from '#engine/shape';
import type { House } from '#iron/box';
import { ANSWER_SHAPES, ASK_AGAIN } from './answerShapes';
import type { Answer, AnswerOf, Ask, AskKind } from './asks';
import { type Kind, KINDS } from './kinds';
import { isAlways } from './leading';
import { type Mine, mineOf } from './mine';
import type { Position, Table } from './position';
import { refuse, type Verdict } from './refusals';
import type { View } from './view';

export const askOf = ({ asks }: { readonly asks: readonly Ask[] }, house: House): Ask | null =>
  asks.find((one) => one.house === house) ?? null;

/** An ask and its kind belong together, which the compiler cannot see of a union. */
const kindOf = ({ kind }: Ask): Kind<AskKind> => KINDS[kind] as unknown as Kind<AskKind>;

/** A seat can judge with its own view alone. */
const ownOf = (known: Position | View, house: House): Mine =>
  'hands' in known ? mineOf(known, house) : known.me === house && known.mine ? known.mine : NOTHING;

const NOTHING: Mine = {
  hand: [],
  hostages: [],
  dealt: [],
  leader: null,
  down: undefined,
  peeked: null,
  sifting: []
};

export function judge(known: Position | View, house: House, answer: unknown): Verdict {
  const asked = askOf(known, house);
  if (asked === null) return refuse('answer.not-asked', { house });
  const faults = faultsIn(isAskAgain(answer) ? ASK_AGAIN : ANSWER_SHAPES[asked.kind], answer);
  if (faults.length > 0) return refuse('answer.malformed', { faults });
  if (isAskAgain(answer)) return mayAskAgain(known, asked) ? null : refuse('IT-16.4');
  const mine = ownOf(known, house);
  const meant = meaningOf(answer);
  for (const legal of kindOf(asked).list(asked, mine)) if (meaningOf(legal) === meant) return null;
  if (kindOf(asked).isToo?.(asked, answer as AnswerOf<AskKind>)) return null;
  return kindOf(asked).why(asked, answer as AnswerOf<AskKind>, mine);
}

/** Every legal answer once, the simplest first. */
export function* legalAnswers(known: Position | View, house: House): Iterable<Answer> {
  const asked = askOf(known, house);
  if (asked === null) return;
  yield* kindOf(asked).list(asked, ownOf(known, house)) as Iterable<Answer>;
  if (mayAskAgain(known, asked)) yield { kind: 'ask-again' };
}

const isAskAgain = (answer: unknown): boolean => isObject(answer) && answer.kind === 'ask-again';

/** Public answers; never given to a sealed ask. */
export const mayAskAgain = (known: Pick<Table, 'always'>, { house, privacy }: Ask): boolean =>
  privacy !== 'sealed' && isAlways(known, house);

export interface Choices {
  readonly choices: readonly Answer[];
  /** These are all the legal answers there are. */
  readonly complete: boolean;
  readonly total: number | null;
}

/** All the legal answers where there are at most `limit`, otherwise a fair sample of them, none twice. */
export function choices(known: Position | View, house: House, limit: number, chance: Chance): Choices {
  const all = [...legalAnswers(known, house)];
  if (all.length <= limit) return { choices: all, complete: true, total: all.length };
  return { choices: chance.shuffle(all).slice(0, limit), complete: false, total: null };
}

export const drawAnswer = (known: Position | View, house: House, chance: Chance): Answer =>
  chance.pick([...legalAnswers(known, house)]);

/** The same for answers that say the same in another order. Of cards put back, the order is the answer. */
function meaningOf(answer: unknown): string {
  const { kind, ...rest } = answer as Answer & { readonly back?: readonly unknown[]; readonly power?: object };
  if (kind === 'cards') return [...(rest as { readonly cards: readonly string[] }).cards].sort().join();
  if (kind === 'split')
    return Object.entries(rest.power!)
      .filter(([, power]) => power > 0)
      .sort()
      .join();
  return JSON.stringify(ordered(rest));
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]): [string, unknown] => [name, ordered(part)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The answer that the program gives by itself. Never where it takes a look: that would tell what somebody holds. */
export function soleAnswer(asked: Ask): Answer | null {
  if (asked.privacy !== 'open') return null;
  const [first, second] = kindOf(asked).list(asked, NOTHING);
  return first !== undefined && second === undefined ? first : null;
}
