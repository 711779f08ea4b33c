// One game at the headless table, as docs/table-protocol.md tells. Nothing here reads or writes anything itself.

import { Chance, chanceFrom } from '#engine/chance';
import type { Answer, Game, Kinds, Refusal, Ruleset, SetUp } from '#engine/ruleset';
import {
  anything,
  exactly,
  integer,
  isObject,
  nullable,
  oneOf,
  openObject,
  optional,
  type Shape,
  text,
  variants
} from '#engine/shape';
import { type Given, loadSave, saveOf, type Start, startOf } from '#shell/saves/document';
import { done, failed, type Program, serving, type TurnOf } from './serving';

/** Everything that the table needs of a game besides its rules. Methods, for the same reason as in the rules. */
export interface Played<K extends Kinds = Kinds> {
  readonly rules: Ruleset<K>;
  choices(view: K['view'], house: K['house'], limit: number, chance: Chance): object;
  /** With every field, even what is empty. */
  tidy(position: K['position'] | K['view']): object;
  /** The set-up that a request means. */
  setUpIn(request: Readonly<Record<string, unknown>>): unknown;
  readonly policies: Readonly<Record<string, Policy<K>>>;
  /** The point until which a game plays, other than its end. */
  readonly until: string;
  why(refusal: K['refusal']): string;
  /** Null as long as the game continues. */
  resultIn(position: K['position']): unknown;
}

interface Policy<K extends Kinds> {
  choose(view: K['view'], house: K['house'], chance: Chance): K['answer'];
}

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
  | { readonly do: 'choices'; readonly house: string; readonly limit?: number; readonly seed?: string }
  | { readonly do: 'answer'; readonly house: string; readonly answer: unknown }
  | { readonly do: 'state' }
  | { readonly do: 'view'; readonly house: string | null }
  | { readonly do: 'set'; readonly state: unknown }
  | {
      readonly do: 'play';
      readonly policy: string;
      readonly until?: string;
      readonly answers?: number;
      readonly seed?: string;
    }
  | { readonly do: 'save' }
  | { readonly do: 'load'; readonly save: unknown };

type RequestTo<D extends Request['do']> = Extract<Request, { do: D }>;

const MOST_CHOICES = 100_000;
const USUAL_CHOICES = 1000;
const MOST_SEED = 10_000;
/** Many times the length of any game: more is a fault of ours. */
const MOST_ANSWERS = 100_000;

const seed = optional(text(MOST_SEED));

/** Fields that a request does not need are passed over. */
function requestShape({ rules, policies, until }: Played): Shape<Request> {
  const house = oneOf('a house', rules.houses);
  return variants<'do', Request>('do', {
    new: openObject<{ do: 'new' }>({ do: exactly('new') }),
    asks: openObject<RequestTo<'asks'>>({ do: exactly('asks') }),
    choices: openObject<RequestTo<'choices'>>({
      do: exactly('choices'),
      house,
      limit: optional(integer(1, MOST_CHOICES)),
      seed
    }),
    answer: openObject<RequestTo<'answer'>>({ do: exactly('answer'), house, answer: anything }),
    state: openObject<RequestTo<'state'>>({ do: exactly('state') }),
    view: openObject<RequestTo<'view'>>({ do: exactly('view'), house: nullable(house) }),
    set: openObject<RequestTo<'set'>>({ do: exactly('set'), state: anything }),
    play: openObject<RequestTo<'play'>>({
      do: exactly('play'),
      policy: oneOf('a policy', Object.keys(policies)),
      until: optional(oneOf('an end', ['end', until])),
      answers: optional(integer(0, MOST_ANSWERS)),
      seed
    }),
    save: openObject<RequestTo<'save'>>({ do: exactly('save') }),
    load: openObject<RequestTo<'load'>>({ do: exactly('load'), save: anything })
  } as { readonly [D in Request['do']]: Shape<RequestTo<D>> });
}

type Beginning = 'new' | 'set' | 'load';

/** Requests that put a game on the table. */
const BEGINNINGS: { readonly [D in Beginning]: (played: Played, request: RequestTo<D>) => Turn } = {
  new(played, request) {
    const { rules } = played;
    const setUp = played.setUpIn(request);
    const faults = rules.judgeSetUp(setUp);
    if (faults.length > 0) return failed('bad-setup', faults.join('; '));
    return begun({ start: startOf(setUp as SetUp), answers: [], game: rules.begin(setUp as SetUp) });
  },

  set({ rules }, { state }) {
    const { at = null, ...position } = isObject(state) ? state : { at: null };
    if (!isObject(state)) return failed('bad-position', 'state: must be an object');
    if (typeof at !== 'string' && at !== null) return failed('bad-position', 'at: must be text');
    const opened = rules.open(position, at);
    if (!opened.ok) return failed('bad-position', opened.faults.join('; '));
    const { game } = opened;
    const start: Start = { kind: 'position', position: rules.written(game.position), at: game.at };
    return begun({ start, answers: [], game });
  },

  load({ rules }, { save }) {
    const loaded = loadSave(rules, save);
    if (!loaded.ok) return failed('bad-save', loaded.why);
    return begun({ start: loaded.start, answers: loaded.answers, game: loaded.game });
  }
};

type OnTheTable = {
  readonly [D in Exclude<Request['do'], Beginning>]: (played: Played, on: Sitting, request: RequestTo<D>) => Turn;
};

const ON_THE_TABLE: OnTheTable = {
  asks: (_, { game }) => done({ asks: game.position.asks }),

  choices(played, { game, answers }, { house, limit = USUAL_CHOICES, seed = '' }) {
    const chance = new Chance(chanceFrom(`${answers.length} ${house} ${seed}`));
    return done({ ...played.choices(played.rules.viewFor(game.position, house), house, limit, chance) });
  },

  answer(played, { start, answers, game }, { house, answer: given }) {
    const outcome = played.rules.answer(game, house, given);
    if (!outcome.ok)
      return { response: { ok: false, refusal: { ...outcome.refusal, why: played.why(outcome.refusal) } } };
    const sitting = { start, answers: [...answers, { house, answer: given as Answer }], game: outcome.game };
    return { response: { ok: true, happened: outcome.happened, asks: outcome.game.position.asks }, sitting };
  },

  state: (played, { game }) => done({ state: { ...played.tidy({ ...game.position, happened: [] }), at: game.at } }),

  view(played, { game }, { house }) {
    const { rules } = played;
    if (house !== null && !rules.seatsOf(game.position).includes(house))
      return failed('bad-request', `${house} is not in play`);
    return done({ view: played.tidy(rules.viewFor(game.position, house)) });
  },

  play: (played, sitting, request) => playOn(played, sitting, request),

  save: ({ rules }, { start, answers, game }) => done({ save: saveOf(rules, start, answers, game) })
};

function playOn(played: Played, { start, answers, game }: Sitting, request: RequestTo<'play'>): Turn {
  const { rules, policies } = played;
  const { policy, until = 'end', answers: most = MOST_ANSWERS, seed = '' } = request;
  const chance = new Chance(chanceFrom(seed));
  const bulk = rules.bulk(game);
  const given: Given[] = [];
  const round = rules.roundOf(game.position);
  const from = performance.now();
  while (given.length < most) {
    const { position } = bulk;
    const [ask] = position.asks;
    if (ask === undefined || (until !== 'end' && rules.roundOf(position) > round)) break;
    const { house } = ask;
    const chosen = policies[policy]!.choose(rules.viewFor(position, house), house, chance);
    const refusal: Refusal | null = bulk.answer(house, chosen);
    if (refusal !== null) throw new Error(`${policy} plays ${JSON.stringify(chosen)}: ${refusal.rule}`);
    given.push({ house, answer: chosen });
  }
  if (given.length === MOST_ANSWERS) throw new Error('the game does not end');
  const ms = Math.round((performance.now() - from) * 1000) / 1000;
  const { asks } = bulk.position;
  return {
    response: { ok: true, answered: given.length, ms, asks, over: played.resultIn(bulk.position) },
    sitting: { start, answers: [...answers, ...given], game: bulk.game }
  };
}

const begun = (sitting: Sitting): Turn => ({ response: { ok: true, asks: sitting.game.position.asks }, sitting });

function turn(played: Played, sitting: Sitting | null, request: Request): Turn {
  if (request.do === 'new') return BEGINNINGS.new(played, request);
  if (request.do === 'set') return BEGINNINGS.set(played, request);
  if (request.do === 'load') return BEGINNINGS.load(played, request);
  if (sitting === null) return failed('no-game', 'no game is on the table: begin with new, set or load');
  const carryOut = ON_THE_TABLE[request.do] as (played: Played, on: Sitting, request: Request) => Turn;
  return carryOut(played, sitting, request);
}

export const program = <K extends Kinds>(of: Played<K>): Program => {
  const played = of as unknown as Played;
  const shape = requestShape(played);
  return () => serving(shape, (sitting: Sitting | null, request: Request) => turn(played, sitting, request));
};
