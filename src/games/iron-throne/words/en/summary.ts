// A game in a line, for the list on the start page.

import type { House } from '../../box/houses';
import { INFLUENCE } from '../../box/limits';
import type { Table } from '../../rules/position';
import { list } from '../../../../ui/words/english';
import { house } from './say';

const summary = {
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
  unknown: 'This game will be put together again from its moves when it is opened.',
  deciding: 'Now deciding',
  everybody: 'Everybody',
  spread: 'Influence spread',
  fiveWin: `the first with ${INFLUENCE} wins`
};

export default summary;
