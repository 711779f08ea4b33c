// The action phase and its passes: raids, marches and consolidations each go round and round in turn order.

import type { Draft } from './draft';
import { record } from './draft';

export function beginTheActionPhase(draft: Draft): void {
  draft.phase = 'action';
  record(draft, { what: 'phase', phase: 'action' });
}

export function beginThePass(draft: Draft): void {
  draft.acted = [];
}
