// The replay: looking back at a game, decision by decision, and playing on from there.

import type { House } from '../../box/houses';
import { type HouseCardId } from '../../box/houseCards';
import type { TideId } from '../../box/tides';
import { type WildlingCardId } from '../../box/wildlingCards';
import type { Phase } from '../../rules/terms';
import frame from './frame';
import { tide } from './lines/battle';
import NAMES from './names';

interface Moment {
  readonly round: number;
  readonly phase: Phase;
  readonly house: House;
  readonly title: string;
}

const place = (round: number, phase: Phase): string => frame.log.place(round, phase);

const replay = {
  place,
  of: (nth: number, count: number) => `decision ${nth} of ${count} in this phase`,
  spoken: ({ round, phase, house, title }: Moment) => `${place(round, phase)}. House ${NAMES.houses[house]}: ${title}.`,
  stage: 'See it as the table saw it',
  lines: 'What happened in this phase',
  goTo: (text: string) => `Go to: ${text}`,
  legend: { westeros: 'Westeros', planning: 'Planning', action: 'Action', battle: 'battle', won: 'a castle won' },
  hidden: {
    title: 'Still hidden at the table',
    bid: (house: House, power: number) => `${NAMES.houses[house]} bids ${power}`,
    card: (house: House, card: HouseCardId) => `${NAMES.houses[house]} plays ${NAMES.houseCards[card]}`,
    tide: (house: House, id: TideId) => `${NAMES.houses[house]} draws ${tide(id)}`,
    raven: (house: House, card: WildlingCardId) => `${NAMES.houses[house]} has seen ${NAMES.wildlingCards[card]}`
  },
  branchName: (name: string, round: number) => `${name} (from round ${round})`,
  tracks: 'Houses and tracks'
};

export default replay;
