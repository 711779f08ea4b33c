// The weights of a code player. A person is another set of them.

import type { PerHouse } from '#thrones/rules';

export interface Weights {
  /** A castle more. */
  readonly castle: number;
  /** A stronghold above a castle, for what it musters. */
  readonly stronghold: number;
  readonly supply: number;
  readonly power: number;
  readonly land: number;
  readonly sea: number;
  /** A castle taken from somebody who leads. */
  readonly deny: number;
  /** A march that takes a castle from the leader, rather than another that is worth the same. */
  readonly leader: number;
  /** A castle through which somebody else would win. */
  readonly dread: number;
  /** The weight of danger to what is held. */
  readonly caution: number;
  /** The cost of a defeat, for each strength that was in it. */
  readonly defeat: number;
  /** Power in the hand. */
  readonly coin: number;
  /** A place on a track. */
  readonly throne: number;
  readonly fiefdoms: number;
  readonly court: number;
  /** Bid against the wildlings beyond a fair share. */
  readonly courage: number;
  /** Somebody who attacked this house before, for each time. */
  readonly grudge: number;
  /** Orders: a Raid on somebody, a point to muster with, strength lent to others, an area made safer. */
  readonly raid: number;
  readonly muster: number;
  readonly lend: number;
  readonly guard: number;
  /** The odds that a danger comes in this round, in a later one, to an unguarded area. */
  readonly soon: number;
  readonly later: number;
  readonly empty: number;
  /** A castle left empty. */
  readonly abandon: number;
  /** Somebody driven off, beside the area itself. */
  readonly battle: number;
  /** A step towards a castle that is wanted, for each strength. */
  readonly pull: number;
  /** A ship more than any other would muster. */
  readonly fleet: number;
  /** The part of the grudge that each house has earned. */
  readonly against: PerHouse<number>;
}

export const PLAIN: Weights = {
  castle: 8,
  stronghold: 1.5,
  supply: 2,
  power: 0.9,
  land: 0.4,
  sea: 2.5,
  deny: 2,
  leader: 1,
  dread: 20,
  caution: 1,
  defeat: 0.3,
  coin: 1.1,
  throne: 1,
  fiefdoms: 1,
  court: 1,
  courage: 0,
  grudge: 0,
  raid: 1,
  muster: 2.1,
  lend: 1,
  guard: 1,
  soon: 0.8,
  later: 0.3,
  empty: 0.4,
  abandon: 6,
  battle: 1.2,
  pull: 0.35,
  fleet: 0,
  against: {}
};
