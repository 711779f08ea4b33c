// Marching, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import March from './March.svelte';
import { MarchReply } from './marchReply.svelte';
import Forecast from './marching/Forecast.svelte';

export default boardPanel(MarchReply, March, { Below: Forecast });
