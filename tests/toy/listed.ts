// Stands in the place of src/games/further.ts in a build with the gallery. Loads nothing by itself.

import type { Further } from '#games/further';

const toy = () => import('./screens/pages');

export const FURTHER: readonly Further[] = [
  {
    id: 'auction',
    name: 'The Auction',
    houses: ['red', 'green', 'blue'],
    rules: async () => (await toy()).rules,
    screens: async () => (await toy()).screens
  }
];
