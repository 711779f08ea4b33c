// A start in the middle of a war: houses spread over the board with nearly all their pieces, some of them routed, tracks and hands
// in disorder, the wildlings at the door. What a game from the set-up comes to once in a thousand happens at once.

import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { CARDS_OF } from '#thrones/box/houseCards';
import type { House, UnitKind } from '#thrones/box';
import { PORT_CAPACITY, POWER_TOKENS, WILDLING_STEP, WILDLING_TOP } from '#thrones/box/limits';
import { MAX_SUPPLY } from '#thrones/box/supply';
import { TRACKS } from '#thrones/box/tracks';
import { Chance } from '#engine/chance';
import { castlesOf, controller, isClosed, isHeldAgainst, occupant } from '#thrones/rules/control';
import { castlesToWin, roundLimit } from '#thrones/rules/houseRules';
import { canStand, piecesLeft, unit } from '#thrones/rules/pieces';
import type { NewGame, Position } from '#thrones/rules';
import { setUp } from '#thrones/rules/setUp';
import { isSupplied } from '#thrones/rules/supply';

type Draft = { -readonly [K in keyof Position]: Position[K] };

const UNITS_TRIED = 90;
const MOST_CASTLES = 4;
const ATTACKS = ['wildlings-attack', 'wildlings-attack', 'wildlings-attack'] as const;
const FOOTMAN_MOSTLY: readonly UnitKind[] = ['footman', 'footman', 'footman', 'knight', 'ship', 'siege-engine'];

export function crowdedStart(game: NewGame): Position {
  const start = setUp({ ...game, decks: { westeros: [[], [], ATTACKS], wildlings: ['the-horde-descends'] } });
  const chance = new Chance(start.chance);
  const draft: Draft = { ...start };
  const houses = Object.keys(start.houses) as House[];
  draft.round = 2 + chance.below(Math.floor(roundLimit(start) / 2));
  draft.wildlings = chance.below(WILDLING_TOP / WILDLING_STEP) * WILDLING_STEP;
  draft.tracks = Object.fromEntries(
    TRACKS.map((track) => [track, chance.shuffle(houses)])
  ) as unknown as Position['tracks'];
  draft.houses = Object.fromEntries(houses.map((house) => [house, sheet(house, chance)]));
  for (let tries = 0; tries < UNITS_TRIED; tries++) for (const house of houses) addUnit(draft, house, chance);
  return { ...draft, chance: chance.state };
}

function sheet(house: House, chance: Chance): NonNullable<Position['houses'][House]> {
  const cards = chance.shuffle(CARDS_OF[house]);
  const inHand = 1 + chance.below(cards.length);
  const power = chance.below(POWER_TOKENS + 1);
  return { power, supply: MAX_SUPPLY, hand: cards.slice(0, inHand), discard: cards.slice(inHand) };
}

function addUnit(draft: Draft, house: House, chance: Chance): void {
  const kind = chance.pick(FOOTMAN_MOSTLY);
  const own = AREA_IDS.filter((one) => occupant(draft, one) === house);
  const area = chance.pick(own.length > 0 && chance.below(3) === 0 ? own : AREA_IDS);
  const state = draft.areas[area];
  const owner = controller(draft, area);
  const isFree = owner === null ? AREAS[area].kind !== 'port' : owner === house;
  const enters = AREAS[area].castle > 0 && owner !== house;
  if (!canStand(kind, area) || !isFree || isClosed(draft, area) || isHeldAgainst(draft, area, house)) return;
  if (piecesLeft(draft, house, kind) === 0 || (AREAS[area].kind === 'port' && state.units.length === PORT_CAPACITY))
    return;
  if (!isSupplied(draft, house, new Map([[area, state.units.length + 1]]))) return;
  if (enters && castlesOf(draft, house).length >= Math.min(MOST_CASTLES, castlesToWin(draft) - 1)) return;
  // routed and unrouted units side by side, where there is more than one
  const routed = chance.below(state.units.some((one) => !one.routed) ? 2 : 5) === 0;
  draft.areas = { ...draft.areas, [area]: { ...state, units: [...state.units, unit(house, kind, routed)] } };
}
