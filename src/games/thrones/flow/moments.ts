// Moments that the whole table stops for: orders, cards and bids revealed, a battle decided, a round over. Made of what happened, so
// that everything in a moment is public and already saved.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import type { BattleRecord, Combat, Happening, HappeningOf, View } from '#thrones/rules';

interface Consequence {
  /** The table as a bystander saw it before the answer, and as it is now. */
  readonly before: View;
  readonly now: View;
  /** All that happened with the answer, in order. */
  readonly lines: readonly Happening[];
}

/** An order as it was revealed. */
export interface Revealed {
  readonly area: AreaId;
  readonly house: House;
  readonly token: OrderToken;
}

/** Power that a Consolidate Power order brought. */
export type Gathered = HappeningOf<'power'> & { readonly area: AreaId };

type Found =
  /** All orders are turned over. */
  | ({ readonly what: 'orders'; readonly orders: readonly Revealed[] } & Consequence)
  /**
   * A round is over: what its Consolidate Power orders brought, and where orders were left to be taken off. With power at least one house
   * decides on whatever comes next, so that the board of `now` is the one that the round has left.
   */
  | ({
      readonly what: 'round';
      readonly next: number;
      readonly gathered: readonly Gathered[];
      readonly lifted: readonly AreaId[];
    } & Consequence)
  /** The three cards of the round are turned up. */
  | ({ readonly what: 'westeros'; readonly cards: readonly HappeningOf<'westeros-card'>[] } & Consequence)
  /** The bids for a track are opened. */
  | ({ readonly what: 'bids'; readonly opened: HappeningOf<'bids'> } & Consequence)
  /** The bids against the wildlings are opened; the card, where no tie had to be decided first. */
  | ({
      readonly what: 'wildlings';
      readonly opened: HappeningOf<'bids'>;
      readonly card: HappeningOf<'wildling-card'> | null;
    } & Consequence)
  /** The house cards of a combat are revealed, and something is still to be decided in it. */
  | ({ readonly what: 'cards'; readonly combat: Combat } & Consequence)
  /** A combat is decided. `story` is everything since it began. */
  | ({
      readonly what: 'battle';
      readonly victor: HappeningOf<'victor'>;
      readonly battle: BattleRecord;
      readonly story: readonly Happening[];
    } & Consequence);

/** `sealed`: what it shows was in a hand until now, so first of all the tablet goes into the middle of the table. */
export type Moment = Found & { readonly sealed: boolean };

export type MomentOf<W extends Moment['what']> = Extract<Moment, { what: W }>;

/** A test for lines of the log of one sort. */
export const isA =
  <W extends Happening['what']>(what: W) =>
  (one: Happening): one is HappeningOf<W> =>
    one.what === what;

const SHOWN: readonly Happening['what'][] = [
  'orders-revealed',
  'cards',
  'round',
  'westeros-card',
  'wildling-card',
  'bids'
];

/** The table stops for something of it. */
export const isShownToAll = (lines: readonly Happening[]): boolean => lines.some(({ what }) => SHOWN.includes(what));

/** `earlier` is what happened before this answer, the newest last. */
export function momentsOf(told: Consequence, earlier: readonly Happening[]): Moment[] {
  const wasInHand = told.before.asks.some(({ secret }) => secret);
  return foundIn(told, earlier).map((moment, i) => ({ ...moment, sealed: wasInHand && i === 0 }));
}

function foundIn(told: Consequence, earlier: readonly Happening[]): Found[] {
  const { lines } = told;
  const moments: Found[] = [];
  const orders = revealedIn(told);
  if (orders.length > 0) moments.push({ what: 'orders', orders, ...told });
  const battle = battleOf(told, earlier);
  if (battle !== null) moments.push(battle);
  else if (told.now.combat !== null && lines.some(isA('cards')) && !lines.some(isA('victor')))
    moments.push({ what: 'cards', combat: told.now.combat, ...told });
  const round = roundIn(told, earlier);
  if (round !== null) moments.push(round);
  const cards = lines.filter(isA('westeros-card'));
  if (cards.length > 0) moments.push({ what: 'westeros', cards, ...told });
  // After a tie the card is turned when the tie is decided, one answer after the bids.
  const before = earlier.filter(isA('bids')).findLast(({ on }) => on === 'wildlings');
  const late = cardIn(lines);
  if (late !== null && before !== undefined) moments.push({ what: 'wildlings', opened: before, card: late, ...told });
  for (const [at, opened] of lines.entries()) {
    if (!isA('bids')(opened)) continue;
    if (opened.on === 'wildlings')
      moments.push({ what: 'wildlings', opened, card: cardIn(lines.slice(at + 1)), ...told });
    else moments.push({ what: 'bids', opened, ...told });
  }
  return moments;
}

export const isGathered = (one: Happening): one is Gathered => one.what === 'power' && one.area !== undefined;

function roundIn(told: Consequence, earlier: readonly Happening[]): Extract<Found, { what: 'round' }> | null {
  const at = told.lines.findIndex(isA('round'));
  const begun = told.lines.find(isA('round'));
  if (begun === undefined) return null;
  const last = told.lines.slice(0, at);
  const gathered = [...earlier.slice(earlier.findLastIndex(isA('round')) + 1), ...last].filter(isGathered);
  if (gathered.length === 0) return null;
  const gone = new Set(
    last.flatMap((one) => (one.what === 'orders-removed' || one.what === 'raided' ? [one.area] : []))
  );
  const lifted = AREA_IDS.filter((area) => told.before.areas[area].order !== null && !gone.has(area));
  return { what: 'round', next: begun.round, gathered, lifted, ...told };
}

/** In turn order. */
function revealedIn({ now, lines }: Consequence): Revealed[] {
  const orders = lines.find(isA('orders-revealed'))?.orders ?? {};
  return now.tracks.throne.flatMap((house) =>
    AREA_IDS.flatMap((area) => {
      const token = orders[house]?.[area];
      return token === undefined ? [] : [{ area, house, token }];
    })
  );
}

/** First card before the next bids: without bidders one answer can bring two attacks. */
function cardIn(lines: readonly Happening[]): HappeningOf<'wildling-card'> | null {
  const next = lines.find((one) => isA('wildling-card')(one) || (isA('bids')(one) && one.on === 'wildlings'));
  return next !== undefined && isA('wildling-card')(next) ? next : null;
}

function battleOf(told: Consequence, earlier: readonly Happening[]): Extract<Found, { what: 'battle' }> | null {
  const victor = told.lines.find(isA('victor'));
  if (victor === undefined) return null;
  const known = [...earlier, ...told.lines.slice(0, told.lines.indexOf(victor))];
  const story = [...known.slice(known.findLastIndex(isA('combat'))), ...told.lines.slice(told.lines.indexOf(victor))];
  return { what: 'battle', victor, battle: victor.battle, story, ...told };
}

/** The houses that took part in a bidding, from the highest bid to the lowest; ties as they come. */
export const byBid = ({ bids }: HappeningOf<'bids'>): House[] =>
  (Object.keys(bids) as House[]).sort((a, b) => (bids[b] ?? 0) - (bids[a] ?? 0));
