// Choosing an area, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { AreaReply } from './areaReply.svelte';
import Area from './Area.svelte';

export default boardPanel(AreaReply, Area);
