// Ships in a captured port, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { OptionReply } from './optionReply.svelte';
import Option from './Option.svelte';

export default boardPanel(OptionReply, Option);
