import { text } from 'text:thrones/story';

/** What code has done on the way to what is asked now; empty where all of it was told. */
export const skippedText = (count: number): string => (count === 0 ? '' : text('beats-skipped', { count }));
