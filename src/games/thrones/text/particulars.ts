// The houses, areas and numbers in the sentences of an ask. Each is looked up only by a sentence that names it: most asks have few of them.

import type { AreaId, House, HouseCardId, Track } from '#thrones/box';
import { AREAS } from '../box/areas';
import { TIDES } from '../box/tides';
import type { Ask, Bidding, HiddenAsk, View } from '#thrones/rules';
import { combatOf, enemyOf, opposite, sideOf } from '../rules/combat/combatSides';
import { TRACKS } from '../box/tracks';
import { OPTIONS } from '../rules/options';

/** A hidden ask shows only its house and subject. */
export type Asked = Ask | HiddenAsk;

/** The track that is bid for; null against the wildlings. */
export const trackOf = (bidding: Bidding | null): Track | null =>
  bidding === null || bidding.on === 'wildlings' ? null : bidding.on;

function known<T>(value: T | null | undefined, ask: Asked): T {
  if (value === null || value === undefined) throw new Error(`what is asked about ${ask.about} lacks a particular`);
  return value;
}

function movesNobody(view: View, { house, about }: Asked): boolean {
  switch (about) {
    case 'a-king-beyond-the-wall-reward':
      return TRACKS.every((track) => view.tracks[track][0] === house);
    case 'a-king-beyond-the-wall':
      return OPTIONS[about].every((track) => view.tracks[track].at(-1) === house);
    case 'doran-martell':
      return TRACKS.every((track) => view.tracks[track].at(-1) === enemyOf(view, house));
    default:
      return false;
  }
}

export function particularsOf(ask: Asked, view: View) {
  const area = (): AreaId => known('area' in ask ? ask.area : null, ask);
  return {
    // The battle.
    get area(): AreaId {
      return combatOf(view).area;
    },
    get enemy(): House {
      return enemyOf(view, ask.house);
    },
    /** The card of the enemy that is in play. */
    get theirs(): HouseCardId {
      const combat = combatOf(view);
      return known(combat.cards[opposite(known(sideOf(combat, ask.house), ask))], ask);
    },
    /** The number of cards that the enemy has besides the one in play. */
    get left(): number {
      return known(view.houses[enemyOf(view, ask.house)], ask).hand.length;
    },
    get isFighting(): boolean {
      return sideOf(combatOf(view), ask.house) !== null;
    },
    get isRevealed(): boolean {
      return view.combat?.revealed === true;
    },
    get hasSkull(): boolean {
      const drawn = view.sealed.tides[ask.house];
      return drawn !== undefined && TIDES[drawn].skulls > 0;
    },
    // Support.
    get from(): AreaId {
      return area();
    },
    /** The house whose Support order is offered. */
    get other(): House {
      return known(view.areas[area()].order, ask).house;
    },
    // A port.
    get port(): AreaId {
      return area();
    },
    get land(): AreaId {
      return known(AREAS[area()].land, ask);
    },
    // Numbers.
    get count(): number {
      return known('least' in ask ? ask.least : 'count' in ask ? ask.count : null, ask);
    },
    get most(): number {
      return known('most' in ask ? ask.most : null, ask);
    },
    get total(): number {
      return known('areas' in ask ? ask.areas : null, ask).length;
    },
    /** Facts that only the house itself sees. */
    isShort: 'count' in ask && ask.count < ask.areas.length,
    isTogether: 'together' in ask && ask.together,
    // Bidding and wildlings.
    track: trackOf(view.bidding),
    get held(): Track {
      return known(trackOf(view.bidding), ask);
    },
    get houses(): readonly House[] {
      return known('houses' in ask ? ask.houses : null, ask);
    },
    get strength(): number {
      return known(view.attack, ask).strength;
    },
    beaten: view.attack?.beaten === true,
    get loser(): House {
      return known(view.attack?.singled, ask);
    },
    isOwn: view.attack?.singled === ask.house,
    /** Whatever is chosen, nobody moves. */
    get isIdle(): boolean {
      return movesNobody(view, ask);
    }
  };
}
