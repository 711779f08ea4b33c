// The messenger raven, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { RavenReply } from './ravenReply.svelte';
import Raven from './Raven.svelte';

export default boardPanel(RavenReply, Raven);
