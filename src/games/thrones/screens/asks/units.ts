// Choosing units, as it is loaded when it is asked.

import { beside } from './beside';
import { UnitsReply } from './unitsReply.svelte';
import Units from './Units.svelte';

export default beside(UnitsReply, Units);
