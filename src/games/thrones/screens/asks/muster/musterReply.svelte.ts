// The reply for mustering: units for the points of every castle and stronghold, or of a single one.

import type { AreaId } from '#thrones/box';
import type { AnswerOf, AskOf, Recruit, Refusal, View } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import type { Badge, Badged } from '../badges';
import { Levying } from './levying.svelte';
import type { Marks } from '../reply';

export class MusterReply implements Badged {
  readonly levying: Levying;
  /** The recruits at the moment when the player chose to muster nothing; any later choice replaces it. */
  #none: readonly Recruit[] | null = $state.raw(null);

  constructor(
    readonly view: View,
    readonly ask: AskOf<'muster'>
  ) {
    const { house, castles, one } = ask;
    this.levying = new Levying(view, house, castles, (recruits) => judge(view, house, { kind: 'muster', recruits }));
    const [first, second] = castles;
    if (first !== undefined && (second === undefined || !one)) this.levying.open(first);
  }

  get answer(): AnswerOf<'muster'> | null {
    const { recruits, isAdrift, problem } = this.levying;
    const isDecided = recruits.length > 0 || this.isNone;
    return isDecided && !isAdrift && problem === null ? { kind: 'muster', recruits } : null;
  }

  /** True if the player has chosen to muster nothing, and has chosen nothing else since. */
  get isNone(): boolean {
    return this.#none === this.levying.recruits && !this.levying.isAdrift;
  }

  chooseNone(isNone: boolean): void {
    this.levying.clear();
    this.#none = isNone ? this.levying.recruits : null;
  }

  /** The number of points that would be lost; if only one castle may muster, its points. */
  get left(): number {
    const { castles, recruits } = this.levying;
    const those = this.ask.one ? castles.filter((castle) => recruits.some((one) => one.castle === castle)) : castles;
    return those.reduce((sum, castle) => sum + this.levying.leftIn(castle), 0);
  }

  get marks(): Marks {
    return this.levying.marks;
  }

  get badges(): readonly Badge[] {
    return this.levying.castles.map((area): Badge => {
      const left = this.levying.leftIn(area);
      return left > 0 ? { area, figure: left, look: 'gold' } : { area, figure: null, look: 'pale' };
    });
  }

  touch(area: AreaId): Refusal | null {
    return this.levying.touch(area);
  }
}
