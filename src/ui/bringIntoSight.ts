/** Scrolls to one part after the other, as little as it takes: where there is no room for all of them, the last is seen. */
export function bringIntoSight(...parts: readonly (Element | null | undefined)[]): void {
  for (const part of parts) part?.scrollIntoView({ block: 'nearest' });
}
