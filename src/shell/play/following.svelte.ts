// A game that another window plays, as everybody at the table may see it. It follows what is saved, and answers nothing.

import type { Kinds, Ruleset } from '#engine/ruleset';
import type { Copied, TakenBack } from '../saves/document';
import { loadGame } from '../saves/store/savedGames';
import { codesIn, type Handed } from '../saves/handed';
import type { Trouble } from '../saves/trouble';
import { watchGame } from '../saves/store/watching';
import type { Answered } from './keeper';
import type { AtTheTable } from './seating.svelte';
import { type Turn, turnOf } from './whoseTurn';

export interface Followed<K extends Kinds> {
  readonly rules: Ruleset<K>;
  /** The view of a bystander, so that nothing secret gets into the page. */
  readonly view: K['view'];
  readonly entries: readonly Answered<K>[];
  readonly seats: readonly AtTheTable<K>[];
  readonly tablet: K['house'] | null;
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly handed: readonly Handed[];
}

export class Following<K extends Kinds = Kinds> {
  readonly #id: string;
  #followed: Followed<K> | null = $state.raw(null);
  #trouble: Trouble | null = $state.raw(null);
  #isLooking = false;
  #changedMeanwhile = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** The game; null until it has been read, and if it cannot be. */
  get followed(): Followed<K> | null {
    return this.#followed;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  readonly turn: Turn<K> | null = $derived.by(() => {
    if (this.#followed === null) return null;
    const { rules, view, tablet, seats, handed } = this.#followed;
    const order = seats.map(({ house }) => house);
    const codes = codesIn(handed);
    return turnOf(rules, view.asks, { holder: null, last: tablet, claims: null, seats: order, codes });
  });

  /** Follows the game until the returned function is called. */
  follow(): () => void {
    const look = (): void => void this.#look();
    // A window that was asleep may have missed a change.
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
      const { rules, sheet, game, entries } = loaded.value;
      const { tablet, takenBack, copied, handed } = sheet;
      const seats = sheet.seats.map(({ house, name }) => ({ house, name }));
      const view = rules.viewFor(game.position, null);
      this.#followed = { rules, view, entries, seats, tablet, takenBack, copied, handed } as unknown as Followed<K>;
    }
    this.#isLooking = false;
  }
}
