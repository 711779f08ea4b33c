// From what a seat sees to a position that could lie on the table: decks in any order, and seats that
// have sealed an answer are asked again.

import type { House, TideId } from '#thrones/box';
import { TIDES_DECK } from '../box/tides';
import { WESTEROS_DECKS } from '../box/westerosCards';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import type { Chance } from '#engine/chance';
import type { About, Ask, Decks, HouseSheet, Known, Position, Sealed, View } from '#thrones/rules';
import { SIDES } from '../rules/combat/combatSides';
import { areTidesUsedUp } from '../rules/houseRules';
import { turnOrder } from '../rules/influence';
import { isHidden } from '../rules/view';
import { wholeAsk } from '../rules/wholeAsks';
import type { Memory } from './memory';

export function guess(view: View, memory: Memory, chance: Chance): Position {
  const { me: _me, deckSizes: _sizes, ...open } = view;
  const houses = powersFilledIn(view, memory);
  const known: Known = { ...open, houses };
  const decks: Decks = {
    westeros: [westerosDeck(0, memory, chance), westerosDeck(1, memory, chance), westerosDeck(2, memory, chance)],
    wildlings: wildlingDeck(view, memory, chance),
    tides: tidesDeck(view, memory, chance)
  };
  const asks = [
    ...view.asks.map((one) => (isHidden(view, one) ? wholeAsk(known, one) : one)),
    ...sealedOnes(view).map(([house, about]) => wholeAsk(known, { house, about }))
  ].filter(hasChoice);
  return {
    ...known,
    houses,
    asks,
    sealed: sealedGuess(view, decks),
    decks,
    stackedTides: areTidesUsedUp(view) ? view.deckSizes.tides : 0,
    chance: [chance.next(), chance.next(), chance.next(), chance.next()]
  };
}

const hasChoice = (asked: Ask): boolean =>
  (asked.kind !== 'card' || asked.cards.length > 0) && (asked.kind !== 'orders' || asked.count > 0);

const isOpen = (houses: View['houses']): houses is Position['houses'] =>
  Object.values(houses).every(({ power }) => power !== null);

/** The sheets themselves where nothing is hidden: what is known of them can be looked up again in every guess. */
function powersFilledIn({ houses }: View, memory: Memory): Position['houses'] {
  if (isOpen(houses)) return houses;
  const filled: Partial<Record<House, HouseSheet & { readonly power: number }>> = {};
  for (const house of Object.keys(houses) as House[]) {
    const sheet = houses[house]!;
    filled[house] = { ...sheet, power: sheet.power ?? Math.max(0, memory.power[house] ?? 0) };
  }
  return filled;
}

function westerosDeck(deck: 0 | 1 | 2, { westeros }: Memory, chance: Chance): Decks['westeros'][number] {
  const turned = westeros[deck];
  const rest = [...WESTEROS_DECKS[deck]];
  for (const card of turned) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return [...chance.shuffle(rest), ...turned].slice(-WESTEROS_DECKS[deck].length);
}

function wildlingDeck(view: View, { wildlings }: Memory, chance: Chance): Decks['wildlings'] {
  const places = [...wildlings];
  const peeked = view.sealed.raven;
  if (peeked !== null) places[peeked.put === 'bottom' ? places.length - 1 : 0] = peeked.card;
  const unseen = chance.shuffle(WILDLING_CARD_IDS.filter((card) => !places.includes(card)));
  return places.map((card) => card ?? unseen.pop() ?? WILDLING_CARD_IDS[0]!);
}

/** On top those that can still be drawn, under them what is drawn and not revealed, and then what has been seen. */
function tidesDeck(view: View, { tides }: Memory, chance: Chance): TideId[] {
  const unseen = chance.shuffle(TIDES_DECK);
  if (!areTidesUsedUp(view)) return unseen;
  const gone = TIDES_DECK.length - view.deckSizes.tides - (areTidesDrawn(view) ? SIDES.length : 0);
  const seen: TideId[] = [];
  for (const tide of [...tides.slice(Math.max(0, tides.length - gone)), ...Object.values(view.sealed.tides)]) {
    const at = tide === null ? -1 : unseen.indexOf(tide);
    if (at >= 0) seen.push(...unseen.splice(at, 1));
  }
  return [...unseen, ...seen];
}

/** They lie face down before the two sides. */
const areTidesDrawn = ({ combat, sealed, asks }: View): boolean =>
  combat !== null &&
  combat.defender !== null &&
  (Object.keys(sealed.tides).length > 0 || asks.some(({ about }) => about === 'tides-redraw'));

/** Tides are drawn and not chosen, and what the raven saw is a card of the deck. All else is asked again. */
function sealedGuess(view: View, { tides, wildlings }: Decks): Sealed {
  const { combat, sealed } = view;
  if (!view.tides || combat === null || combat.defender === null) return ravenGuess(view, wildlings);
  if (!areTidesDrawn(view)) return ravenGuess(view, wildlings);
  const isInOrder = areTidesUsedUp(view);
  const [one, another] = isInOrder ? tides.slice(view.deckSizes.tides) : tides;
  const isOneHidden = isInOrder && sealed.tides[combat.attacker] !== undefined;
  const drawn = { [combat.attacker]: one!, [combat.defender]: isOneHidden ? one! : another!, ...sealed.tides };
  return { ...ravenGuess(view, wildlings), tides: drawn };
}

function ravenGuess({ asks, sealed }: View, wildlings: Decks['wildlings']): Sealed {
  const looking = asks.find(({ about }) => about === 'raven-card');
  if (looking === undefined || sealed.raven !== null) return sealed;
  return { ...sealed, raven: { house: looking.house, card: wildlings[0]!, put: null } };
}

/** Everybody can see who has sealed an answer, and about what. */
function sealedOnes(view: View): [House, About][] {
  const others = (houses: readonly House[]) =>
    houses.filter((house) => house !== view.me && !view.asks.some((one) => one.house === house));
  const about = view.asks.find((one) => SEALED.includes(one.about) && one.secret)?.about;
  if (about === undefined) return [];
  const asked = about === 'bidding' ? (view.bidding?.bidders ?? []) : inIt(view, about);
  return others(asked).map((house) => [house, about]);
}

const SEALED: readonly About[] = ['assigning-orders', 'bidding', 'house-card'];

function inIt(view: View, about: About): readonly House[] {
  if (about === 'assigning-orders') return turnOrder(view).filter((house) => !view.queue.includes(house));
  return view.combat === null
    ? []
    : [view.combat.attacker, ...(view.combat.defender === null ? [] : [view.combat.defender])];
}
