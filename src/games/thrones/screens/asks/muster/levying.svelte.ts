// Units about to be mustered, castle by castle: what the points can still pay for, where ships can go, what is chosen so far.
// Every kind of mustering uses it: the Westeros card, a special Consolidate Power order, the reward for defeating the Horde.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import type { Recruit, Refusal, View } from '#thrones/rules';
import { carryOutRecruits } from '#thrones/rules/mustering';
import { armies } from '#thrones/rules/supply';
import { imagine } from '#thrones/outlook/imaginedAnswer';
import { marksOf, only } from '../marking';
import type { Marks } from '../reply';
import { type Berth, costOfAll, type Good, isOf, type Offer } from './goods';
import { shortText } from './musterText';
import { berthsAt, fit, offersAt, type Shop } from './shop';

export class Levying implements Shop {
  #recruits: readonly Recruit[] = $state.raw([]);
  #castle: AreaId | null = $state.raw(null);
  /** True if the player is choosing where a ship goes; it may have a place already. */
  #isPlacing = $state(false);
  #ship: Recruit | null = $state.raw(null);

  constructor(
    readonly view: View,
    readonly house: House,
    readonly castles: readonly AreaId[],
    readonly judge: Shop['judge']
  ) {}

  get recruits(): readonly Recruit[] {
    return this.#recruits;
  }
  /** The castle that is open. */
  get castle(): AreaId | null {
    return this.#castle;
  }
  get isPlacing(): boolean {
    return this.#isPlacing;
  }
  /** True if a ship has been chosen but not its place. */
  get isAdrift(): boolean {
    return this.#isPlacing && this.#ship === null;
  }

  recruitsOf(castle: AreaId): readonly Recruit[] {
    return this.#recruits.filter((one) => one.castle === castle);
  }

  leftIn(castle: AreaId): number {
    return AREAS[castle].castle - costOfAll(this.recruitsOf(castle));
  }

  /** The reason why all recruits together are refused: taking one back in one castle may have made another choice illegal. */
  readonly problem: Refusal | null = $derived.by(() =>
    this.#recruits.length === 0 ? null : this.judge(this.#recruits)
  );

  readonly offers: readonly Offer[] = $derived.by(() =>
    this.#castle === null ? [] : offersAt(this, this.#castle, this.#recruits)
  );

  readonly berths: readonly Berth[] = $derived.by(() =>
    this.#castle === null || !this.#isPlacing ? [] : berthsAt(this, this.#castle, this.#others, this.#ship)
  );

  /** All recruits except the ship whose place is being chosen. */
  get #others(): readonly Recruit[] {
    return this.#recruits.filter((one) => one !== this.#ship);
  }

  open(castle: AreaId): void {
    if (castle === this.#castle) return;
    this.#castle = castle;
    const [ship, another] = this.recruitsOf(castle).filter((one) => one.unit === 'ship');
    this.#ship = another === undefined ? (ship ?? null) : null;
    this.#isPlacing = this.#ship !== null;
  }

  /** Adds one of it; if one is chosen and the points do not reach for another, removes it instead. */
  choose(good: Good): Refusal | null {
    const castle = this.#castle;
    const offer = this.offers.find(isOf(good));
    if (castle === null || offer === undefined) return null;
    const { refusal, instead, isEnough } = offer;
    if (good.unit === 'ship' && this.isAdrift) this.#forgetTheShip();
    else if (refusal !== null) return refusal;
    else if (isEnough) this.#takeBack((one) => one.castle === castle && isOf(good)(one));
    else if (good.unit === 'ship') this.#askForBerth();
    else this.#add({ ...good, castle, at: castle }, instead);
    return null;
  }

  #add({ castle, unit, upgrade, at }: Recruit, instead: readonly Recruit[]): void {
    this.#recruits = [...this.#recruits.filter((one) => !instead.includes(one)), { castle, unit, upgrade, at }];
    this.#forgetTheShip();
  }

  /** Asks where the ship goes; a single possible place is chosen at once. */
  #askForBerth(): void {
    this.#ship = null;
    this.#isPlacing = true;
    const [berth, another] = this.berths.filter(({ refusal }) => refusal === null);
    if (berth !== undefined && another === undefined) this.sendShip(berth.area);
  }

  sendShip(at: AreaId): Refusal | null {
    const castle = this.#castle;
    if (castle === null || this.#ship?.at === at) return null;
    const ship: Recruit = { castle, unit: 'ship', upgrade: false, at };
    const { refusal, kept } = fit(this, ship, this.#others);
    if (refusal !== null) return refusal;
    this.#recruits = [...kept, ship];
    this.#ship = ship;
    this.#isPlacing = true;
    return null;
  }

  #forgetTheShip(): void {
    this.#isPlacing = false;
    this.#ship = null;
  }

  #takeBack(is: (recruit: Recruit) => boolean): void {
    this.#recruits = this.#recruits.filter((one) => !is(one));
    this.#forgetTheShip();
  }

  takeBackIn(castle: AreaId): void {
    this.#takeBack((one) => one.castle === castle);
  }

  clear(): void {
    this.#takeBack(() => true);
  }

  touch(area: AreaId): Refusal | null {
    if (this.castles.includes(area)) {
      this.open(area);
      return null;
    }
    if (this.#isPlacing) return this.sendShip(area);
    return this.judge([{ castle: area, unit: 'footman', upgrade: false, at: area }]);
  }

  /** The armies after mustering. An upgrade enlarges none. */
  readonly supply = $derived.by(() => {
    const after = imagine(this.view);
    const fresh = this.#recruits.filter((one) => !one.upgrade);
    carryOutRecruits(after, this.house, fresh);
    return {
      now: armies(this.view, this.house),
      after: armies(after, this.house),
      level: this.view.houses[this.house]?.supply ?? 0
    };
  });

  readonly marks: Marks = $derived.by(() => {
    const isFree = ({ chosen, refusal }: Berth): boolean => !chosen && refusal === null;
    const marks = marksOf({
      touchable: [
        ...this.castles.filter((castle) => castle !== this.#castle),
        ...this.berths.filter(isFree).map(({ area }) => area)
      ],
      chosen: [...only(this.#castle), ...this.berths.filter(({ chosen }) => chosen).map(({ area }) => area)],
      refused: this.berths.flatMap(({ area, refusal }) =>
        refusal === null ? [] : [[area, this.shortly(refusal)] as const]
      )
    });
    return { ...marks, ghosts: this.#recruits.map(({ at, unit }) => ({ area: at, house: this.house, kind: unit })) };
  });

  /** The refusal in a few words. */
  shortly(refusal: Refusal): string {
    const [there] = refusal.to === undefined ? [] : this.view.areas[refusal.to].units;
    return shortText(refusal, there?.house ?? null);
  }
}
