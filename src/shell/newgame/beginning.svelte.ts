// Begins a game from what was chosen and opens its table. A second tap begins no second game.

import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { beginGame } from '../play/beginning';
import { now } from '../saves/clock';
import type { Trouble } from '../saves/trouble';
import { gameName } from '../text/timeWords';

type Chosen = Omit<Parameters<typeof beginGame>[0], 'name'>;

export class Beginning {
  isBusy: boolean = $state(false);
  trouble: Trouble['kind'] | null = $state(null);

  /** `onkept`: called once the game is saved. */
  async begin(chosen: Chosen, onkept?: () => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const created = await beginGame({ ...chosen, name: gameName(now()) });
    if (created.ok) {
      onkept?.();
      return goto(resolve(`/play?game=${created.value.id}`), { replaceState: true });
    }
    this.isBusy = false;
    this.trouble = created.trouble.kind;
  }
}
