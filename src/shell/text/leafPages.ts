// The pages of the printed rulebook that a leaf is about.

import { text } from 'text:shell/pages';

export const pagesText = (pages: readonly number[]): string =>
  text('leaf-pages', {
    count: pages.length,
    numbers: pages.map((number) => text('leaf-page', { number })).join(', ')
  });
