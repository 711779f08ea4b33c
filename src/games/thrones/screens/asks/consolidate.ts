// Consolidating power, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { ConsolidateReply } from './consolidateReply.svelte';
import Consolidate from './Consolidate.svelte';

export default boardPanel(ConsolidateReply, Consolidate);
