// The phases of a round begin.

import { type Draft, record } from './draft';

export function beginTheActionPhase(draft: Draft): void {
  draft.phase = 'action';
  record(draft, { what: 'phase', phase: 'action' });
}
