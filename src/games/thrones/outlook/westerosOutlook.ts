// The consequences of an option of a Westeros card for every house, from what everybody can see.

import { AREAS } from '../box/areas';
import type { House, OrderToken, Track } from '#thrones/box';
import { ORDERS } from '../box/orders';
import { TRACKS } from '../box/tracks';
import { WESTEROS_CARDS } from '../box/westerosCards';
import { castlesOf, supplyIcons } from '../rules/control';
import { starsOf, turnOrder } from '../rules/influence';
import { KINDS } from '../rules/kinds';
import { canMuster } from '../rules/mustering';
import { isSupplied } from '../rules/supply';
import type { View } from '#thrones/rules';
import { gainPowerFromTheBoard, portsOf, powerIconsOf } from '../rules/westeros/powerCard';
import { imagine } from './imaginedAnswer';

export type Meaning =
  | {
      readonly what: 'supply';
      readonly house: House;
      readonly from: number;
      readonly to: number;
      readonly lost: number;
    }
  | { readonly what: 'mustering'; readonly house: House; readonly castles: number; readonly points: number }
  | {
      readonly what: 'power';
      readonly house: House;
      readonly icons: number;
      readonly ports: number;
      readonly gain: number;
    }
  | {
      readonly what: 'bids';
      readonly house: House;
      readonly power: number | null;
      readonly places: Readonly<Record<Track, number>>;
    }
  | { readonly what: 'ban'; readonly house: House; readonly tokens: readonly OrderToken[]; readonly special: boolean };

/** Empty where nothing would change. */
export function meaningsOf(view: View, option: string): Meaning[] {
  const mean = MEANINGS[option];
  return mean === undefined ? [] : turnOrder(view).map((house) => mean(view, house));
}

const MEANINGS: Readonly<Record<string, (view: View, house: House) => Meaning>> = {
  supply(view, house) {
    const to = supplyIcons(view, house);
    return { what: 'supply', house, from: view.houses[house]?.supply ?? 0, to, lost: lossesAt(view, house, to) };
  },
  mustering(view, house) {
    const castles = castlesOf(view, house);
    const points = canMuster(view, house, castles) ? castles.reduce((sum, area) => sum + AREAS[area].castle, 0) : 0;
    return { what: 'mustering', house, castles: castles.length, points };
  },
  'game-of-thrones'(view, house) {
    const draft = imagine(view);
    gainPowerFromTheBoard(draft);
    const gain = (draft.houses[house]?.power ?? 0) - (view.houses[house]?.power ?? 0);
    return { what: 'power', house, icons: powerIconsOf(view, house), ports: portsOf(view, house), gain };
  },
  'clash-of-kings'(view, house) {
    const [throne, fiefdoms, court] = TRACKS.map((track) => view.tracks[track].indexOf(house));
    const places = { throne: throne ?? 0, fiefdoms: fiefdoms ?? 0, court: court ?? 0 };
    return { what: 'bids', house, power: view.houses[house]?.power ?? null, places };
  },
  'storm-of-swords': (view, house) => ban(view, house, 'storm-of-swords'),
  'rains-of-autumn': (view, house) => ban(view, house, 'rains-of-autumn')
};

/** The tokens that a house could have placed and now cannot; special ones only where the court allows any. */
function ban(view: View, house: House, card: 'storm-of-swords' | 'rains-of-autumn'): Meaning {
  const stars = starsOf(view, house);
  const tokens = WESTEROS_CARDS[card].forbids.filter((token) => stars > 0 || !ORDERS[token].star);
  return { what: 'ban', house, tokens, special: stars > 0 };
}

/** More ways than this of cutting armies down are not looked at; the least loss is among the first. */
const WAYS = 400;

/** The least number of units that the house would have to destroy with that supply. */
export function lossesAt(view: View, house: House, level: number): number {
  const sheet = view.houses[house];
  if (sheet === undefined) return 0;
  const then: View = { ...view, houses: { ...view.houses, [house]: { ...sheet, supply: level } } };
  if (isSupplied(then, house)) return 0;
  let least = Infinity;
  let ways = 0;
  for (const { units } of KINDS.reconcile.list(then, {
    kind: 'reconcile',
    house,
    about: 'reconciling',
    secret: false
  })) {
    least = Math.min(least, units.length);
    if (++ways >= WAYS) break;
  }
  return least;
}
