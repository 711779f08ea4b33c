// The time that movements take, by the settings of the table.

export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || paceOf() === 0;

function paceOf(): number {
  const pace = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isNaN(pace) ? 1 : pace;
}

/** A duration at the table's pace; 0 if nothing shall move. */
export const lasting = (milliseconds: number): number => (wantsStill() ? 0 : milliseconds * paceOf());
