// Another game in full, the same game as far as one seat may know: everything hidden from that seat is exchanged. Whatever then looks
// different to that seat has shown a secret.

import type { House } from '#thrones/box';
import type { Answer } from '#thrones/rules';
import type { Given, SaveDocument } from './saves';

export type Checkpoint = SaveDocument['checkpoint'];
type Sealed = NonNullable<Checkpoint['position']['sealed']>;

/** What is on a disk of a game: where it stands, the rows of its answers, and those that could be done again. */
export interface Kept<Row extends Given = Given> {
  readonly checkpoint: Checkpoint;
  readonly answers: readonly Row[];
  readonly undone: readonly Given[];
}

/** The whole game with everything exchanged that `holder` may not know. `rows` counts the answers that say something else now. */
export function exchangedGame<Row extends Given>(
  { checkpoint: before, answers, undone }: Kept<Row>,
  holder: string | null
): { readonly kept: Kept<Row>; readonly changes: number; readonly rows: number } {
  const { checkpoint, changes } = exchanged(before, holder);
  const instead = new Map<Row, Row>();
  for (const [house, answer] of sealedAnswers(checkpoint)) {
    const row = answers.findLast((one) => one.house === house && one.answer.kind === answer.kind);
    if (row !== undefined && house !== holder) instead.set(row, { ...row, answer });
  }
  const rows = [...instead].filter(([row, { answer }]) => JSON.stringify(row.answer) !== JSON.stringify(answer)).length;
  const kept = {
    checkpoint,
    answers: answers.map((row) => instead.get(row) ?? row),
    undone: undone.map((given) => (given.house === holder ? given : { ...given, answer: another(given.answer) }))
  };
  return { kept, changes, rows };
}

/** What each house has sealed, as the answer that it gave. */
function sealedAnswers({ position: { sealed = {} } }: Checkpoint): [House, Answer][] {
  const answers = <T>(table: Readonly<Partial<Record<House, T>>> | undefined, answer: (value: T) => Answer) =>
    (Object.entries(table ?? {}) as [House, T][]).map(([house, value]): [House, Answer] => [house, answer(value)]);
  return [
    ...answers(sealed.orders, (orders) => ({ kind: 'orders', orders })),
    ...answers(sealed.bids, (power) => ({ kind: 'bid', power })),
    ...answers(sealed.cards, (card) => ({ kind: 'card', card }))
  ];
}

/** Of the same kind, and something else: one that was taken back may have been sealed. */
function another(answer: Answer): Answer {
  if (answer.kind === 'orders') return { ...answer, orders: rotated(answer.orders) };
  if (answer.kind === 'bid') return { ...answer, power: answer.power === 0 ? 1 : answer.power - 1 };
  return answer;
}

/** `holder` null is a bystander. `changes` counts what is another thing now. */
export function exchanged(
  { at, position }: Checkpoint,
  holder: string | null
): { readonly checkpoint: Checkpoint; readonly changes: number } {
  const { sealed = {}, decks, chance, houses } = position;
  let changes = 0;
  const other = <T>(value: T, instead: T): T => {
    if (JSON.stringify(instead) !== JSON.stringify(value)) changes++;
    return instead;
  };
  const others = <T>(table: Readonly<Partial<Record<House, T>>>, change: (value: T, house: House) => T) =>
    Object.fromEntries(
      (Object.entries(table) as [House, T][]).map(([house, value]) => [
        house,
        house === holder ? value : other(value, change(value, house))
      ])
    );
  const turned = <T>(list: readonly T[]): T[] => other([...list], list.toReversed());
  const { raven } = sealed;
  // the card that the raven saw is where it was put
  const seen = raven && raven.house === holder;
  const wildlings = seen
    ? [...decks.wildlings.slice(0, 1), ...turned(decks.wildlings.slice(1, -1)), ...decks.wildlings.slice(-1)]
    : turned(decks.wildlings);
  const exchangedSeals: Sealed = {
    ...(sealed.orders && { orders: others(sealed.orders, rotated) }),
    ...(sealed.bids && { bids: others(sealed.bids, (bid) => Math.max(0, bid - 1)) }),
    ...(sealed.cards && {
      cards: others(sealed.cards, (card, house) => houses[house]?.hand.find((one) => one !== card) ?? card)
    }),
    ...(sealed.tides && { tides: others(sealed.tides, (tide) => (tide === 'tide-2' ? 'tide-3' : 'tide-2')) }),
    ...(raven && { raven: { ...raven, card: wildlings.at(raven.put === 'bottom' ? -1 : 0) ?? raven.card } })
  };
  const [a, b, c] = decks.westeros;
  return {
    checkpoint: {
      at,
      position: {
        ...position,
        ...(Object.keys(exchangedSeals).length > 0 && { sealed: exchangedSeals }),
        chance: [chance[3], chance[2], chance[1], chance[0]],
        decks: { westeros: [turned(a), turned(b), turned(c)], wildlings, tides: turned(decks.tides) }
      }
    },
    changes
  };
}

/** The same tokens, each in the next area. */
function rotated<T extends object>(orders: T): T {
  const [areas, tokens] = [Object.keys(orders), Object.values(orders) as unknown[]];
  return Object.fromEntries(areas.map((area, i) => [area, tokens[(i + 1) % tokens.length]])) as T;
}
