// Steps through the chart of the round.

import type { Standing as StandingOf } from '../../engine/stepping';
import { stepper } from '../../engine/stepping';
import type { Draft } from '../rules/draft';
import { workingCopy } from '../rules/draft';
import { ACTIONS } from './actions';
import { chart, receive } from './chart';
import { GUARDS } from './guards';

export type Standing = StandingOf<Draft>;

export const { placeAt, beginAt, advance } = stepper(
  chart.root,
  { actions: ACTIONS, guards: GUARDS },
  workingCopy,
  receive
);
