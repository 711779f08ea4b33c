// Decisions counted at which a person at the table would laugh. Each has been seen in games of Lords, and nothing keeps them away
// but play.

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS, AREAS, CASTLES } from '#thrones/box/areas';
import { ORDERS } from '#thrones/box/orders';
import { defenceOf, sightOf, supportFor, threatTo } from '#thrones/bots/sight';
import type { Happening, Position } from '#thrones/rules';
import { controller, occupant } from '#thrones/rules/control';
import { roundLimit } from '#thrones/rules/houseRules';
import { starsOf } from '#thrones/rules/influence';
import type { Decision } from './match';
import { Shares } from './shares';
import { easyCastles, givenUp, isHopeless, isNavy, leaderOf, leavesHome } from './silly';

const FOLLIES = {
  broke: 'houses without power against wildlings that lay open behind a bidding',
  home: 'strongholds left by their last soldier to somebody stronger, for no castle',
  gathers: 'armies on a castle that gather power or raid before a stronger March',
  thrownOut: 'castles taken and lost again in the same round',
  leaders: "leaders' castles left though a March that takes no castle took them as good as surely",
  hopeless: 'attacks whose best card loses to the second best of the enemy',
  nothing: 'raids at nothing',
  turtles: 'rounds without mustering for two, a star and a soldier in a stronghold, and none ordered',
  sameSea: 'attacks at sea where it was fought for in a round before, while somebody else leads',
  navy: 'houses of supply 0 or 1 with as many ships as soldiers'
} as const;

type Folly = keyof typeof FOLLIES;

const ARMY = 3;
/** Rounds in which a fight for a sea is remembered, a mustering missed. */
const SEA_ROUNDS = 4;
const MUSTER_ROUNDS = 2;
const HUNGRY = 1;

export class Follies {
  readonly #shares = new Shares<Folly>(FOLLIES);
  #games = 0;
  /** The houses that had power when the biddings began before the third card. */
  readonly #rich = new Set<House>();
  readonly #owners = new Map<AreaId, House | null>();
  readonly #taken = new Map<AreaId, House>();
  readonly #easy = new Map<AreaId, { readonly of: House; readonly houses: Set<House> }>();
  readonly #mustered = new Map<House, number>();
  readonly #fought = new Map<AreaId, number>();

  constructor(readonly isLookedAt: (house: House) => boolean) {}

  begin(): void {
    this.#games++;
    for (const noted of [this.#rich, this.#owners, this.#taken, this.#easy, this.#mustered, this.#fought])
      noted.clear();
  }

  countOf = (folly: Folly) => this.#shares.countOf(folly);

  get text(): string {
    return this.#shares.told(this.#games);
  }

  #count(folly: Folly, house: House, isSo: boolean): void {
    if (this.isLookedAt(house)) this.#shares.count(folly, isSo);
  }

  look(decision: Decision, before: Position, after: Position): void {
    if (this.#owners.size === 0) this.#settled(before);
    this.#answered(decision, before);
    for (const one of after.happened) this.#happened(one, before, after);
    if (after.combat === null) this.#settled(after);
    if (after.winner !== null || after.round !== before.round) this.#roundOver(after);
  }

  #answered({ house, asked, given }: Decision, before: Position): void {
    if (given.kind === 'raid') this.#count('nothing', house, given.target === null);
    if (given.kind !== 'march' || asked.kind !== 'march') return;
    const { from, moves } = given;
    this.#noteEasy(before, house, asked.orders);
    for (const castle of [...moves.map(({ to }) => to), ...givenUp(before, house, asked.orders, given)]) {
      if (!this.#easy.get(castle)?.houses.delete(house)) continue;
      this.#count('leaders', house, false);
    }
    if (moves.length > 0 && AREAS[from].castle > 1) this.#count('home', house, leavesHome(before, house, given));
    for (const move of moves) {
      const isSo = isHopeless(before, house, from, move);
      if (isSo !== null) this.#count('hopeless', house, isSo);
    }
  }

  #noteEasy(position: Position, house: House, marches: readonly AreaId[]): void {
    const leader = leaderOf(position);
    if (leader === null || leader === house) return;
    for (const castle of easyCastles(position, house, leader, marches)) {
      const noted = this.#easy.get(castle);
      if (noted?.of === leader) noted.houses.add(house);
      else this.#easy.set(castle, { of: leader, houses: new Set([house]) });
    }
  }

  #happened(one: Happening, before: Position, after: Position): void {
    switch (one.what) {
      case 'orders-revealed':
        return this.#revealed(after);
      case 'automatic':
        return one.about === 'raid' ? this.#count('nothing', one.house, true) : undefined;
      case 'bids':
        return this.#bid(one.on === 'wildlings', Object.keys(one.bids) as House[], before);
      case 'units':
        if (one.did === 'mustered' || one.did === 'upgraded') this.#mustered.set(one.house, after.round);
        return;
      case 'combat':
        return one.defender === null ? undefined : this.#attacked(one.area, one.attacker, one.defender, before);
      default:
    }
  }

  #bid(againstWildlings: boolean, bidders: readonly House[], before: Position): void {
    for (const house of bidders) {
      const { power } = before.houses[house]!;
      if (againstWildlings) {
        if (this.#rich.delete(house)) this.#count('broke', house, power === 0);
      } else if (before.westeros[2] === 'wildlings-attack' && power > 0) this.#rich.add(house);
    }
  }

  #attacked(area: AreaId, attacker: House, defender: House, before: Position): void {
    if (AREAS[area].kind !== 'sea') return;
    const last = this.#fought.get(area);
    const leader = leaderOf(before);
    const isOld = last !== undefined && last < before.round && before.round - last < SEA_ROUNDS;
    this.#count('sameSea', attacker, isOld && leader !== null && leader !== attacker && leader !== defender);
    this.#fought.set(area, before.round);
  }

  /** The orders lie open: nobody has moved yet. */
  #revealed(position: Position): void {
    const { now } = sightOf(position);
    for (const house of position.tracks.throne) {
      if (position.houses[house]!.supply <= HUNGRY) this.#count('navy', house, isNavy(position, house));
      for (const castle of CASTLES) {
        const { units, garrison, order } = position.areas[castle];
        const defence = defenceOf(units);
        if (occupant(position, castle) !== house || defence < ARMY) continue;
        if (threatTo(now, position, house, castle).might <= defence + (garrison?.strength ?? 0)) continue;
        const kind = order === null ? null : ORDERS[order.token].kind;
        const isAlone = supportFor(position, house, castle, true) === 0;
        this.#count('gathers', house, isAlone && (kind === 'consolidate-power' || kind === 'raid'));
      }
      this.#mustering(position, house);
    }
  }

  #mustering(position: Position, house: House): void {
    if (position.round - (this.#mustered.get(house) ?? 0) <= MUSTER_ROUNDS) return;
    if (starsOf(position, house) === 0 || position.forbidden.includes('special-consolidate-power')) return;
    if (position.round === roundLimit(position)) return;
    const manned = CASTLES.filter((castle) => AREAS[castle].castle > 1 && occupant(position, castle) === house);
    if (manned.length === 0) return;
    const musters = AREA_IDS.some((area) => {
      const { order } = position.areas[area];
      return order?.house === house && AREAS[area].castle > 0 && order.token === 'special-consolidate-power';
    });
    this.#count('turtles', house, !musters);
  }

  /** No battle is going on: who holds what is plain. */
  #settled(position: Position): void {
    for (const castle of CASTLES) {
      const owner = controller(position, castle);
      const was = this.#owners.get(castle);
      if (was === owner) continue;
      this.#owners.set(castle, owner);
      const taker = this.#taken.get(castle);
      if (taker !== undefined && taker === was) {
        this.#count('thrownOut', taker, true);
        this.#taken.delete(castle);
      }
      if (was !== undefined && owner !== null) this.#taken.set(castle, owner);
    }
  }

  #roundOver(position: Position): void {
    for (const house of this.#taken.values()) this.#count('thrownOut', house, false);
    for (const [castle, { of, houses }] of this.#easy)
      if (controller(position, castle) === of) for (const house of houses) this.#count('leaders', house, true);
    this.#taken.clear();
    this.#easy.clear();
    this.#rich.clear();
  }
}
