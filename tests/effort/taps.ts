// The taps that an answer takes on the screen, one by one. `taps.spec.ts` does them in a browser: where the screen wants another
// one, or one less, it fails.

import type { AreaId, OrderToken } from '#thrones/box';
import { UNIT_KINDS, type UnitKind } from '#thrones/box/units';
import type { Answer, AnswerOf, Ask, AskOf, Move, View } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';

export type Tap =
  /** On the board, or its row beside it. */
  | { readonly on: 'area'; readonly area: AreaId }
  | { readonly on: 'token'; readonly token: OrderToken }
  | { readonly on: 'choice'; readonly choose: string }
  /** What commits. */
  | { readonly on: 'main' };

const area = (id: AreaId): Tap => ({ on: 'area', area: id });
const choice = (choose: string): Tap => ({ on: 'choice', choose });
const MAIN: Tap = { on: 'main' };

/** Null: the taps for such an answer are not listed yet. */
export function tapsOf(view: View, ask: Ask, answer: Answer): readonly Tap[] | null {
  if (ask.kind === 'orders' && answer.kind === 'orders') return [...laying(ask, answer), MAIN];
  if (ask.kind === 'march' && answer.kind === 'march') return [...marching(view, ask, answer)];
  if (ask.kind === 'bid' && answer.kind === 'bid') return [choice(`bid:${answer.power}`), MAIN];
  if (ask.kind === 'raid' && answer.kind === 'raid')
    return [...from(ask, answer), answer.target === null ? choice('none') : area(answer.target), MAIN];
  return null;
}

/** One order alone is in the hand already. */
const from = (ask: AskOf<'march' | 'raid'>, answer: { readonly from: AreaId }): readonly Tap[] =>
  ask.orders.length > 1 ? [area(answer.from)] : [];

/** The first area is open, and the next one opens by itself. */
function* laying({ areas }: AskOf<'orders'>, { orders }: AnswerOf<'orders'>): Generator<Tap> {
  let open = areas[0];
  for (const [at, one] of areas.entries()) {
    const token = orders[one];
    if (token === undefined) continue;
    if (open !== one) yield area(one);
    yield { on: 'token', token };
    open = areas[at + 1];
  }
}

/** A touched area gets all free units if they may go there together; otherwise they are counted. */
function* marching(view: View, ask: AskOf<'march'>, answer: AnswerOf<'march'>): Generator<Tap> {
  yield* from(ask, answer);
  if (answer.moves.length === 0) yield choice('none');
  let free = view.areas[answer.from].units.filter((one) => !one.routed).map((one) => one.kind);
  const sent: Move[] = [];
  const march = (moves: readonly Move[]): AnswerOf<'march'> => ({ ...answer, moves, leavePower: false });
  for (const { to, units } of answer.moves) {
    yield area(to);
    const goes = judge(view, ask.house, march([...sent, { to, units: free }])) === null ? free : [];
    for (const kind of UNIT_KINDS) {
      const by = countOf(units, kind) - countOf(goes, kind);
      for (let tap = Math.abs(by); tap > 0; tap--) yield choice(`${by > 0 ? '+' : '-'}${kind}`);
    }
    sent.push({ to, units });
    free = UNIT_KINDS.flatMap((kind) => Array<UnitKind>(countOf(free, kind) - countOf(units, kind)).fill(kind));
  }
  // what is said about the token sends them off
  if (sent.length > 0 && asksForToken(view, ask, march(sent)))
    yield choice(answer.leavePower ? 'token:leave' : 'token:none');
  else yield MAIN;
}

const countOf = (units: readonly UnitKind[], kind: UnitKind): number => units.filter((one) => one === kind).length;

/** All go, to one area. */
export const isWhole = (view: View, { from, moves }: AnswerOf<'march'>): boolean =>
  moves.length === 1 && moves[0]!.units.length === view.areas[from].units.filter((one) => !one.routed).length;

function asksForToken(view: View, { house }: AskOf<'march'>, march: AnswerOf<'march'>): boolean {
  const refusal = judge(view, house, { ...march, leavePower: true });
  return refusal === null || !refusal.rule.startsWith('march.leave-token');
}
