// Marching, as it is loaded when it is asked.

import { beside } from './beside';
import March from './March.svelte';
import { MarchReply } from './marchReply.svelte';
import Forecast from './marching/Forecast.svelte';

export default beside(MarchReply, March, { Below: Forecast });
