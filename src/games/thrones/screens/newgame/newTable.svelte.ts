// A table that is about to play this game: its seats, and what it has agreed on.

import type { House, PlayerCount } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { clashesOf } from '#thrones/rules/clashes';
import { southOf } from '#thrones/rules/houseRules';
import type { Edition, HouseRules, NewGame } from '#thrones/rules';
import { Gathering, type Places } from '#shell/newgame/gathering.svelte';
import { drawSeed, shuffled } from '#shell/play/seeds';
import { type CodeKind, kindOf, PERSONS } from '#thrones/minds/kinds';
import { readHouseRules } from './lastRules';

export const DEALINGS = ['chosen', 'dealt', 'drafted'] as const;
export type Dealing = (typeof DEALINGS)[number];

const PLACES: Places<House, CodeKind, PlayerCount> = {
  counts: PLAYER_COUNTS,
  houses: SETUP[6].houses,
  housesFor: (count) => SETUP[count].tracks.throne,
  code: {
    /** At first a different person for each seat. */
    fresh(taken) {
      const person = PERSONS.find((one) => !taken.some((code) => code.person === one)) ?? PERSONS[0]!;
      return { level: 'knight', person };
    },
    read: (code) => (typeof code === 'object' && code !== null ? kindOf({ level: '', person: '', ...code }) : null)
  },
  key: 'last-table'
};

export class NewTable extends Gathering<House, CodeKind, PlayerCount> {
  dealing: Dealing = $state('chosen');
  edition: Edition = $state('revised');
  tides: boolean = $state(false);
  /** The house rules of the last game; null for play by the book. */
  houseRules: HouseRules | null = $state.raw(null);
  /** True while the sheet of house rules is open. */
  isAgreeing: boolean = $state(false);

  constructor() {
    super(PLACES);
    const { edition, tides, houseRules } = this.last;
    this.edition = edition === 'first' ? 'first' : 'revised';
    this.tides = tides === true;
    this.houseRules = readHouseRules(houseRules);
  }

  clashesOf(rules: HouseRules | null) {
    return rules === null ? [] : [...clashesOf(rules, SETUP[this.count], this.tides)];
  }

  /** True if this number of players has a South that can be closed. */
  get hasSouth(): boolean {
    return southOf(SETUP[this.count]).length > 0;
  }

  /** The reasons why the house rules do not fit these seats. */
  readonly clashes = $derived.by(() => this.clashesOf(this.houseRules));

  /** The house of each person by their id: as chosen, or dealt. A draft has its own. */
  deal(): readonly (readonly [number, House])[] {
    const dealt = this.dealing === 'dealt' ? shuffled(this.houses) : [];
    return this.seated.map(({ id, house }, i) => [id, dealt[i] ?? house] as const);
  }

  get setUp(): NewGame {
    const { edition, tides, houseRules } = this;
    return {
      houses: SETUP[this.count].houses,
      seed: drawSeed(),
      options: { edition, tides },
      ...(houseRules === null ? {} : { houseRules })
    };
  }

  override remember(): void {
    const { edition, tides, houseRules } = this;
    super.remember({ edition, tides, houseRules });
  }
}
