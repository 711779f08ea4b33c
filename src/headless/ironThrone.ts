// The second game at the headless table, as docs/table-protocol.md tells. Nothing here reads or writes anything itself.

import { Chance, chanceFrom } from '../engine/chance';
import type { Shape } from '../engine/shape';
import {
  anything,
  exactly,
  faultsIn,
  integer,
  isObject,
  nullable,
  oneOf,
  openObject,
  optional,
  text,
  variants
} from '../engine/shape';
import type { House } from '../games/iron-throne/box/houses';
import { HOUSES } from '../games/iron-throne/box/houses';
import type { Game } from '../games/iron-throne/flow/game';
import { answer, newGame } from '../games/iron-throne/flow/game';
import { openPosition } from '../games/iron-throne/flow/opening';
import { drawAnswer, legalAnswers } from '../games/iron-throne/rules/judging';
import type { NewGame } from '../games/iron-throne/rules/setUp';
import { NEW_GAME_SHAPE } from '../games/iron-throne/rules/setUp';
import { viewFor } from '../games/iron-throne/rules/view';
import type { Program, TurnOf } from './serving';
import { done, failed, serving } from './serving';

interface Given {
  readonly house: House;
  readonly answer: unknown;
}

type Start = { readonly new: NewGame } | { readonly position: unknown; readonly at: string };

/** The game on the table, and how it got where it is. */
interface Sitting {
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly game: Game;
}
type Turn = TurnOf<Sitting>;

type Request =
  | { readonly do: 'new'; readonly houses?: unknown; readonly seed?: unknown }
  | { readonly do: 'asks' }
  | { readonly do: 'choices'; readonly house: House; readonly limit?: number }
  | { readonly do: 'answer'; readonly house: House; readonly answer: unknown }
  | { readonly do: 'state' }
  | { readonly do: 'view'; readonly house: House | null }
  | { readonly do: 'set'; readonly state: unknown }
  | {
      readonly do: 'play';
      readonly policy: 'random';
      readonly until?: 'end' | 'turn';
      readonly answers?: number;
      readonly seed?: string;
    }
  | { readonly do: 'save' }
  | { readonly do: 'load'; readonly save: unknown };
type RequestTo<D extends Request['do']> = Extract<Request, { do: D }>;

const MOST_CHOICES = 100_000;
const MOST_SEED = 10_000;
const MOST_ANSWERS = 100_000;
const SAVE = { app: 'pass-the-crown', game: 'iron-throne', format: 1 } as const;

const aHouse = oneOf('a House', HOUSES);

const REQUEST = variants<'do', Request>('do', {
  new: openObject<{ do: 'new' }>({ do: exactly('new') }),
  asks: openObject<RequestTo<'asks'>>({ do: exactly('asks') }),
  choices: openObject<RequestTo<'choices'>>({
    do: exactly('choices'),
    house: aHouse,
    limit: optional(integer(1, MOST_CHOICES))
  }),
  answer: openObject<RequestTo<'answer'>>({ do: exactly('answer'), house: aHouse, answer: anything }),
  state: openObject<RequestTo<'state'>>({ do: exactly('state') }),
  view: openObject<RequestTo<'view'>>({ do: exactly('view'), house: nullable(aHouse) }),
  set: openObject<RequestTo<'set'>>({ do: exactly('set'), state: anything }),
  play: openObject<RequestTo<'play'>>({
    do: exactly('play'),
    policy: oneOf('a policy', ['random'] as const),
    until: optional(oneOf('an end', ['end', 'turn'] as const)),
    answers: optional(integer(0, MOST_ANSWERS)),
    seed: optional(text(MOST_SEED))
  }),
  save: openObject<RequestTo<'save'>>({ do: exactly('save') }),
  load: openObject<RequestTo<'load'>>({ do: exactly('load'), save: anything })
} as { readonly [D in Request['do']]: Shape<RequestTo<D>> });

function begin({ houses, seed }: RequestTo<'new'>): Turn {
  const game = { houses, seed };
  const faults = faultsIn(NEW_GAME_SHAPE, game);
  if (faults.length > 0) return failed('bad-setup', faults.join('; '));
  return begun({ start: { new: game as NewGame }, answers: [], game: newGame(game as NewGame) });
}

function set({ state }: RequestTo<'set'>): Turn {
  if (!isObject(state)) return failed('bad-position', 'state: must be an object');
  const { at, ...position } = state;
  const opened = openPosition(position, at);
  if (!opened.ok) return failed('bad-position', opened.faults.join('; '));
  const { game } = opened;
  return begun({ start: { position: game.position, at: game.at }, answers: [], game });
}

/** All its answers are judged again. */
function load({ save }: RequestTo<'load'>): Turn {
  if (!isObject(save) || save.game !== SAVE.game || !isObject(save.start) || !Array.isArray(save.answers))
    return failed('bad-save', 'this is no save of this game');
  const { start } = save;
  const first =
    'new' in start
      ? begin({ do: 'new', ...(isObject(start.new) ? start.new : {}) })
      : set({ do: 'set', state: { ...(isObject(start.position) ? start.position : {}), at: start.at } });
  let { sitting } = first;
  if (sitting === undefined) return failed('bad-save', 'its beginning is no beginning');
  for (const [number, given] of save.answers.entries()) {
    const one: unknown = given;
    const next = isObject(one) ? (given as Given) : null;
    const turn: Turn = next === null ? failed('bad-save', '') : give(sitting, next.house, next.answer);
    if (turn.sitting === undefined) return failed('bad-save', `answer ${number + 1} is not legal there`);
    sitting = turn.sitting;
  }
  return begun(sitting);
}

function give({ start, answers, game }: Sitting, house: House, given: unknown): Turn {
  const played = answer(game, house, given);
  if (!played.ok) return { response: { ok: false, refusal: { ...played.refusal, why: played.refusal.rule } } };
  const sitting = { start, answers: [...answers, { house, answer: given }], game: played.game };
  return { response: { ok: true, happened: played.happened, asks: played.game.position.asks }, sitting };
}

function choices({ game }: Sitting, { house, limit = 1000 }: RequestTo<'choices'>): Turn {
  const all = [...legalAnswers(viewFor(game.position, house), house)];
  return done({ choices: all.slice(0, limit), complete: all.length <= limit, total: all.length });
}

function playOn(first: Sitting, { until = 'end', answers: most = MOST_ANSWERS, seed = '' }: RequestTo<'play'>): Turn {
  const chance = new Chance(chanceFrom(seed));
  const { turn } = first.game.position;
  let [sitting, answered] = [first, 0];
  for (; answered < most; answered++) {
    const { position } = sitting.game;
    const [asked] = position.asks;
    if (asked === undefined || (until === 'turn' && position.turn > turn)) break;
    const given = drawAnswer(viewFor(position, asked.house), asked.house, chance);
    const next = give(sitting, asked.house, given).sitting;
    if (next === undefined) throw new Error(`a legal answer is refused: ${JSON.stringify(given)}`);
    sitting = next;
  }
  const { asks, winners } = sitting.game.position;
  return { response: { ok: true, answered, asks, over: winners }, sitting };
}

const begun = (sitting: Sitting): Turn => ({ response: { ok: true, asks: sitting.game.position.asks }, sitting });

function turn(sitting: Sitting | null, request: Request): Turn {
  if (request.do === 'new') return begin(request);
  if (request.do === 'set') return set(request);
  if (request.do === 'load') return load(request);
  if (sitting === null) return failed('no-game', 'no game is on the table: begin with new, set or load');
  const { game, start, answers } = sitting;
  switch (request.do) {
    case 'asks':
      return done({ asks: game.position.asks });
    case 'choices':
      return choices(sitting, request);
    case 'answer':
      return give(sitting, request.house, request.answer);
    case 'state':
      return done({ state: { ...game.position, happened: [], at: game.at } });
    case 'view':
      if (request.house !== null && !game.position.seats.includes(request.house))
        return failed('bad-request', `${request.house} is not in play`);
      return done({ view: viewFor(game.position, request.house) });
    case 'play':
      return playOn(sitting, request);
    case 'save':
      return done({ save: { ...SAVE, start, answers } });
  }
}

export const ironThrone: Program = () => serving(REQUEST, turn);
