// A scene: a position given in a few lines, a step of the round begun in it, and answers given one after the other. After each
// answer everything is frozen, so that a position handed out cannot be written to, and every invariant is checked.

import { expect } from 'vitest';
import { brokenBy } from '#tools/headless/invariants';
import { deepFreeze } from '#tools/headless/invariants/data';
import { unexplained } from '#tools/headless/invariants/ledger';
import type { AreaId, House, OrderToken } from '#thrones/box';
import { UNIT_KINDS } from '#thrones/box/units';
import type { Beginning } from '#thrones/flow/chart';
import { answer, type Game, gameFrom } from '#thrones/flow/game';
import type { About, Answer, Ask, Happening, Phase, Position, Refusal } from '#thrones/rules';
import { chanceFrom, Chance } from '#engine/chance';
import { castlesOf, controller } from '#thrones/rules/control';
import { choices } from '#thrones/rules/judging';
import { positionOf } from './notation';
import { answerInCombat, type CombatScript } from './playCombat';

const PHASES: Readonly<Record<Beginning, Phase>> = {
  westeros: 'westeros',
  planning: 'planning',
  raven: 'planning',
  raids: 'action',
  marches: 'action',
  consolidating: 'action',
  cleaningUp: 'action'
};

/** More answers than any combat takes. */
const ENDLESS = 200;

export const scene = (text: string): Scene => new Scene(positionOf(text));

export class Scene {
  #position: Position;
  #game: Game | null = null;
  #happened: Happening[] = [];

  constructor(position: Position) {
    this.#position = position;
  }

  // How a scene begins

  westeros = (): this => this.#begin('westeros');
  planning = (): this => this.#begin('planning');
  raven = (): this => this.#begin('raven');
  raids = (): this => this.#begin('raids');
  marches = (): this => this.#begin('marches');
  consolidating = (): this => this.#begin('consolidating');
  cleaningUp = (): this => this.#begin('cleaningUp');

  #begin(at: Beginning): this {
    const game = gameFrom(deepFreeze({ ...this.#position, phase: PHASES[at] }), at);
    if (game === null) throw new Error(`A scene cannot begin at ${at}`);
    return this.#goOn(game);
  }

  /** The scene continues from a game that was come by otherwise. */
  static of(game: Game): Scene {
    return new Scene(game.position).#goOn(game);
  }

  // What is done in it

  answer(house: House, given: unknown): this {
    const result = answer(this.game, house, deepFreeze(given));
    if (!result.ok)
      throw new Error(`${house} answered ${JSON.stringify(given)} and was refused: ${JSON.stringify(result.refusal)}`);
    expect([...unexplained(this.position, result.game.position)]).toEqual([]);
    return this.#goOn(result.game);
  }

  /** Several answers, each by the house named before it. */
  answers(...given: readonly (readonly [House, unknown])[]): this {
    for (const [house, one] of given) this.answer(house, one);
    return this;
  }

  /** The refusal of an answer. The game continues as if it had not been given. */
  refused(house: House, given: unknown): Refusal {
    const before = JSON.stringify(this.position);
    const result = answer(this.game, house, deepFreeze(given));
    if (result.ok) throw new Error(`${house} answered ${JSON.stringify(given)} and was not refused`);
    expect(JSON.stringify(this.position)).toBe(before);
    return result.refusal;
  }

  /** Plays on until the combat is over, or an ask comes that the script leaves open. */
  playCombat(script: CombatScript): this {
    for (let answers = 0; this.position.combat !== null && answers < ENDLESS; answers++) {
      const asked = this.asks[0];
      if (asked === undefined) return this;
      const given = answerInCombat(this.position, asked, script);
      if (given === null) return this;
      this.answer(asked.house, given);
    }
    return this;
  }

  #goOn(game: Game): this {
    this.#game = game;
    this.#happened.push(...game.position.happened);
    deepFreeze(game.position);
    expect(brokenBy(game.position)).toEqual([]);
    return this;
  }

  // Who is asked what

  get game(): Game {
    if (this.#game === null) throw new Error('The scene has not begun: call planning(), marches() …');
    return this.#game;
  }

  get position(): Position {
    return this.#game?.position ?? this.#position;
  }

  get at(): string {
    return this.game.at;
  }

  get asks(): readonly Ask[] {
    return this.position.asks;
  }

  /** `stark march`, `lannister bidding, stark bidding`: everything that is asked now. */
  get waiting(): string {
    return this.asks.map(({ house, about }) => `${house} ${about}`).join(', ');
  }

  /** This is the only open ask. */
  waitingFor(house: House, about: About): this {
    expect(this.waiting).toBe(`${house} ${about}`);
    return this;
  }

  askOf(house: House): Ask {
    const asked = this.asks.find((ask) => ask.house === house);
    if (asked === undefined) throw new Error(`${house} is not asked anything; open is: ${this.waiting}`);
    return asked;
  }

  /** What the ask offers: its areas, cards, options, houses or orders. */
  offered(house: House): readonly unknown[] {
    const asked = this.askOf(house);
    for (const name of ['areas', 'cards', 'options', 'houses', 'orders', 'castles', 'units'] as const)
      if (name in asked) return (asked as unknown as Record<typeof name, readonly unknown[]>)[name];
    return [];
  }

  /** All the legal answers of the house; a scene that has too many to list is too big. */
  choices(house: House, most = 100_000): readonly Answer[] {
    const { choices: all, complete } = choices(this.position, house, most, new Chance(chanceFrom('scene')));
    if (!complete) throw new Error(`${house} has more than ${most} answers`);
    return all;
  }

  // What is on the table

  /** `footman knight*`: footmen first, routed units with a star. */
  units(area: AreaId): string {
    return [...this.position.areas[area].units]
      .sort((a, b) => UNIT_KINDS.indexOf(a.kind) - UNIT_KINDS.indexOf(b.kind) || Number(a.routed) - Number(b.routed))
      .map((one) => one.kind + (one.routed ? '*' : ''))
      .join(' ');
  }

  order = (area: AreaId): OrderToken | null => this.position.areas[area].order?.token ?? null;
  powerToken = (area: AreaId): House | null => this.position.areas[area].power;
  garrison = (area: AreaId): number => this.position.areas[area].garrison?.strength ?? 0;
  neutral = (area: AreaId): number | 'impassable' | null => this.position.areas[area].neutral;
  controller = (area: AreaId): House | null => controller(this.position, area);
  power = (house: House): number => this.#sheet(house).power;
  supply = (house: House): number => this.#sheet(house).supply;
  hand = (house: House): readonly string[] => this.#sheet(house).hand;
  discard = (house: House): readonly string[] => this.#sheet(house).discard;
  castles = (house: House): number => castlesOf(this.position, house).length;

  #sheet(house: House): NonNullable<Position['houses'][House]> {
    const sheet = this.position.houses[house];
    if (sheet === undefined) throw new Error(`${house} does not play in this scene`);
    return sheet;
  }

  // What has happened

  /** All that has happened of this sort since the scene began. */
  happened<W extends Happening['what']>(what: W): Extract<Happening, { what: W }>[] {
    return this.#happened.filter((one): one is Extract<Happening, { what: W }> => one.what === what);
  }

  /** The strengths of the last combat that was reckoned. */
  get strengths(): { attacker: number; defender: number } | null {
    return this.happened('strength').at(-1)?.totals ?? null;
  }

  get winner(): Position['winner'] {
    return this.position.winner;
  }
}
