// Raiding, as it is loaded when it is asked.

import { beside } from './beside';
import { RaidReply } from './raidReply.svelte';
import Raid from './Raid.svelte';

export default beside(RaidReply, Raid);
