// Mustering, as it is loaded when it is asked.

import { beside } from './beside';
import { MusterReply } from './musterReply.svelte';
import Muster from './Muster.svelte';

export default beside(MusterReply, Muster);
