// Makers of scenes: a board in a few lines and where the round begins, who answers what, and the sentence on it.

import { text } from 'text:thrones/scenes';
import type { AreaId, House, OrderToken, Track } from '#thrones/box';
import { SUPPLY_LIMITS } from '#thrones/box/supply';
import type { Beginning } from '#thrones/flow/chart';
import { gameFrom, type Thrones } from '#thrones/flow/game';
import type { Answer, Happening, HappeningOf, LedgerLine, Phase, SideName } from '#thrones/rules';
import type { Choice, Play, Says, Scene, SceneStep, Told as ToldOf } from '#shell/scene';
import { logLine } from '#thrones/text/log';
import { castlesOf, controller } from '#thrones/rules/control';
import { starsOf } from '#thrones/rules/influence';
import { positionOf } from './notation';
import { answerInCombat, type CombatScript } from './playCombat';

export type Told = ToldOf<Thrones>;
export type ThronesScene = Scene<Thrones> & { readonly shows?: readonly Showing[] };

/** Below the board: a track, or a figure of every house. */
export type Showing = 'throne' | 'fiefdoms' | 'court' | 'castle' | 'barrel' | 'crown' | 'card' | 'star' | 'wildlings';

const PHASES: Readonly<Record<Beginning, Phase>> = {
  westeros: 'westeros',
  planning: 'planning',
  raven: 'planning',
  raids: 'action',
  marches: 'action',
  consolidating: 'action',
  cleaningUp: 'action'
};

/** A game that begins there. */
export const board =
  (at: Beginning, lines: string): Scene<Thrones>['start'] =>
  () => {
    const game = gameFrom({ ...positionOf(lines), phase: PHASES[at] }, at);
    if (game === null) throw new Error(`A scene cannot begin at ${at}`);
    return game;
  };

export const by = (house: House, answer: Answer): Play<Thrones> => ({ house, answer });

/** The combat is played on until it is over, or until what the script waits for is asked. */
export const fight =
  (script: CombatScript): Play<Thrones> =>
  (position) => {
    const asked = position.asks[0];
    if (position.combat === null || asked === undefined) return null;
    const answer = answerInCombat(position, asked, script);
    return answer && { house: asked.house, answer };
  };

export const step = (says: Says<Thrones>, ...plays: readonly Play<Thrones>[]): SceneStep<Thrones> => ({ says, plays });

/** As `step`, with the board as it was before. */
export const hold = (says: Says<Thrones>, ...plays: readonly Play<Thrones>[]): SceneStep<Thrones> => ({
  says,
  plays,
  holds: true
});

type Wanted<W extends Happening['what']> = Partial<HappeningOf<W>>;

const has = (one: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => Reflect.get(one, name) === value);

/** What has to have happened in this step; the last of several. */
export function the<W extends Happening['what']>({ happened }: Told, what: W, wanted: Wanted<W> = {}): HappeningOf<W> {
  const found = happened.filter((one): one is HappeningOf<W> => one.what === what).findLast((one) => has(one, wanted));
  if (found === undefined) throw new Error(`no ${what} ${JSON.stringify(wanted)} in ${JSON.stringify(happened)}`);
  return found;
}

/** As `the`, of all that happened since the scene began. */
export const earlier = <W extends Happening['what']>(
  { earlier: happened, ...told }: Told,
  what: W,
  wanted?: Wanted<W>
) => the({ ...told, earlier: happened, happened }, what, wanted);

/** Said as the log says it. */
export const log =
  <W extends Happening['what']>(what: W, wanted: Wanted<W> = {}): Says<Thrones> =>
  (told) =>
    logLine(the(told, what, wanted), told.earlier);

/** Several sentences of the log, or others, one after the other. */
export const all =
  (...says: readonly Says<Thrones>[]): Says<Thrones> =>
  (told) =>
    says.map((one) => one(told)).join(' ');

/** An answer that is refused has nothing to say: the rules do. */
export const choose = (
  answer: Answer,
  says?: Says<Thrones>,
  more: Pick<Choice<Thrones>, 'then' | 'label' | 'place'> = {}
): Choice<Thrones> => ({ answer, ...(says === undefined ? {} : { says }), ...more });

/** How a battle ended: both sums and who has won. */
export const ending: Says<Thrones> = (told) => {
  const { house, loser, area, tie, battle } = the(told, 'victor');
  const totals = earlier(told, 'strength').totals;
  const own = battle.attacker === house ? totals.attacker : totals.defender;
  return text('ending', { tie, house, loser, area, own, against: totals.attacker + totals.defender - own });
};

/** What the lines of one kind come to in the ledger of the battle that was decided. */
export function lineOf(told: Told, side: SideName, what: LedgerLine['what']): number {
  const lines = earlier(told, 'victor').battle.ledger[side].filter((line) => line.what === what);
  if (lines.length === 0) throw new Error(`no ${what} in the ledger of the ${side}`);
  return lines.reduce((sum, { value }) => sum + value, 0);
}

/** Its place on a track, from 1. */
export const placeOn = ({ now }: Told, track: Track, house: House): number => now.tracks[track].indexOf(house) + 1;

export const sheet = ({ now }: Told, house: House): NonNullable<Told['now']['houses'][House]> =>
  there(now.houses[house], house);

/** What has to be there; a scene whose rule has changed breaks here. */
function there<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`the scene lacks ${what}`);
  return found;
}

export const controllerOf = ({ now }: Told, area: AreaId): House =>
  there(controller(now, area), `whoever holds ${area}`);

export const orderOf = ({ now }: Told, area: AreaId): OrderToken =>
  there(now.areas[area].order, `an order in ${area}`).token;

/** The armies that its supply allows, the largest first. */
export const armiesOf = (told: Told, house: House): string =>
  there(SUPPLY_LIMITS[sheet(told, house).supply], 'its level of supply').join(' + ');

export const starsAt = ({ now }: Told, house: House): number => starsOf(now, house);

export const nextAsked = ({ now }: Told): House => there(now.asks[0], 'an ask').house;

export const bidOf = (told: Told, house: House): number => there(the(told, 'bids').bids[house], 'its bid');

/** Where the units that moved last came from. */
export const originOf = (told: Told): AreaId => there(the(told, 'units').from, 'where the units came from');

export const firstOn = ({ now }: Told, track: Track): House => there(now.tracks[track][0], 'a house on the track');

export const castlesAt = ({ now }: Told, house: House): number => castlesOf(now, house).length;
