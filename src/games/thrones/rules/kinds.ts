// Every kind of ask, by name: the one list that judging, answering and the faults of asks go by.

import type { Choice } from '#thrones/box';
import { bidKind, rankKind } from './bidding';
import { consolidateKind } from './consolidating';
import type { Ask, AskKind } from './asks';
import type { Kind, RuleKind } from './kind';
import { marchKind } from './marches';
import { musterKind } from './mustering';
import { areaKind, cardKind, optionKind, unitsKind } from './plainKinds';
import { ordersKind } from './planning';
import { raidKind } from './raids';
import { ravenKind } from './raven';
import { reconcileKind } from './westeros/supplyCard';

type Kinds = { readonly [K in AskKind]: K extends Choice['kind'] ? Kind<K> : RuleKind<K> };

export const KINDS: Kinds = {
  orders: ordersKind,
  raven: ravenKind,
  raid: raidKind,
  march: marchKind,
  consolidate: consolidateKind,
  muster: musterKind,
  reconcile: reconcileKind,
  bid: bidKind,
  rank: rankKind,
  card: cardKind,
  area: areaKind,
  units: unitsKind,
  option: optionKind
};

/** An ask and its kind belong together, which the compiler cannot see of a union. */
export const kindOf = (asked: Ask): Kind<AskKind> => KINDS[asked.kind] as Kind<AskKind>;
