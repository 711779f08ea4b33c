// A saved game on the start page: how far it is, and who decides what.

import type { House } from '../../box/houses';
import type { About } from '../../rules/decisions';
import type { Phase } from '../../rules/terms';
import NAMES from './names';

const PHASES: Readonly<Record<Phase, string>> = {
  westeros: 'Westeros',
  planning: 'Planning',
  action: 'Action',
  over: 'Over'
};

/** What a house is about to do; what is missing is simply a decision. */
const DEEDS: Partial<Readonly<Record<About, string>>> = {
  'assigning-orders': 'places orders',
  'messenger-raven': 'may use the raven',
  'raven-card': 'looks at a wildling card',
  raid: 'raids',
  march: 'marches',
  consolidating: 'consolidates power',
  mustering: 'musters',
  reconciling: 'reconciles armies',
  bidding: 'bids',
  'track-tie': 'breaks a tie',
  'wildling-tie': 'breaks a tie',
  port: 'takes a port',
  support: 'may support',
  'accepting-support': 'may refuse support',
  'house-card': 'chooses a house card',
  'valyrian-steel-blade': 'may use the blade',
  casualties: 'takes casualties',
  retreat: 'retreats',
  'retreat-losses': 'retreats'
};

const homeCard = {
  phases: PHASES,
  round: 'Round',
  roundOf: (round: number, of: number) => `Round ${round} of ${of}`,
  finishedAfter: (round: number) => `Finished after round ${round}`,
  won: (house: House) => `House ${NAMES.houses[house]} won`,
  house: (house: House) => `House ${NAMES.houses[house]}`,
  curtainClosed: 'the curtain is closed',
  onTheTable: 'the tablet is in the middle',
  decides: ({ name, about, sealed }: { name: string; about: About; sealed: number }) => {
    const deed = `${name} ${DEEDS[about] ?? 'decides'}.`;
    return sealed === 0 ? deed : `${deed} ${sealed === 1 ? 'One house has' : `${sealed} houses have`} already sealed.`;
  },
  castles: 'Castles and strongholds',
  win: (enough: number) => `${enough} win`,
  houseRules: (count: number) => (count === 1 ? '1 house rule' : `${count} house rules`),
  unknown: 'Opening this game rebuilds it from its moves.'
};

export default homeCard;
