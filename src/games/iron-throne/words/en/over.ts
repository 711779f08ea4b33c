// The end of the game.

import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import { INFLUENCE } from '../../box/limits';
import type { HappeningOf } from '../../rules/happenings';
import { list, several } from '../../../../ui/words/english';
import { house, person } from './say';

const ENDS: Readonly<Record<'influence' | 'deaths', string>> = {
  influence: 'All five influence are spread.',
  deaths: 'All the characters of a House are dead.'
};

const over = {
  goesTo: (winners: number) => (winners === 1 ? 'The Iron Throne goes to' : 'The Iron Throne is shared by'),
  winners: (winners: readonly House[]) =>
    winners.length === 1 ? `House ${list(winners.map(house))}` : list(winners.map(house)),
  by: (by: HappeningOf<'game-over'>['by']) =>
    by.length === 2 ? `${ENDS.influence} ${ENDS.deaths}` : ENDS[by[0] ?? 'influence'],
  most: 'Whoever has spread the most influence wins.',
  turn: (turn: number) => `The game took ${several(turn, 'turn', 'turns')}.`,
  place: (place: number) => `${place}.`,
  spread: (count: number) => `${count} of ${INFLUENCE}`,
  fallen: 'The fallen',
  nobodyFell: 'Nobody died.',
  fell: (one: Person, own: House) => `${person(one)} of ${house(own)}`,
  living: (count: number) => `${several(count, 'character', 'characters')} alive`
};

export default over;
