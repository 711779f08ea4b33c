// Choosing an area, as it is loaded when it is asked.

import { beside } from './beside';
import { AreaReply } from './areaReply.svelte';
import Area from './Area.svelte';

export default beside(AreaReply, Area);
