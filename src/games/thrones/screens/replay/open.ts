// What lies open above the replay.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';

export type Open = 'tracks' | 'house-rules' | { readonly house: House } | { readonly area: AreaId };
