// The state of a game, in a line.

import { text } from 'text:iron-throne/home';
import type { Table } from '#iron/rules';

export const standing = ({ turn, challenger, winners }: Pick<Table, 'turn' | 'challenger' | 'winners'>): string =>
  winners === null
    ? text('standing', { turn, challenger })
    : text('standing-won', { winners, count: winners.length, turn });
