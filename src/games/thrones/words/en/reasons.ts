// Why the app did something, sentence by sentence. The house is named above it.

import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { OrderKind } from '../../box/orders';
import type { Track } from '../../box/tracks';
import names from './names';
import { capital, house, list, place, several, track } from './say';

interface Danger {
  readonly by: House;
  readonly might: number;
}

interface Held {
  readonly castles: number;
  readonly needed: number;
}

interface Shown {
  readonly card: HouseCardId;
  readonly lead: number;
  readonly beats: number;
  readonly of: number;
}

const come = ({ by, might }: Danger): string => `${house(by)} could come with about ${might}`;

/** What a raid took away. */
const RAIDED: Readonly<Record<OrderKind, (area: AreaId, victim: House) => string>> = {
  'consolidate-power': (area, victim) => `${house(victim)} loses the power that ${place(area)} would have brought.`,
  support: (area) => `The Support in ${place(area)} would have counted in every battle beside it.`,
  defense: (area) => `Without its Defense order, ${place(area)} is easier to take.`,
  raid: (area) => `The Raid in ${place(area)} could have removed an order beside it.`,
  march: (area) => `The March in ${place(area)} is gone.`
};

const ORDERED: Readonly<Record<OrderKind, string>> = {
  march: 'to move',
  defense: 'to hold what stands there',
  support: 'to count in the battles beside it',
  raid: 'to remove an order beside it',
  'consolidate-power': 'to gain power or to muster'
};

const ahead = (lead: number): string =>
  lead === 0 ? 'it was even' : lead > 0 ? `it led by ${lead}` : `it trailed by ${-lead}`;

const castles = (count: number): string => several(count, 'castle', 'castles');

export default {
  title: 'Why?',
  none: 'There are no reasons to show for this one.',
  /** Below the reasons: what they are drawn from. */
  source: 'Worked out from what everyone can see, never from what is hidden.',
  says: {
    castle: ({ area, castles: count, needed }: Held & { readonly area: AreaId }) =>
      count >= needed
        ? `With ${place(area)} it would hold ${castles(count)}, and win.`
        : `${capital(place(area))} would be its castle number ${count}; ${needed} win the game.`,
    leader: ({ house: one, castles: count, needed }: Held & { readonly house: House }) =>
      `${house(one)} leads with ${castles(count)}; ${needed} win the game.`,
    odds: ({ area, tenths }: { readonly area: AreaId; readonly tenths: number }) =>
      tenths >= 10
        ? `It expected to win the battle for ${place(area)}.`
        : tenths === 0
          ? 'It saw almost no chance of winning.'
          : `It expected to win about ${several(tenths, 'such battle', 'such battles')} in 10.`,
    neutral: ({ area, strength }: { readonly area: AreaId; readonly strength: number }) =>
      `It could beat the neutral force of ${strength} in ${place(area)}.`,
    unguarded: ({ area, owner }: { readonly area: AreaId; readonly owner: House }) =>
      `${house(owner)} had no units in ${place(area)}.`,
    grudge: ({ house: one }: { readonly house: House }) => `${house(one)} has attacked it before, and it remembers.`,
    land: ({ area, supply, power }: { readonly area: AreaId; readonly supply: number; readonly power: number }) =>
      `${capital(place(area))} has ${list([
        ...(supply > 0 ? [several(supply, 'supply icon', 'supply icons')] : []),
        ...(power > 0 ? [several(power, 'power icon', 'power icons')] : [])
      ])}.`,
    sea: ({ area }: { readonly area: AreaId }) => `Ships in ${place(area)} open the way for armies.`,
    guards: ({ area, danger, defence }: { readonly area: AreaId; readonly danger: Danger; readonly defence: number }) =>
      `It guards ${place(area)}: ${come(danger)}, against ${defence}.`,
    stays: ({ area, count, danger }: { readonly area: AreaId; readonly count: number; readonly danger: Danger }) =>
      `${several(count, 'unit stays', 'units stay')} in ${place(area)}: ${come(danger)}.`,
    nearer: ({ castle }: { readonly castle: AreaId }) =>
      `It comes closer to ${place(castle)}, a castle it does not hold.`,
    stronger: ({ area }: { readonly area: AreaId }) => `It grows stronger in ${place(area)}.`,
    nowhere: ({ area }: { readonly area: AreaId }) => `Nothing within reach was worth leaving ${place(area)} for.`,
    raids: ({ order, area, victim }: { readonly order: OrderKind; readonly area: AreaId; readonly victim: House }) =>
      RAIDED[order](area, victim),
    'raids-nothing': () => 'There was nothing it wanted to raid.',
    power: ({ by }: { readonly by: number }) => `It gains ${by} power, to bid with later.`,
    only: () => 'It had no other choice.',
    card: ({ card, lead, beats, of }: Shown) =>
      `Before the cards ${ahead(lead)}. By the printed numbers ${names.houseCards[card]} wins against ${beats} of the ${several(of, 'card', 'cards')} that the enemy held.`,
    track: ({ track: one, place: at, of }: { readonly track: Track; readonly place: number; readonly of: number }) =>
      `It stood at position ${at} of ${of} on ${track(one)}.`,
    share: ({
      strength,
      bidders,
      fair
    }: {
      readonly strength: number;
      readonly bidders: number;
      readonly fair: number;
    }) => `The wildlings came with ${strength}. Shared by ${bidders} houses, that is ${fair} each.`,
    order: ({
      order,
      area,
      danger
    }: {
      readonly order: OrderKind;
      readonly area: AreaId;
      readonly danger: Danger | null;
    }) =>
      `${capital(place(area))}: ${ORDERED[order]}${danger === null || order === 'march' ? '' : `; ${come(danger)}`}.`,
    'own-fight': () => 'It is fighting this battle itself.',
    'no-part': () => 'Neither side was worth helping.',
    blade: ({ used, lead }: { readonly used: boolean; readonly lead: number }) =>
      used ? `The blade decides it: ${ahead(lead)}.` : `The blade would not decide it: ${ahead(lead)}.`,
    refuge: ({ area, isOwn }: { readonly area: AreaId; readonly isOwn: boolean }) =>
      isOwn
        ? `${capital(place(area))} already belonged to it.`
        : `${capital(place(area))} was the best place left to go.`,
    cheapest: () => 'It gave up what it would miss least.',
    raven: () => 'It would rather know the next wildling card than change an order.',
    ways: ({ count }: { readonly count: number }) => `It chose among ${count} ways that made sense.`
  }
};
