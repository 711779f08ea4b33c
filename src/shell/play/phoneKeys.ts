// The keys of a game's phones, kept beside the games for one of them at a time: whatever ends that one here ends them.

import { keep, kept } from './settings.svelte';

const KEY = 'phones';

export const keptKeys = (): string | null => kept(KEY);

export const keepKeys = (json: string): void => keep(KEY, json);

export const hasKeys = (game: string): boolean => keptKeys()?.includes(game) ?? false;

export function forgetKeys(game: string): void {
  if (hasKeys(game)) keepKeys('null');
}
