// A game in a line, for the list on the start page, and the game itself for whoever chooses which to play.

import type { House } from '../../box/houses';
import { INFLUENCE } from '../../box/limits';
import type { Table } from '../../rules/position';
import { house, list } from './say';

const summary = {
  title: 'The Iron Throne',
  what: 'Cards, promises, hostages: be the first to spread all five influence.',
  players: '3–5 players, about an hour',
  versions:
    '19 leaders, 22 character cards and an event are house versions: the words on them in the box are not known to us.',
  houses: (houses: readonly House[]) => list(houses.map(house)),
  /** How a game stands. */
  standing: ({ turn, challenger, winners }: Pick<Table, 'turn' | 'challenger' | 'winners'>): string => {
    if (winners !== null)
      return winners.length === 1
        ? `${list(winners.map(house))} has won in turn ${turn}.`
        : `${list(winners.map(house))} have shared the victory in turn ${turn}.`;
    return turn === 0 ? 'The leaders are being chosen.' : `Turn ${turn}, ${house(challenger)} challenges.`;
  },
  deciding: 'Now deciding',
  everybody: 'Everybody',
  spread: 'Influence spread',
  fiveWin: `the first with ${INFLUENCE} wins`
};

export default summary;
