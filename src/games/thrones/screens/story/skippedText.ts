import { text } from 'text:thrones/story';

/** A sentence about answers of code that were skipped before the current ask; empty if none were. */
export const skippedText = (count: number): string => (count === 0 ? '' : text('beats-skipped', { count }));
