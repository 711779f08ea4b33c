// Raiding, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { RaidReply } from './raidReply.svelte';
import Raid from './Raid.svelte';

export default boardPanel(RaidReply, Raid);
