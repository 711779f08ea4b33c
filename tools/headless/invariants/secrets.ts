// No view tells a secret. Everything that a seat may not know is changed, and its view must not change with it: whatever could
// leak, in whatever field, would show. Besides, a view has no decks and no chance at all.

import type { House, HouseCardId, OrderToken, TideId } from '#thrones/box';
import { ORDER_TOKENS } from '#thrones/box/orders';
import { TIDES } from '#thrones/box/tides';
import { keysOf } from '#thrones/box/tabulate';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';
import type { Position, Sealed } from '#thrones/rules';
import { areTidesUsedUp } from '#thrones/rules/houseRules';
import { isPowerCovered, viewFor } from '#thrones/rules/view';
import { housesOf } from './count';
import { differenceOf } from './data';
import type { Check } from './pieces';

export const secrets: Check = (position) => secretsToldBy(viewFor, position);

export function* secretsToldBy(viewed: typeof viewFor, position: Position): Generator<string> {
  for (const seat of [...housesOf(position), null]) {
    const view = viewed(position, seat);
    for (const hidden of ['decks', 'chance', 'stackedTides'] as const)
      if (hidden in view) yield `the view of ${seat ?? 'a bystander'} has ${hidden}`;
    const difference = differenceOf(view, viewed(withOtherSecrets(position, seat), seat));
    if (difference !== null) yield `the view of ${seat ?? 'a bystander'} tells ${difference}`;
  }
}

/** The same to that seat, and different in everything hidden from it. */
function withOtherSecrets(position: Position, seat: House | null): Position {
  const { decks, chance } = position;
  const [one, two, three] = decks.westeros;
  return {
    ...position,
    decks: {
      westeros: [turned(one), turned(two), turned(three)],
      wildlings: turned(decks.wildlings),
      tides: turned(decks.tides)
    },
    chance: [chance[0] ^ 1, chance[1], chance[2], chance[3]],
    // The number drawn is seen by all; where the deck is not shuffled before they are, so is what is left.
    stackedTides: position.stackedTides + (areTidesUsedUp(position) ? 0 : 1),
    sealed: otherSealed(position, seat),
    ...(isPowerCovered(position) ? withOtherPower(position, seat) : {})
  };
}

const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

const next = <T>(list: readonly T[], value: T): T => list[(list.indexOf(value) + 1) % list.length]!;

function otherSealed(position: Position, seat: House | null): Sealed {
  const { orders, bids, cards, tides, raven } = position.sealed;
  const unless = <T>(table: Readonly<Partial<Record<House, T>>>, other: (value: T, house: House) => T) =>
    Object.fromEntries(
      (Object.entries(table) as [House, T][]).map(([house, value]) => [
        house,
        house === seat ? value : other(value, house)
      ])
    );
  return {
    orders: unless(orders, (laid) =>
      Object.fromEntries(Object.entries(laid).map(([area, token]) => [area, next<OrderToken>(ORDER_TOKENS, token)]))
    ),
    bids: unless(bids, (bid) => bid + 1),
    cards: unless<HouseCardId>(cards, (card, house) => next(position.houses[house]!.hand, card)),
    tides: unless<TideId>(tides, (tide) => next(keysOf(TIDES), tide)),
    raven: raven === null || raven.house === seat ? raven : { ...raven, card: next(WILDLING_CARD_IDS, raven.card) }
  };
}

/** During a bidding no view shows what the others have left, or could bid at most. */
function withOtherPower(position: Position, seat: House | null): Pick<Position, 'houses' | 'asks'> {
  const houses = Object.fromEntries(
    housesOf(position).map((house) => {
      const sheet = position.houses[house]!;
      return [house, house === seat ? sheet : { ...sheet, power: sheet.power + 1 }];
    })
  );
  const asks = position.asks.map((ask) =>
    ask.kind === 'bid' && ask.house !== seat ? { ...ask, most: ask.most + 1 } : ask
  );
  return { houses, asks };
}
