// A game that another window plays, as everybody at the table may see it. It goes along with what is kept, and answers nothing.

import type { House } from '../box/houses';
import type { View } from '../rules/view';
import { viewFor } from '../rules/view';
import type { Copied, TakenBack } from '../saves/document';
import { loadGame } from '../saves/games';
import type { Trouble } from '../saves/trouble';
import { watchGame } from '../saves/watching';
import type { Answered } from './keeper';
import type { AtTheTable } from './playing.svelte';
import type { Turn } from './turn';
import { turnOf } from './turn';

interface Followed {
  /** A bystander's: of whatever is secret nothing gets into the page. */
  readonly view: View;
  readonly entries: readonly Answered[];
  readonly seats: readonly AtTheTable[];
  readonly tablet: House | null;
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
}

export class Following {
  readonly #id: string;
  #followed: Followed | null = $state.raw(null);
  #trouble: Trouble | null = $state.raw(null);
  #isLooking = false;
  #changedMeanwhile = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Null until it has been read, and where it cannot be. */
  get followed(): Followed | null {
    return this.#followed;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  readonly turn: Turn | null = $derived.by(() => {
    if (this.#followed === null) return null;
    const { view, tablet, seats } = this.#followed;
    return turnOf(
      view.asks,
      null,
      tablet,
      seats.map(({ house }) => house)
    );
  });

  /** Until the function that it returns is called. */
  follow(): () => void {
    const look = (): void => void this.#look();
    // A window that was asleep may have missed something.
    document.addEventListener('visibilitychange', look);
    const end = watchGame(this.#id, look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      end();
    };
  }

  async #look(): Promise<void> {
    this.#changedMeanwhile = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#changedMeanwhile) {
      this.#changedMeanwhile = false;
      const loaded = await loadGame(this.#id);
      this.#trouble = loaded.ok ? null : loaded.trouble;
      if (!loaded.ok) continue;
      const { sheet, game, entries } = loaded.value;
      const { tablet, takenBack, copied } = sheet;
      const seats = sheet.seats.map(({ house, name }) => ({ house, name }));
      this.#followed = { view: viewFor(game.position, null), entries, seats, tablet, takenBack, copied };
    }
    this.#isLooking = false;
  }
}
