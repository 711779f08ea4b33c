// How long things take that move: as the table wants them.

export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || paceOf() === 0;

function paceOf(): number {
  const pace = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isNaN(pace) ? 1 : pace;
}

/** Milliseconds as the table wants them; nothing where it wants nothing to move. */
export const lasting = (milliseconds: number): number => (wantsStill() ? 0 : milliseconds * paceOf());
