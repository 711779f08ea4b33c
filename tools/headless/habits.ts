// Silly habits of some seats, counted: each is something that nobody who knows the game would do.

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDERS, SUPPORT_REACH } from '#thrones/box/orders';
import { attackOf, sightOf, threatTo } from '#thrones/bots/sight';
import { sideOf } from '#thrones/rules/combat/combatSides';
import { castlesOf, occupant } from '#thrones/rules/control';
import { castlesToWin } from '#thrones/rules/houseRules';
import type { Position } from '#thrones/rules';
import { reach } from '#thrones/rules/reach';
import { couldTakeSomething, lends } from './idling';
import type { Decision } from './match';
import { Shares } from './shares';

const HABITS = {
  refused: 'own support refused',
  idleShips: 'orders at sea that consolidate',
  loneEngines: 'engines alone where an enemy can come',
  fleets: 'houses with more ships than land units',
  putUnder: "cards put under after the raven's look",
  left: 'strongholds left empty beside an enemy, by marches',
  idle: 'armies idle for two rounds beside what they could take',
  taken: 'rounds in which neutral forces were beaten where the strength was there',
  sixWin: 'houses with all castles but one that win in the round'
} as const;

type Habit = keyof typeof HABITS;

const BEST_MARCH = ORDERS['march+1'].modifier;

export class Habits {
  readonly #shares = new Shares(HABITS);
  #games = 0;
  /** The house whose army was there in the last round, could have taken something, and did not. */
  #idle = new Map<AreaId, House>();
  #leaders: readonly House[] = [];
  /** Neutral forces that could be beaten in this round. */
  readonly #beatable = new Set<AreaId>();

  constructor(readonly isLookedAt: (house: House) => boolean) {}

  begin(): void {
    this.#games++;
    this.#idle = new Map();
    this.#leaders = [];
    this.#beatable.clear();
  }

  look(decision: Decision, before: Position, after: Position): void {
    if (this.isLookedAt(decision.house)) this.#answered(decision, before);
    for (const one of after.happened) {
      if (one.what === 'orders-revealed') this.#revealed(after);
      if (one.what === 'neutral-beaten' && this.#beatable.delete(one.area)) this.#shares.count('taken', true);
    }
    if (after.winner !== null || after.round !== before.round) this.#roundOver(after);
  }

  #answered({ house, asked, given }: Decision, before: Position): void {
    if (given.kind === 'option' && asked.about === 'support' && before.combat !== null) {
      if (sideOf(before.combat, house) !== null) this.#shares.count('refused', given.option === 'none');
    } else if (given.kind === 'option' && asked.about === 'raven-card')
      this.#shares.count('putUnder', given.option === 'bottom');
    else if (given.kind === 'orders') {
      for (const [area, token] of Object.entries(given.orders) as [AreaId, keyof typeof ORDERS][])
        if (AREAS[area].kind === 'sea') this.#shares.count('idleShips', ORDERS[token].kind === 'consolidate-power');
    } else if (given.kind === 'march' && given.moves.length > 0 && AREAS[given.from].castle > 1) {
      const { units, garrison } = before.areas[given.from];
      const sent = given.moves.reduce((sum, move) => sum + move.units.length, 0);
      const beside = NEIGHBOURS[given.from].some((near) => {
        const there = occupant(before, near);
        return (
          there !== null &&
          there !== house &&
          AREAS[near].kind === 'land' &&
          !given.moves.some((one) => one.to === near)
        );
      });
      this.#shares.count('left', sent === units.length && garrison === null && beside);
    }
  }

  /** The orders lie open: nobody has moved yet. */
  #revealed(position: Position): void {
    for (const house of position.tracks.throne) {
      if (!this.isLookedAt(house)) continue;
      const own = AREA_IDS.filter((area) => occupant(position, area) === house);
      const units = own.flatMap((area) => position.areas[area].units);
      const ships = units.filter(({ kind }) => kind === 'ship').length;
      this.#shares.count('fleets', ships > units.length - ships);
      for (const area of own) this.#standing(position, house, area);
    }
    this.#leaders = position.tracks.throne.filter(
      (house) => this.isLookedAt(house) && castlesOf(position, house).length >= castlesToWin(position) - 1
    );
  }

  #standing(position: Position, house: House, area: AreaId): void {
    const { units, order } = position.areas[area];
    const engines = units.filter(({ kind }) => kind === 'siege-engine').length;
    const canCome = threatTo(sightOf(position).ever, position, house, area).by !== null;
    for (let i = 0; i < engines; i++) this.#shares.count('loneEngines', engines === units.length && canCome);
    if (AREAS[area].kind !== 'land') return;
    this.#forces(position, house, area);
    if (!couldTakeSomething(position, house, area)) {
      this.#idle.delete(area);
      return;
    }
    const acts = (order !== null && ORDERS[order.token].kind === 'march') || lends(position, house, area);
    this.#shares.count('idle', !acts && this.#idle.get(area) === house);
    if (acts) this.#idle.delete(area);
    else this.#idle.set(area, house);
  }

  /** With the best token, and all that stands around lending support. */
  #forces(position: Position, house: House, area: AreaId): void {
    for (const to of reach(position, house, area)) {
      const { neutral } = position.areas[to];
      if (neutral === null || neutral === 'impassable') continue;
      const walls = AREAS[to].castle > 0;
      const beside = NEIGHBOURS[to].filter(
        (near) =>
          near !== area &&
          occupant(position, near) === house &&
          SUPPORT_REACH[AREAS[near].kind].includes(AREAS[to].kind)
      );
      const lent = beside.reduce((sum, near) => sum + attackOf(position.areas[near].units, walls), 0);
      if (attackOf(position.areas[area].units, walls) + BEST_MARCH + lent >= neutral) this.#beatable.add(to);
    }
  }

  #roundOver({ winner }: Position): void {
    for (const house of this.#leaders) this.#shares.count('sixWin', winner?.house === house);
    this.#beatable.forEach(() => this.#shares.count('taken', false));
    this.#leaders = [];
    this.#beatable.clear();
  }

  countOf = (habit: Habit) => this.#shares.countOf(habit);
  shareOf = (habit: Habit) => this.#shares.shareOf(habit);

  get text(): string {
    return this.#shares.told(this.#games);
  }
}
