// Reconciling armies with supply, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { ReconcileReply } from './reconcileReply.svelte';
import Reconcile from './Reconcile.svelte';

export default boardPanel(ReconcileReply, Reconcile);
