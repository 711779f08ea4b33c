// What a player made of code cares for, in numbers. A person is another set of them.

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
  /** Of two marches alike, the one that takes a castle from who leads. */
  readonly leader: number;
  /** A castle through which somebody else would win. */
  readonly dread: number;
  /** How much the danger to what is held counts. */
  readonly caution: number;
  /** What a defeat costs for each strength that was in it. */
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
  /** How likely a danger is thought to come in this round, in a later one, to an unguarded area. */
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
  /** Of the grudge, what each house has earned. */
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
