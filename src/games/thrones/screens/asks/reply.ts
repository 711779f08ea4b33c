// An answer in the making: what the board shows of it, and what touching the board does to it. Each kind of ask has one.

import { type Marks, NO_MARKS, type Portable } from '#thrones/board/boardView';
import type { AreaId, OrderToken } from '#thrones/box';
import type { Answer, Refusal } from '#thrones/rules';

export { type Marks, NO_MARKS };

export interface Reply {
  /** Null until it is complete. */
  readonly answer: Answer | null;
  readonly marks: Marks;
  /** Orders to be shown on the board as if they lay there. */
  readonly laid?: ReadonlyMap<AreaId, OrderToken>;
  /** As far as it has come, of an answer that is worth keeping; null while nothing is done. */
  readonly begun?: Answer | null;
  /** Goes on with what was begun, as far as it is still allowed. */
  resume?(begun: Answer): void;
  /** Why the area cannot be touched, if it cannot. */
  touch(area: AreaId): Refusal | null;
  /** What can be dragged over the board, by where it is. */
  readonly portable?: ReadonlyMap<AreaId, Portable>;
  /** Dragged from one area to another: why not, if that cannot be. */
  drop?(from: AreaId, to: AreaId): Refusal | null;
  /** What the screen knows of that beyond what the rules tell. */
  says?(area: AreaId): string | undefined;
}
