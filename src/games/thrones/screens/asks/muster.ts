// Mustering, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { MusterReply } from './musterReply.svelte';
import Muster from './Muster.svelte';

export default boardPanel(MusterReply, Muster);
