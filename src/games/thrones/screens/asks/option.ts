// Ships in a captured port, as it is loaded when it is asked.

import { beside } from './beside';
import { OptionReply } from './optionReply.svelte';
import Option from './Option.svelte';

export default beside(OptionReply, Option);
