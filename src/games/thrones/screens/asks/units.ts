// Choosing units, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { UnitsReply } from './unitsReply.svelte';
import Units from './Units.svelte';

export default boardPanel(UnitsReply, Units);
