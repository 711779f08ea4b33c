// Offers that players of code have declined since a person last answered: otherwise nobody would notice.

import { getContext, setContext } from 'svelte';
import type { Happening } from '#iron/rules';
import type { Codes } from './props';

interface Step {
  readonly house: string;
  readonly happened: readonly Happening[];
}

const DECLINES: ReadonlySet<Happening['what']> = new Set(['took-none', 'declined', 'stayed-out', 'left']);
/** The most lines that fit; the log has all of them. */
const MOST = 2;

export function declinedByCode(steps: readonly Step[], codes: NonNullable<Codes>): readonly Happening[] {
  const from = steps.findLastIndex(({ house }) => !codes.has(house)) + 1;
  const happened = steps.slice(from).flatMap((step) => step.happened);
  return happened.filter(({ what }) => DECLINES.has(what)).slice(-MOST);
}

type Declined = () => readonly Happening[];

const KEY = Symbol('what code has declined');

/** For all that is drawn below the component that begins here. */
export const provideDeclined = (declined: Declined): void => {
  setContext(KEY, declined);
};

/** Called while a component begins. */
export const declined = (): Declined => getContext<Declined | undefined>(KEY) ?? (() => []);
