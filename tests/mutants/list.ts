// The defects that the tests have to notice. A new one begins here: seen to survive, then a test that notices it.

import { CODE } from './list/code';
import { CURTAIN } from './list/curtain';
import { FILES } from './list/files';
import { HALL } from './list/hall';
import { IRON_THRONE } from './list/ironThrone';
import { LOCKS } from './list/locks';
import { PICTURES } from './list/pictures';
import { PINS } from './list/pins';
import { PLANNING } from './list/planning';
import { QUICK } from './list/quick';
import { REFUSALS } from './list/refusals';
import { REVIEW } from './list/review';
import { SAVES } from './list/saves';
import { SCRIPTS } from './list/scripts';
import { SECRECY } from './list/secrecy';
import { SHOWN } from './list/screens';
import { LIVING_RULES } from './list/living';
import { TELLING } from './list/telling';
import { THRONES } from './list/thrones';
import { UNDO } from './list/undo';
import type { Mutant } from './mutant';

export const MUTANTS: readonly Mutant[] = [
  ...CURTAIN,
  ...PINS,
  ...SECRECY,
  ...UNDO,
  ...SAVES,
  ...LOCKS,
  ...FILES,
  ...HALL,
  ...PICTURES,
  ...REFUSALS,
  ...CODE,
  ...REVIEW,
  ...LIVING_RULES,
  ...TELLING,
  ...PLANNING,
  ...QUICK,
  ...SCRIPTS,
  ...SHOWN,
  ...THRONES,
  ...IRON_THRONE
];
