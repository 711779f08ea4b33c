// Reconciling armies with supply, as it is loaded when it is asked.

import { beside } from './beside';
import { ReconcileReply } from './reconcileReply.svelte';
import Reconcile from './Reconcile.svelte';

export default beside(ReconcileReply, Reconcile);
