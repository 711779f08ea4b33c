// The messenger raven, as it is loaded when it is asked.

import { beside } from './beside';
import { RavenReply } from './ravenReply.svelte';
import Raven from './Raven.svelte';

export default beside(RavenReply, Raven);
