// A reply: the answer that is being composed, what the board shows of it, and what touching the board does to it. Each kind of
// ask has one.

import { type Marks, NO_MARKS, type Portable } from '#thrones/board/boardView';
import type { AreaId, OrderToken } from '#thrones/box';
import type { Answer, Refusal } from '#thrones/rules';

export { type Marks, NO_MARKS };

export interface Reply {
  /** The complete answer; null until then. */
  readonly answer: Answer | null;
  readonly marks: Marks;
  /** The orders to show on the board as if they were placed. */
  readonly laid?: ReadonlyMap<AreaId, OrderToken>;
  /** The unfinished answer, if it is worth saving; null as long as nothing has been done. */
  readonly begun?: Answer | null;
  /** Continues an unfinished answer, as far as it is still allowed. */
  resume?(begun: Answer): void;
  /** Called for a touch on an area; returns why that does nothing, or null. */
  touch(area: AreaId): Refusal | null;
  /** Everything that can be dragged over the board, by the area where it is. */
  readonly portable?: ReadonlyMap<AreaId, Portable>;
  /** Called when something is dragged from one area to another; returns why that is not possible, or null. */
  drop?(from: AreaId, to: AreaId): Refusal | null;
  /** Words for a refused area, if the screen knows more than the refusal says. */
  says?(area: AreaId): string | undefined;
}
