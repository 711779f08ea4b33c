// A moment of a game on the board: hidden things revealed where the viewer may see them, and the areas highlighted where
// something happened.

import type { AreaView, Bridge } from '#thrones/board/boardView';
import type { AreaId, ByArea, House } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { keysOf, tabulate } from '#thrones/box/tabulate';
import { type Moment, momentsOf } from '#thrones/flow/moments';
import type { Playback } from '../kit/playing';
import type { Happening, Sealed, View } from '#thrones/rules';
import { areasOf, attackOf } from '../kit/drawnAreas';
import { isMinor } from '../frame/toLogLines';

/** The areas as they are drawn, with the orders face up that this view knows, even if they have not been revealed. */
export function openAreasOf(view: View): ByArea<AreaView> {
  const areas = areasOf(view);
  const open = new Map<AreaId, AreaView['order']>();
  for (const house of keysOf<House>(view.sealed.orders as Record<House, unknown>)) {
    const orders = view.sealed.orders[house] ?? {};
    for (const area of AREA_IDS) {
      const token = orders[area];
      if (token !== undefined) open.set(area, { house, token });
    }
  }
  if (open.size === 0) return areas;
  return tabulate(AREA_IDS, (id) => ({ ...areas[id], order: open.get(id) ?? areas[id].order }));
}

/** The areas where something happened, in order; details only count if there is nothing else. */
export function litBy(view: View | null, happened: readonly Happening[]): ReadonlySet<AreaId> {
  const news = happened.filter((one) => !isMinor(one)).flatMap(placesIn);
  const attacked = view?.combat?.area;
  return new Set([
    ...(news.length > 0 ? news : happened.flatMap(placesIn)),
    ...(attacked === undefined ? [] : [attacked])
  ]);
}

const placesIn = (one: Happening): AreaId[] => [
  ...('from' in one && one.from !== undefined ? [one.from] : []),
  ...('area' in one && one.area !== undefined ? [one.area] : [])
];

/** The arrows of a moment: which units went where, and the current attack. */
export function waysOf(view: View, happened: readonly Happening[]): readonly Bridge[] {
  const attack = attackOf(view);
  const ways = new Map<string, Bridge>(attack.map((bridge) => [`${bridge.from} ${bridge.to}`, bridge]));
  for (const one of happened) {
    if (one.what !== 'units' || one.from === undefined) continue;
    const key = `${one.from} ${one.area}`;
    if (!ways.has(key)) ways.set(key, { from: one.from, over: [], to: one.area, attack: false });
  }
  return [...ways.values()];
}

/** The number of earlier answers that a moment may need. */
const EARLIER = 40;

/** The moments that the table stopped for after this answer: cards, bids, a battle. */
export function momentsAt(playback: Playback, at: number): readonly Moment[] {
  const [step, before, now] = [playback.steps[at - 1], playback.view(at - 1), playback.view(at)];
  if (step === undefined || before === null || now === null) return [];
  const earlier = playback.steps.slice(Math.max(0, at - 1 - EARLIER), at - 1).flatMap(({ happened }) => happened);
  return momentsOf({ before, now, lines: step.happened }, earlier);
}

export type Hidden =
  | { readonly what: 'bid'; readonly house: House; readonly power: number }
  | { readonly what: 'card'; readonly house: House; readonly card: NonNullable<Sealed['cards'][House]> }
  | { readonly what: 'tide'; readonly house: House; readonly tide: NonNullable<Sealed['tides'][House]> }
  | { readonly what: 'raven'; readonly house: House; readonly card: NonNullable<Sealed['raven']>['card'] };

/** Everything that is sealed and is not on the board. */
export function hiddenIn({ sealed, tracks }: View): readonly Hidden[] {
  const { raven } = sealed;
  return [
    ...tracks.throne.flatMap((house): Hidden[] => {
      const [power, card, tide] = [sealed.bids[house], sealed.cards[house], sealed.tides[house]];
      return [
        ...(power === undefined ? [] : [{ what: 'bid', house, power } as const]),
        ...(card === undefined ? [] : [{ what: 'card', house, card } as const]),
        ...(tide === undefined ? [] : [{ what: 'tide', house, tide } as const])
      ];
    }),
    ...(raven === null ? [] : [{ what: 'raven', house: raven.house, card: raven.card } as const])
  ];
}
