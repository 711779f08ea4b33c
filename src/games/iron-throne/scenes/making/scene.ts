// Makers of scenes of the second game: a table in a few lines and where the turn begins, who answers what, and the sentence on it.

import type { House, Person } from '#iron/box';
import type { Beginning } from '#iron/flow/chart';
import { gameFrom, type IronThrone } from '#iron/flow/game';
import type { About, Answer, HappeningKind, HappeningOf, Side } from '#iron/rules';
import { totalOf } from '#iron/rules/encounter';
import { spreadOf } from '#iron/rules/influence';
import { sum } from '#iron/rules/terms';
import { logLine } from '#iron/text/log';
import type { Choice, Play, Says, Scene, SceneStep, Told as ToldOf } from '#shell/scene';
import { card } from './answers';
import { idle } from './idle';
import { positionOf } from './notation';

export type Told = ToldOf<IronThrone>;
export type IronScene = Scene<IronThrone>;

/** A game that begins there. */
export const table =
  (at: Beginning, lines: string): IronScene['start'] =>
  () => {
    const game = gameFrom(positionOf(lines), at);
    if (game === null) throw new Error(`A scene cannot begin at ${at}`);
    return game;
  };

export const by = (house: House, answer: Answer): Play<IronThrone> => ({ house, answer });

/** Everything passes until this House is asked about that. */
export const until =
  (house: House, about: About): Play<IronThrone> =>
  (position) => {
    const [asked] = position.asks;
    const isThere = position.asks.some((one) => one.house === house && one.about === about);
    return asked === undefined || isThere ? null : { house: asked.house, answer: idle(asked, position) };
  };

/** Both House cards are put down and turned. */
export const show =
  (challengers: string, defenders: string): Play<IronThrone> =>
  (position) => {
    const { encounter, challenger } = position;
    if (encounter === null || Object.keys(encounter.revealed).length > 0) return null;
    const asked = position.asks.find(({ about }) => about === 'house-card') ?? position.asks[0];
    if (asked === undefined) return null;
    if (asked.about !== 'house-card') return { house: asked.house, answer: idle(asked, position) };
    return { house: asked.house, answer: card(asked.house === challenger ? challengers : defenders) };
  };

/** Everything passes until the turn is over. */
export const toTheEnd: Play<IronThrone> = (position) => {
  const [asked] = position.asks;
  if (asked === undefined || position.winners !== null || position.turn !== 1) return null;
  return { house: asked.house, answer: idle(asked, position) };
};

export const step = (says: Says<IronThrone>, ...plays: readonly Play<IronThrone>[]): SceneStep<IronThrone> => ({
  says,
  plays
});

type Wanted<K extends HappeningKind> = Partial<HappeningOf<K>>;

const has = (one: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => Reflect.get(one, name) === value);

/** The happening that this step must have; the last of several. */
export function the<K extends HappeningKind>({ happened }: Told, what: K, wanted: Wanted<K> = {}): HappeningOf<K> {
  const found = happened.filter((one): one is HappeningOf<K> => one.what === what).findLast((one) => has(one, wanted));
  if (found === undefined) throw new Error(`no ${what} ${JSON.stringify(wanted)} in ${JSON.stringify(happened)}`);
  return found;
}

/** Said as the log says it. */
export const log =
  <K extends HappeningKind>(what: K, wanted: Wanted<K> = {}): Says<IronThrone> =>
  (told) =>
    logLine(the(told, what, wanted));

/** Several sentences, one after the other. */
export const all =
  (...says: readonly Says<IronThrone>[]): Says<IronThrone> =>
  (told) =>
    says.map((one) => one(told)).join(' ');

/** An answer that is refused has nothing to say: the rules do. */
export const choose = (
  answer: Answer,
  label: () => string,
  says?: Says<IronThrone>,
  ...then: readonly Play<IronThrone>[]
): Choice<IronThrone> => ({ answer, label, then, ...(says === undefined ? {} : { says }) });

/** Both totals as they counted: what was lost or won after the outcome is not yet gone or there. */
export function totals({ now, happened }: Told): { readonly most: number; readonly least: number } {
  const since = happened.slice(happened.findLastIndex(({ what }) => what === 'outcome') + 1);
  const participants = there(now.encounter, 'an encounter').participants;
  const counted = (side: Side): number =>
    totalOf(now, side) +
    sum(
      since.map((one) => {
        if (one.what !== 'removed' && one.what !== 'placed') return 0;
        if (!participants.some((each) => each.side === side && each.character === one.character)) return 0;
        return one.what === 'removed' ? one.power : -one.power;
      })
    );
  const both = [counted('challenger'), counted('defender')];
  return { most: Math.max(...both), least: Math.min(...both) };
}

/** Requires something to be there; a scene whose rule has changed breaks here. */
function there<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`the scene lacks ${what}`);
  return found;
}

export const nextAsked = ({ now }: Told): House => there(now.asks[0], 'an ask').house;

export const powerOf = ({ houses }: Told['now'], house: House, character: Person): number =>
  there(houses[house]?.characters[character], character);

export const spreadAt = ({ now }: Told, house: House): number => spreadOf(now, house);

export const sheetOf = ({ now }: Told, house: House): number => there(now.houses[house], house).sheet;
