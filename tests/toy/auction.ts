// A game of three seats that is in no box: lots come up one after the other, all bid in secret for each, and who has lots worth the
// most in the end has won. It stands behind the contract of the engine like any other.

import { Chance, chanceFrom } from '#engine/chance';
import type { Bulk, Game, Kinds, Played, Ruleset } from '#engine/ruleset';
import { exactly, faultsIn, integer, list, object, oneOf, optional, table, text, variants } from '#engine/shape';

const SEATS = ['red', 'green', 'blue'] as const;
export type SeatId = (typeof SEATS)[number];
type PerSeat<T> = Readonly<Record<SeatId, T>>;

/** In each purse at first, and what a table can agree on instead. */
export const COINS = 12;
export const FEWEST_COINS = 6;
export const MOST_COINS = 20;
const LOTS = [1, 2, 3];

interface Ask {
  readonly house: SeatId;
  readonly about: 'bidding';
  readonly most: number;
}

interface Answer {
  readonly kind: 'bid';
  readonly coins: number;
}

type Happening =
  | { readonly what: 'sealed'; readonly house: SeatId }
  | { readonly what: 'sold'; readonly lot: number; readonly to: SeatId; readonly bids: PerSeat<number> };

interface Table {
  readonly round: number;
  readonly coins: PerSeat<number>;
  readonly won: PerSeat<readonly number[]>;
  readonly asks: readonly Ask[];
  readonly happened: readonly Happening[];
}

export interface Position extends Table {
  readonly lots: readonly number[];
  readonly bids: Readonly<Partial<Record<SeatId, number>>>;
}

export interface View extends Table {
  readonly lot: number | null;
  readonly bids: Readonly<Partial<Record<SeatId, number>>>;
}

export interface SetUp {
  readonly houses: readonly SeatId[];
  readonly seed: string;
  readonly coins?: number;
}

export interface Auction extends Kinds {
  readonly house: SeatId;
  readonly setUp: SetUp;
  readonly position: Position;
  readonly view: View;
  readonly answer: Answer;
  readonly happening: Happening;
  readonly refusal: { readonly rule: 'not-asked' | 'malformed' | 'too-much' };
  readonly moment: Extract<Happening, { what: 'sold' }>;
}

const aSeat = oneOf('a seat', SEATS);
const someCoins = integer(0, MOST_COINS);
const someLots = list(integer(1, LOTS.length), LOTS.length);
const answerShape = object<Answer>({ kind: exactly('bid'), coins: someCoins });
const happeningShape = variants<'what', Happening>('what', {
  sealed: object<Extract<Happening, { what: 'sealed' }>>({ what: exactly('sealed'), house: aSeat }),
  sold: object<Extract<Happening, { what: 'sold' }>>({
    what: exactly('sold'),
    lot: integer(1, LOTS.length),
    to: aSeat,
    bids: table(SEATS, someCoins) as never
  })
});
const setUpShape = object<SetUp>({
  houses: list(aSeat, SEATS.length),
  seed: text(100),
  coins: optional(integer(FEWEST_COINS, MOST_COINS))
});
const positionShape = object<Omit<Position, 'asks' | 'happened'>>({
  round: integer(1, LOTS.length + 1),
  coins: table(SEATS, someCoins) as never,
  won: table(SEATS, someLots) as never,
  lots: someLots,
  bids: table(SEATS, someCoins)
});

const each = <T>(of: (seat: SeatId) => T): PerSeat<T> =>
  Object.fromEntries(SEATS.map((seat) => [seat, of(seat)])) as PerSeat<T>;

/** Seats without a bid are asked. */
const asked = (position: Omit<Position, 'asks'>): Position => ({
  ...position,
  asks: SEATS.filter((seat) => position.lots.length > 0 && position.bids[seat] === undefined).map((house) => ({
    house,
    about: 'bidding',
    most: position.coins[house]
  }))
});

const placeOf = ({ lots }: Pick<Position, 'lots'>): string => (lots.length > 0 ? 'bidding' : 'over');

const gameOf = (position: Position): Game<Auction> => ({ position, at: placeOf(position) });

function begin({ seed, coins = COINS }: SetUp): Game<Auction> {
  const lots = new Chance(chanceFrom(seed)).shuffle(LOTS);
  return gameOf(asked({ round: 1, coins: each(() => coins), won: each(() => []), lots, bids: {}, happened: [] }));
}

function judge({ asks }: Table, house: string, given: unknown): Auction['refusal'] | null {
  const ask = asks.find((one) => one.house === house);
  if (ask === undefined) return { rule: 'not-asked' };
  if (faultsIn(answerShape, given).length > 0) return { rule: 'malformed' };
  return (given as Answer).coins > ask.most ? { rule: 'too-much' } : null;
}

function answer({ position }: Game<Auction>, house: SeatId, given: unknown): Played<Auction> {
  const refusal = judge(position, house, given);
  if (refusal !== null) return { ok: false, refusal };
  const { coins } = given as Answer;
  const bids = { ...position.bids, [house]: coins };
  const sealed: Happening = { what: 'sealed', house };
  const next =
    Object.keys(bids).length < SEATS.length
      ? asked({ ...position, bids, happened: [sealed] })
      : sold({ ...position, bids: {}, happened: [sealed] }, bids as PerSeat<number>);
  return { ok: true, game: gameOf(next), happened: next.happened };
}

/** To the highest bid; of equal ones to the first in the order of the seats. */
function sold(position: Position, bids: PerSeat<number>): Position {
  const [lot, ...lots] = position.lots as [number, ...number[]];
  const to = SEATS.reduce((best, seat) => (bids[seat] > bids[best] ? seat : best));
  return asked({
    ...position,
    round: position.round + 1,
    lots,
    coins: { ...position.coins, [to]: position.coins[to] - bids[to] },
    won: { ...position.won, [to]: [...position.won[to], lot] },
    happened: [...position.happened, { what: 'sold', lot, to, bids }]
  });
}

function viewFor({ lots, bids, ...table }: Position, house: string | null): View {
  const own = SEATS.filter((seat) => seat === house && bids[seat] !== undefined);
  return { ...table, lot: lots[0] ?? null, bids: Object.fromEntries(own.map((seat) => [seat, bids[seat]])) };
}

const worth = (lots: readonly number[]): number => lots.reduce((sum, lot) => sum + lot, 0);

export const auction: Ruleset<Auction> = {
  id: 'auction',
  houses: SEATS,
  nameOf: (house) => house,
  hasCode: false,

  judgeSetUp: (setUp) => faultsIn(setUpShape, setUp),
  begin,
  seatsOf: () => SEATS,

  answerShape,
  happeningShape,
  answer,
  bulk(game) {
    let now = game;
    const bulk: Bulk<Auction> = {
      get position() {
        return now.position;
      },
      get at() {
        return now.at;
      },
      get game() {
        return now;
      },
      answer(house, given) {
        const played = answer(now, house, given);
        if (played.ok) now = played.game;
        return played.ok ? null : played.refusal;
      }
    };
    return bulk;
  },
  judge,
  privacyOf: () => 'sealed',

  written: ({ asks: _, happened: __, ...kept }) => kept,
  open(json) {
    const faults = faultsIn(positionShape, json);
    if (faults.length > 0) return { ok: false, faults };
    return { ok: true, game: gameOf(asked({ ...(json as Position), happened: [] })) };
  },

  viewFor,
  viewOfAll: (position) => ({ ...viewFor(position, null), bids: position.bids }),
  revealedIn: (happened) => (happened.some(({ what }) => what === 'sold') ? 'sold' : null),
  drawnIn: () => null,
  wasSealed: ({ what }) => what === 'sealed',

  winnersOf({ lots, won }) {
    if (lots.length > 0) return null;
    const most = Math.max(...SEATS.map((seat) => worth(won[seat])));
    return SEATS.filter((seat) => worth(won[seat]) === most);
  },
  roundOf: ({ round }) => round,
  beginsTurn: (earlier, now) => earlier === null || earlier.round !== now.round,
  momentsOf: ({ lines }) => lines.filter((line) => line.what === 'sold')
};
