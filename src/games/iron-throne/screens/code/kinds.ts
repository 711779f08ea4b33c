// How code plays here: in one way, by the name that it has in a save.

import type { Kind } from '../../../../shell/code/kind';

export const KIND: Kind = { level: 'greedy', person: 'plain' };
