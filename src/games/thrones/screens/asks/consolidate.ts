// Consolidating power, as it is loaded when it is asked.

import { beside } from './beside';
import { ConsolidateReply } from './consolidateReply.svelte';
import Consolidate from './Consolidate.svelte';

export default beside(ConsolidateReply, Consolidate);
