// Why code answered as it did: the game is played through again up to there, and looked at as a bystander saw it.

import { mindedBy, type Person, PERSONS } from '#thrones/bots/persons';
import { freshMemory, remember } from '#thrones/bots/memory';
import { isPublic } from '#thrones/bots/reasons/reason';
import { reasonsOf, type ReasonTold } from '#thrones/bots/reasons/reasons';
import type { House } from '#thrones/box';
import { positionsOf } from '#shell/play/playback';
import { kindOf } from '../kit/codeKinds';
import type { Playing } from '../kit/playing';
import { codeOf } from './explained';

type Game = Pick<Playing, 'rules' | 'start' | 'entries' | 'handed'>;

/** Of the answer with this number; empty where there is nothing to tell. */
export function reasonsFor({ rules, start, entries, handed }: Game, number: number): readonly ReasonTold[] {
  const given = entries.slice(0, number);
  const last = given.at(-1);
  const views = positionsOf(rules, start, given).map((position) => () => rules.viewFor(position, null));
  if (last === undefined || views.length !== number + 1) return [];
  const [opening, before, after] = [views[0]!(), views[number - 1]!(), views[number]!()];
  if (!isPublic(before) || !isPublic(after)) return [];
  const memory = given.slice(0, -1).reduce((known, { happened }) => remember(known, happened), freshMemory(opening));
  return reasonsOf({ before, after, house: last.house }, (house: House) => {
    const code = codeOf({ entries, handed }, house, number);
    if (code === null) return null;
    const person: Person = PERSONS[kindOf(code).person];
    return mindedBy(person.weights, memory, house);
  });
}
