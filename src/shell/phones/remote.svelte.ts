// The ask of one seat, on its phone: a game that knows only the seat's view, judges by it, and is over with the answer.

import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import { keepsNothing } from '../play/keeper';
import { Playing } from '../play/playing.svelte';
import type { Question } from './questions';

export interface Remembers {
  readonly seal: (answer: unknown) => void;
  readonly begun: (answer: unknown) => void;
}

/** On a phone the view stands for the position, since nothing else is known there. */
const asSeen = <K extends Kinds>(rules: Ruleset<K>, view: K['view']): Ruleset<K> => ({
  ...rules,
  viewFor: () => view,
  winnersOf: () => null,
  drawnIn: () => null
});

export class Remote<K extends Kinds = Kinds> extends Playing<K> {
  readonly #house: K['house'];
  readonly #seen: K['view'];
  readonly #remembers: Remembers;

  constructor(rules: Ruleset<K>, { house, seats, view }: Question, begun: unknown, remembers: Remembers) {
    const asks = view.asks.filter((ask) => ask.house === house);
    const game = { position: { happened: [], ...view, asks }, at: '' } as unknown as Game<K>;
    // Nobody else is asked here or can look at their secrets.
    const others = seats.filter((seat) => seat.house !== house);
    const nobody = { level: '', person: '', seed: '' };
    super({
      rules: asSeen(rules, view),
      game,
      start: { kind: 'position', position: view, at: '' },
      seats,
      entries: [],
      tablet: house,
      seen: {},
      handed: others.map((seat) => ({ after: 0, house: seat.house, name: seat.name, code: nobody, time: 0 })),
      begun: begun === null ? {} : { [house]: begun as K['answer'] },
      keeper: { ...keepsNothing, begun: (_, answer) => remembers.begun(answer) }
    });
    this.#house = house;
    this.#seen = view;
    this.#remembers = remembers;
    this.openCurtain();
  }

  override get gathers(): boolean {
    return false;
  }

  override get mayHandOver(): boolean {
    return false;
  }

  override answer(given: K['answer']): Promise<K['refusal'] | null> {
    const refusal = this.rules.judge(this.#seen, this.#house, given);
    if (refusal === null) this.#remembers.seal(given);
    return Promise.resolve(refusal);
  }
}
