// How the seats look on a curtain.

import type { Bearer } from '#shell/curtain/bearer';
import type { AtTheTable } from '#shell/play/seating.svelte';
import type { Auction } from '../auction';
import Mark from './Mark.svelte';
import { NAMES } from './words';

export const bearerOf = ({ house, name }: AtTheTable<Auction>): Bearer => ({
  colours: `toy-${house}`,
  weave: { d: 'M0 12H24', width: 24, height: 24 },
  house,
  name,
  title: NAMES[house],
  Sign: Mark
});
