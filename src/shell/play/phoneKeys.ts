// The keys of a game's phones, kept beside the games for one game at a time. They are deleted when the game ends or leaves this
// tablet.

import { isObject } from '#engine/shape';
import { pocket, pocketed } from './pocket';

export const keptKeys = (): Promise<unknown> => pocketed('phones');

export const keepKeys = (keys: { readonly game: string } | null): Promise<void> => pocket('phones', keys);

export async function hasKeys(game: string): Promise<boolean> {
  const keys = await keptKeys();
  return isObject(keys) && keys.game === game;
}

export async function forgetKeys(game: string): Promise<void> {
  if (await hasKeys(game)) await keepKeys(null);
}
