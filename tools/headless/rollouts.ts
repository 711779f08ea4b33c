// One process of the bench of rollouts: its figures as a line of JSON.

import type { PlayerCount } from '#thrones/box';
import { type RolledTo, roll } from './rolling';

const [seats, to] = process.argv.slice(2);
console.log(JSON.stringify(roll(Number(seats) as PlayerCount, to as RolledTo)));
