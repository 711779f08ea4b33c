// Vibrations: a short one when an answer is saved, a double one when the table has something to look at.

const PATTERNS = { tap: [12], bell: [18, 70, 18] } as const;

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** There is none before the first touch: the browser would refuse it with a warning. */
export function shake(what: keyof typeof PATTERNS): void {
  const isTouched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  if (isTouched && canVibrate()) navigator.vibrate([...PATTERNS[what]]);
}
