// The parts that all lessons of this game share: who sits at the table, and the words while everybody looks at something.

import { text } from 'text:thrones/lesson';
import { text as names } from 'text:thrones/names';
import type { Thrones } from '#thrones/flow/game';
import type { Lesson } from '#shell/lesson';
import { PREPARED_HOUSES } from './prepared';

export const LEARNER = 'stark';

export const seats: Lesson<Thrones>['seats'] = PREPARED_HOUSES.map((house) => ({
  house,
  name: () => names(`houses.${house}`)
}));

const WATCHING: Partial<Readonly<Record<Thrones['moment']['what'], () => string>>> = {
  orders: () => text('watching-orders'),
  battle: () => text('watching-battle'),
  round: () => text('watching-round'),
  westeros: () => text('watching-westeros')
};

export const watching: Lesson<Thrones>['watching'] = ({ what }) => WATCHING[what]?.() ?? null;
