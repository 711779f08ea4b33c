// The first game at the headless table, as docs/table-protocol.md tells. Nothing here reads or writes anything itself.

import type { House } from '../lib/box/houses';
import { greedyPlayer } from '../lib/bots/greedy';
import type { Player } from '../lib/bots/player';
import { randomPlayer } from '../lib/bots/random';
import type { Game } from '../lib/flow/game';
import { answer, Bulk, newGame } from '../lib/flow/game';
import { aHouse } from '../lib/rules/answerShapes';
import { Chance, chanceFrom } from '../engine/chance';
import { tidyPosition } from '../lib/rules/compact';
import { choices } from '../lib/rules/judging';
import type { NewGame } from '../lib/rules/setUp';
import { judgeSetUp } from '../lib/rules/setUp';
import type { Shape } from '../engine/shape';
import {
  anything,
  exactly,
  integer,
  isObject,
  nullable,
  oneOf,
  openObject,
  optional,
  text,
  variants
} from '../engine/shape';
import { viewFor } from '../lib/rules/view';
import type { Given, Start } from '../lib/saves/document';
import { loadSave, saveOf, startOf, written } from '../lib/saves/document';
import { openPosition } from '../lib/flow/opening';
import { why } from '../lib/words/en/refusals';
import type { Program, TurnOf } from './serving';
import { done, failed, serving } from './serving';

/** The game on the table, and how it got where it is. */
interface Sitting {
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly game: Game;
}

type Turn = TurnOf<Sitting>;

type Request =
  | { readonly do: 'new'; readonly [field: string]: unknown }
  | { readonly do: 'asks' }
  | { readonly do: 'choices'; readonly house: House; readonly limit?: number; readonly seed?: string }
  | { readonly do: 'answer'; readonly house: House; readonly answer: unknown }
  | { readonly do: 'state' }
  | { readonly do: 'view'; readonly house: House | null }
  | { readonly do: 'set'; readonly state: unknown }
  | {
      readonly do: 'play';
      readonly policy: 'random' | 'greedy';
      readonly until?: 'end' | 'round';
      readonly answers?: number;
      readonly seed?: string;
    }
  | { readonly do: 'save' }
  | { readonly do: 'load'; readonly save: unknown };

type RequestTo<D extends Request['do']> = Extract<Request, { do: D }>;

const MOST_CHOICES = 100_000;
const USUAL_CHOICES = 1000;
const MOST_SEED = 10_000;
/** Many times as many as any game has: whoever plays on longer has run into a mistake of ours. */
const MOST_ANSWERS = 100_000;

const seed = optional(text(MOST_SEED));

// Fields that a request does not need are passed over.
const REQUEST = variants<'do', Request>('do', {
  new: openObject<{ do: 'new' }>({ do: exactly('new') }),
  asks: openObject<RequestTo<'asks'>>({ do: exactly('asks') }),
  choices: openObject<RequestTo<'choices'>>({
    do: exactly('choices'),
    house: aHouse,
    limit: optional(integer(1, MOST_CHOICES)),
    seed
  }),
  answer: openObject<RequestTo<'answer'>>({ do: exactly('answer'), house: aHouse, answer: anything }),
  state: openObject<RequestTo<'state'>>({ do: exactly('state') }),
  view: openObject<RequestTo<'view'>>({ do: exactly('view'), house: nullable(aHouse) }),
  set: openObject<RequestTo<'set'>>({ do: exactly('set'), state: anything }),
  play: openObject<RequestTo<'play'>>({
    do: exactly('play'),
    policy: oneOf('a policy', ['random', 'greedy'] as const),
    until: optional(oneOf('an end', ['end', 'round'] as const)),
    answers: optional(integer(0, MOST_ANSWERS)),
    seed
  }),
  save: openObject<RequestTo<'save'>>({ do: exactly('save') }),
  load: openObject<RequestTo<'load'>>({ do: exactly('load'), save: anything })
} as { readonly [D in Request['do']]: Shape<RequestTo<D>> });

type OnTheTable = { readonly [D in Exclude<Request['do'], Beginning>]: (on: Sitting, request: RequestTo<D>) => Turn };
type Beginning = 'new' | 'set' | 'load';

/** Requests that put a game on the table. */
const BEGINNINGS: { readonly [D in Beginning]: (request: RequestTo<D>) => Turn } = {
  new({ houses, seed, options = {}, decks }) {
    const printed = { edition: 'revised', tides: false };
    const chosen = isObject(options) ? { ...printed, ...options } : options;
    const game = { houses, seed, options: chosen, ...(decks === undefined ? {} : { decks }) };
    const faults = judgeSetUp(game);
    if (faults.length > 0) return failed('bad-setup', faults.join('; '));
    return begun({ start: startOf(game as NewGame), answers: [], game: newGame(game as NewGame) });
  },

  set({ state }) {
    const { at = null, ...position } = isObject(state) ? state : { at: null };
    if (!isObject(state)) return failed('bad-position', 'state: must be an object');
    if (typeof at !== 'string' && at !== null) return failed('bad-position', 'at: must be text');
    const opened = openPosition(position, at);
    if (!opened.ok) return failed('bad-position', opened.faults.join('; '));
    const { game } = opened;
    return begun({ start: { kind: 'position', position: written(game.position), at: game.at }, answers: [], game });
  },

  load({ save }) {
    const loaded = loadSave(save);
    if (!loaded.ok) return failed('bad-save', loaded.why);
    return begun({ start: loaded.start, answers: loaded.answers, game: loaded.game });
  }
};

const ON_THE_TABLE: OnTheTable = {
  asks: ({ game }) => done({ asks: game.position.asks }),

  choices({ game, answers }, { house, limit = USUAL_CHOICES, seed = '' }) {
    const chance = new Chance(chanceFrom(`${answers.length} ${house} ${seed}`));
    return done({ ...choices(viewFor(game.position, house), house, limit, chance) });
  },

  answer({ start, answers, game }, { house, answer: given }) {
    const outcome = answer(game, house, given);
    if (!outcome.ok) return { response: { ok: false, refusal: { ...outcome.refusal, why: why(outcome.refusal) } } };
    const sitting = { start, answers: [...answers, { house, answer: given as Given['answer'] }], game: outcome.game };
    return { response: { ok: true, happened: outcome.happened, asks: outcome.game.position.asks }, sitting };
  },

  state: ({ game }) => done({ state: { ...tidyPosition({ ...game.position, happened: [] }), at: game.at } }),

  view({ game }, { house }) {
    if (house !== null && game.position.houses[house] === undefined)
      return failed('bad-request', `${house} is not in play`);
    return done({ view: tidyPosition(viewFor(game.position, house)) });
  },

  play: (sitting, request) => playOn(sitting, request),

  save: ({ start, answers, game }) => done({ save: saveOf(start, answers, game) })
};

const PLAYERS: Readonly<Record<'random' | 'greedy', Player>> = { random: randomPlayer, greedy: greedyPlayer };

function playOn({ start, answers, game }: Sitting, request: RequestTo<'play'>): Turn {
  const { policy, until = 'end', answers: most = MOST_ANSWERS, seed = '' } = request;
  const player = PLAYERS[policy];
  const chance = new Chance(chanceFrom(seed));
  const bulk = new Bulk(game);
  const given: Given[] = [];
  const { round } = game.position;
  const from = performance.now();
  while (given.length < most) {
    const { position } = bulk;
    const [ask] = position.asks;
    if (ask === undefined || (until === 'round' && position.round > round)) break;
    const { house } = ask;
    const chosen = player(viewFor(position, house), house, chance);
    const refusal = bulk.answer(house, chosen);
    if (refusal !== null) throw new Error(`${policy} plays ${JSON.stringify(chosen)}: ${refusal.rule}`);
    given.push({ house, answer: chosen });
  }
  if (given.length === MOST_ANSWERS) throw new Error('the game does not end');
  const ms = Math.round((performance.now() - from) * 1000) / 1000;
  const played = bulk.game;
  const { asks, winner } = played.position;
  return {
    response: { ok: true, answered: given.length, ms, asks, over: winner },
    sitting: { start, answers: [...answers, ...given], game: played }
  };
}

const begun = (sitting: Sitting): Turn => ({ response: { ok: true, asks: sitting.game.position.asks }, sitting });

function turn(sitting: Sitting | null, request: Request): Turn {
  if (request.do === 'new') return BEGINNINGS.new(request);
  if (request.do === 'set') return BEGINNINGS.set(request);
  if (request.do === 'load') return BEGINNINGS.load(request);
  if (sitting === null) return failed('no-game', 'no game is on the table: begin with new, set or load');
  const carryOut = ON_THE_TABLE[request.do] as (on: Sitting, request: Request) => Turn;
  return carryOut(sitting, request);
}

export const thrones: Program = () => serving(REQUEST, turn);
