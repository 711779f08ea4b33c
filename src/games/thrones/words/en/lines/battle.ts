// Log lines of battles, and of who wins the game.

import { HOUSE_CARDS } from '../../../box/houseCards';
import type { House } from '../../../box/houses';
import type { TideId } from '../../../box/tides';
import { TIDES } from '../../../box/tides';
import type { Winner } from '../../../rules/terms';
import { house, list, place, several } from '../say';
import type { HappeningOf } from '../../../rules/happenings';
import type { Lines } from './lines';
import { sideName, sides } from './lines';
import NAMES from '../names';

const SIDES = ['attacker', 'defender'] as const;

export function tide(id: TideId): string {
  const { strength, swords, towers, skulls } = TIDES[id];
  return list([
    String(strength),
    ...(swords > 0 ? [several(swords, 'sword', 'swords')] : []),
    ...(towers > 0 ? [several(towers, 'fortification', 'fortifications')] : []),
    ...(skulls > 0 ? [several(skulls, 'skull', 'skulls')] : [])
  ]);
}

function supported(
  { house: one, area, side, refused }: HappeningOf<'support'>,
  helped: string,
  isOwn: boolean
): string {
  if (side === null) return `${house(one)} supports nobody from ${place(area)}`;
  if (isOwn) return `${house(one)} adds its own support from ${place(area)}`;
  return refused === true
    ? `${helped} refuses ${house(one)}'s support from ${place(area)}`
    : `${house(one)} supports ${helped} from ${place(area)}`;
}

const CARD: { readonly [D in HappeningOf<'card'>['did']]: (card: string, owner: string) => string } = {
  'sent-back': (card, owner) => `Tyrion Lannister returns ${card} to ${owner}'s hand`,
  played: (card, owner) => `${owner} plays ${card}`,
  discarded: (card, owner) => `${card} goes to ${owner}'s discard pile`,
  returned: (card, owner) => `${card} returns to ${owner}'s hand`
};

const WON: Readonly<Record<Winner['by'], string>> = {
  seventh: 'holds enough castles and strongholds and wins the game',
  castles: 'holds the most castles and strongholds and wins the game',
  strongholds: 'wins the game: the tie goes to the most strongholds',
  'land-areas': 'wins the game: the tie goes to the most land areas',
  supply: 'wins the game: the tie goes to the highest supply',
  power: 'wins the game: the tie goes to the most available power',
  throne: 'wins the game: the tie goes to the higher place on the Iron Throne track'
};

const against = (defender: House | null, area: HappeningOf<'combat'>['area']): string =>
  defender === null ? `the neutral force in ${place(area)}` : house(defender);

export const BATTLE: Lines<
  | 'combat'
  | 'support'
  | 'cards'
  | 'card'
  | 'tides'
  | 'blade'
  | 'strength'
  | 'victor'
  | 'garrison-lost'
  | 'neutral-beaten'
  | 'neutral-too-strong'
  | 'winner'
> = {
  combat: ({ area, attacker, defender }) =>
    defender === null
      ? `${house(attacker)} attacks ${against(defender, area)}`
      : `battle for ${place(area)}: ${house(attacker)} against ${house(defender)}`,
  support: (happening, earlier) => {
    const { side } = happening;
    const helped = side === null ? '' : sideName(side, earlier);
    return supported(happening, helped, side !== null && sides(earlier)[side] === happening.house);
  },
  cards: ({ cards }, earlier) =>
    SIDES.map((side) => {
      const card = cards[side];
      if (card === null) return `${sideName(side, earlier)} has no card to play`;
      return `${house(HOUSE_CARDS[card].house)} plays ${NAMES.houseCards[card]}`;
    }).join('; '),
  card: ({ did, house: one, card }) => CARD[did](NAMES.houseCards[card], house(one)),
  tides: ({ tides }, earlier) =>
    `Tides of Battle: ${SIDES.map((side) => {
      const drawn = tides[side];
      return `${sideName(side, earlier)} ${drawn === null ? 'draws nothing' : `draws ${tide(drawn)}`}`;
    }).join(', ')}`,
  blade: ({ house: one, use }) =>
    use === 'strength'
      ? `${house(one)} uses the Valyrian Steel Blade for +1 strength`
      : `${house(one)} uses the Valyrian Steel Blade to draw another Tides of Battle card`,
  strength: ({ totals }, earlier) =>
    `strength: ${SIDES.map((side) => `${sideName(side, earlier)} ${totals[side]}`).join(', ')}`,
  victor: ({ house: one, loser, area, tie }) =>
    `${house(one)} beats ${house(loser)} in ${place(area)}${tie ? ', winning the tie on the Fiefdoms track' : ''}`,
  'garrison-lost': ({ house: one, area }) => `${house(one)} loses the garrison in ${place(area)}`,
  'neutral-beaten': ({ house: one, area, strength }) =>
    `${house(one)} defeats the neutral force of ${strength} in ${place(area)}`,
  'neutral-too-strong': ({ house: one, area, strength }) =>
    `the neutral force of ${strength} in ${place(area)} is too strong for ${house(one)}: nobody moves`,
  winner: ({ house: one, by }) => `${house(one)} ${WON[by]}`
};
