// Before all tests of the browser: what is published has no gallery, and they look at it.

import { existsSync } from 'node:fs';

export default function built(): void {
  if (!existsSync('build/gallery.html'))
    throw new Error('There is no build with the gallery: `npm run build:gallery` first.');
}
