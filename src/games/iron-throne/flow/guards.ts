// The conditions in the chart: sentences, each one line.

import type { Draft } from '#iron/rules';
import { isSettled } from '../rules/draft';
import { isUndecided } from '../rules/resolution';

type Condition = (draft: Draft) => boolean;

export const GUARDS = {
  'all is settled': isSettled,
  'somebody has won': ({ winners }) => winners !== null,
  'they bargain': (draft) => isSettled(draft) && isUndecided(draft),
  'a deal was made': (draft) => isSettled(draft) && draft.encounter?.result?.kind === 'deal'
} satisfies Readonly<Record<string, Condition>>;

export type GuardName = keyof typeof GUARDS;
