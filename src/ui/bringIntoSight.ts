/** Scrolls to one part after another, as little as possible; if there is no room for all of them, the last one is in sight. */
export function bringIntoSight(...parts: readonly (Element | null | undefined)[]): void {
  for (const part of parts) part?.scrollIntoView({ block: 'nearest' });
}
