// First-time hints, by decision.

import type { About } from '#thrones/rules';

const HINTS = {
  planning: ['assigning-orders'],
  raven: ['messenger-raven'],
  raid: ['raid'],
  march: ['march'],
  support: ['support'],
  card: ['house-card'],
  retreat: ['retreat'],
  bidding: ['bidding'],
  mustering: ['mustering', 'consolidating'],
  supply: ['reconciling']
} as const satisfies Readonly<Record<string, readonly About[]>>;

export type HintId = keyof typeof HINTS;

const BY_ABOUT = new Map<About, HintId>(
  (Object.keys(HINTS) as HintId[]).flatMap((id) => HINTS[id].map((about): [About, HintId] => [about, id]))
);

export const hintOf = (about: About): HintId | null => BY_ABOUT.get(about) ?? null;
