// The same game with everything else hidden: all cards that a seat cannot see change places with each other, House by House, so that
// the position stays a sound one.

import type { Face, House } from '#iron/box';
import { PEOPLE } from '#iron/box/people';
import type { Answer, Hostage, Position } from '#iron/rules';

/** `me`: whose own cards stay; null for a bystander. Cards that a seat is looking at stay as well. */
export function soundlyExchanged(position: Position, me: House | null): Position {
  const { seats, hands, decks, hostages, sealed, dealt, events } = position;
  const isHidden = (holder: House): boolean => holder !== me;
  const pools = new Map<House, Face[]>(seats.map((house) => [house, []]));
  const eachHidden = (
    visit: (owner: House, face: Face) => Face
  ): Pick<Position, 'hands' | 'decks' | 'hostages' | 'sealed'> => ({
    decks: mapped(decks, (deck, house) => deck.map((face) => visit(house, face))),
    hands: mapped(hands, (hand, house) => (isHidden(house) ? hand.map((face) => visit(house, face)) : hand)),
    hostages: mapped(hostages, (row, holder) =>
      isHidden(holder) ? row.map((one): Hostage => ({ ...one, face: visit(one.house, one.face) })) : row
    ),
    sealed: {
      ...sealed,
      cards: mapped(sealed.cards, (card, house) => (card !== null && isHidden(house) ? visit(house, card) : card)),
      leaders: mapped(sealed.leaders, (leader, house) => (isHidden(house) ? others(house, [leader])[0]! : leader))
    }
  });
  eachHidden((owner, face) => {
    pools.get(owner)!.push(face);
    return face;
  });
  for (const pool of pools.values()) pool.reverse();
  return {
    ...position,
    ...eachHidden((owner) => pools.get(owner)!.shift()!),
    dealt: mapped(dealt, (people, house) => (isHidden(house) ? others(house, people) : people)),
    events: events.toReversed()
  };
}

interface Row {
  readonly house: string;
  readonly answer: unknown;
}

/**
 * The rows of the answers with what is still sealed exchanged as it is in `other`, a position exchanged for `me`, and what was sifted
 * with it. `last`: the newest row is one of them.
 */
export function exchangedRows<R extends Row>(
  rows: readonly R[],
  { sealed: { leaders, cards, blind } }: Position,
  other: Position,
  me: House | null
): { readonly rows: readonly R[]; readonly count: number; readonly last: boolean } {
  const instead = new Map<R, Answer>();
  const exchange = (house: string, kind: Answer['kind'], answer: Answer): void => {
    const row = rows.findLast((one) => one.house === house && (one.answer as Answer).kind === kind);
    if (row !== undefined && house !== me) instead.set(row, answer);
  };
  for (const house of Object.keys(leaders) as House[])
    exchange(house, 'leader', { kind: 'leader', leader: other.sealed.leaders[house]! });
  for (const [house, card] of Object.entries(cards) as [House, Face | null][])
    if (card !== null && !blind.includes(house)) exchange(house, 'card', { kind: 'card', card: another(card) });
  for (const row of rows) {
    const answer = row.answer as Answer;
    if (answer.kind === 'sift' && row.house !== me)
      instead.set(row, { ...answer, keep: answer.keep.map(another), back: answer.back.map(another) });
  }
  return {
    rows: rows.map((row) => ({ ...row, answer: instead.get(row) ?? row.answer })),
    count: instead.size,
    last: rows.length > 0 && instead.has(rows.at(-1)!)
  };
}

/** Rows are only replayed when the checkpoint cannot be read, so the new face need not be a legal answer. */
const another = (face: Face): Face => (face === 'truce' ? 'hostility-1' : 'truce');

/** As many people of the House, in the same order for the same people: none of them stays where it is. */
function others(house: House, people: readonly string[]): (typeof PEOPLE)[House][number][] {
  const all: readonly (typeof PEOPLE)[House][number][] = PEOPLE[house];
  return people.map((person) => all[(all.findIndex((one) => one === person) + 1) % all.length]!);
}

const mapped = <T, R>(
  table: Readonly<Partial<Record<House, T>>>,
  change: (value: T, house: House) => R
): Partial<Record<House, R>> =>
  Object.fromEntries(Object.entries(table).map(([house, value]) => [house, change(value as T, house as House)]));
