// What stands around the board: head, houses, tracks, cards of houses and areas, log, recap, menu; and what the kit says.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { Track } from '../../box/tracks';
import type { UnitKind } from '../../box/units';
import type { Phase } from '../../rules/terms';
import { ORDER_NAMES, UNIT_PLURALS } from './pieces';
import { capital, list, several, TRACK_NAMES, units } from './say';
import NAMES from './names';

const PHASES: Readonly<Record<Phase, string>> = {
  westeros: 'Westeros',
  planning: 'Planning',
  action: 'Action',
  over: 'Game over'
};

const TRACKS_IN_SHORT: Readonly<Record<Track, string>> = { throne: 'Throne', fiefdoms: 'Fiefdoms', court: 'Court' };

const house = (one: House): string => `House ${NAMES.houses[one]}`;

const sizes = (armies: readonly number[]): string => list(armies.map(String));

function what(area: AreaId): string {
  const { kind, castle, island } = AREAS[area];
  if (kind !== 'land') return kind === 'sea' ? 'Sea' : 'Port';
  const ground = castle === 2 ? 'Stronghold' : castle === 1 ? 'Castle' : 'Land';
  return island ? `${ground} on an island` : ground;
}

const frame = {
  house,
  player: (name: string, one: House) => `${name}, ${house(one)}`,
  houseInShort: (one: House) => NAMES.houses[one],
  head: {
    round: 'Round',
    roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    phases: PHASES,
    phasesOf: 'Phases of the round',
    wildlings: 'Wildlings',
    threat: (threat: number, top: number) => `Wildlings: ${threat} of ${top}`,
    log: 'Log',
    rules: 'Rules',
    houseRules: 'House rules',
    menu: 'Menu'
  },
  houses: {
    title: 'Houses',
    order: 'in turn order',
    acts: 'decides',
    sealed: 'sealed',
    tracks: 'Tracks',
    coveredAloud: 'power hidden',
    figures: {
      castle: (n: number) => several(n, 'castle', 'castles'),
      barrel: (n: number) => `supply ${n}`,
      crown: (n: number) => `power ${n}`,
      card: (n: number) => several(n, 'house card left', 'house cards left'),
      star: (n: number) => several(n, 'special order', 'special orders')
    }
  },
  supply: {
    title: 'Supply',
    stacks: (armies: readonly number[], limits: readonly number[]) =>
      `Armies: ${armies.length === 0 ? 'none' : sizes(armies)}; allowed: ${sizes(limits)}`,
    armies: (one: House, armies: readonly number[]) =>
      armies.length === 0 ? `${NAMES.houses[one]}: no armies` : `${NAMES.houses[one]}: ${sizes(armies)}`,
    allows: (limits: readonly number[]) => `armies of ${sizes(limits)}`
  },
  victory: {
    title: 'Victory',
    counts: 'castles and strongholds',
    wins: 'wins'
  },
  influence: {
    title: 'Influence',
    tracks: TRACKS_IN_SHORT,
    place: 'Place',
    stars: 'Stars',
    used: 'used',
    specials: (stars: number) => several(stars, 'special order', 'special orders')
  },
  tracks: { title: 'Houses and tracks' },
  sheet: {
    power: (power: number | null, onBoard: number) =>
      `Power: ${power === null ? 'hidden during the bidding' : `${power} available`}, ${onBoard === 0 ? 'none' : onBoard} on the board`,
    supply: 'Supply',
    feeds: (limits: readonly number[]) => `allows armies of ${sizes(limits)}`,
    hand: (cards: number) => (cards === 0 ? 'No house card in hand' : `In hand: ${cards}`),
    discard: 'Played',
    noDiscard: 'No card has been played.',
    castles: (n: number) => `Castles and strongholds: ${n}`,
    noCastles: 'None.',
    armies: 'Armies',
    noArmies: 'No armies: no two units share an area.',
    pool: 'Units not on the board',
    left: (kind: UnitKind) => capital(UNIT_PLURALS[kind]),
    strength: (strength: number) => `strength ${strength}`,
    swords: (n: number) => several(n, 'sword', 'swords'),
    towers: (n: number) => several(n, 'fortification', 'fortifications'),
    tracks: (places: Readonly<Record<Track, number>>) =>
      `${TRACK_NAMES.throne} ${places.throne}, ${TRACK_NAMES.fiefdoms} ${places.fiefdoms}, ${TRACK_NAMES.court} ${places.court}`
  },
  area: {
    what,
    held: (one: House) => `held by ${house(one)}`,
    nobody: 'held by nobody',
    closed: 'closed in this game',
    neutral: (strength: number) => `Neutral force, strength ${strength}`,
    units: (kinds: readonly UnitKind[]) => capital(units(kinds)),
    noUnits: 'No units',
    routed: 'routed',
    garrison: (strength: number) => `Garrison ${strength}`,
    power: (one: House) => `${house(one)}'s power token`,
    order: (token: OrderToken) => `${capital(ORDER_NAMES[token])} order`,
    icons: (supply: number, power: number, castle: number) =>
      [
        ...(castle > 0 ? [several(castle, 'mustering point', 'mustering points')] : []),
        ...(supply > 0 ? [several(supply, 'supply icon', 'supply icons')] : []),
        ...(power > 0 ? [several(power, 'power icon', 'power icons')] : [])
      ].join(', '),
    home: (one: House) => `Home of ${house(one)}`,
    neighbours: 'Adjacent areas'
  },
  happened: 'What just happened',
  log: {
    title: 'Log',
    place: (round: number, phase: Phase) => `Round ${round} · ${PHASES[phase]}`,
    house: 'House',
    everybody: 'All',
    kind: 'Topic',
    none: 'Nothing of that kind has happened yet.'
  },
  recap: {
    title: 'Since you last looked',
    holds: (name: string) => `${name} holds the tablet`,
    nothing: 'Nothing has happened since then.',
    log: 'Full log',
    touches: (one: House) => `affects ${NAMES.houses[one]}`
  }
};

export default frame;
