// `npm run -s sheets -- --seats 4 --positions 100 --playouts 48 [--seed S] [--kept FILE]`: what longer thought about orders gains. In
// each game of Knights one sheet of rounds 2 to 7 is thought out again: by the policy, by a Lord, and with seven times a Lord's answers,
// judged at the end of this round or of the next one. Each different sheet is then played to the end of the game by the policy, over
// the same fresh guesses. What is kept in the file, a position a line, is not thought out again.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Chance, chanceFrom } from '#engine/chance';
import { guess } from '#thrones/bots/guess';
import { type Level, LEVELS, type Thinking } from '#thrones/bots/levels';
import { suggestion } from '#thrones/bots/policy/policy';
import type { Question } from '#thrones/bots/question';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import type { House } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { simulate } from '#thrones/flow/game';
import type { Answer } from '#thrones/rules';
import { untold } from '#thrones/rules/draft';
import { type Contestant, playMatch } from './match';
import { gains, type Kept, PLAYERS, type Player } from './sheetGains';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    positions: { type: 'string', default: '100' },
    playouts: { type: 'string', default: '48' },
    seed: { type: 'string', default: 'sheets' },
    kept: { type: 'string' }
  }
});

const players = PLAYER_COUNTS.find((count) => String(count) === values.seats) ?? 4;
const { houses } = SETUP[players];
const { kept } = values;
const { lord } = LEVELS;

const DEEP = 7;
const cap = DEEP * lord.thinks.orders.cap[players];
const ordering = (thinking: Omit<Thinking, 'cap'>): Level => ({
  ...lord,
  thinks: { orders: { ...thinking, cap } }
});

/** Of the deep ones the samples are as many as let the race come to its end. */
const LEVEL_OF: Readonly<Record<Player, Level>> = {
  own: { ...lord, thinks: {} },
  lord,
  deep: ordering({ horizon: 'round', candidates: 20, samples: 128 }),
  next: ordering({ horizon: 'next', candidates: 20, samples: 56 })
};

const FIRST = 2;
const LAST = 7;

const all: Kept[] =
  kept !== undefined && existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Kept)
    : [];
for (let index = all.length; index < Number(values.positions); index++) {
  const one = compared(index);
  all.push(one);
  if (kept !== undefined) appendFileSync(kept, `${JSON.stringify(one)}\n`);
}
console.log(gains(all));

/** One ask for orders of a game, by chance. */
function askIn(seed: string): { readonly house: House; readonly question: Question } {
  const contestants: Partial<Record<House, Contestant>> = {};
  for (const house of houses) contestants[house] = { plays: 'knight' };
  const found: { house: House; question: Question }[] = [];
  const setUp = { houses, seed, options: { edition: 'revised', tides: false } } as const;
  playMatch(setUp, contestants, ({ house, asked }, _before, _after, question) => {
    const { round } = question.view;
    if (asked.kind === 'orders' && round >= FIRST && round <= LAST) found.push({ house, question });
  });
  return found[new Chance(chanceFrom(`${seed} ask`)).below(found.length)]!;
}

function compared(index: number): Kept {
  const { house, question } = askIn(`${values.seed}-${players}-${index}`);
  const played = new Map<string, number>();
  const won: Partial<Record<Player, number>> = {};
  const simulated: Partial<Record<Player, number>> = {};
  for (const player of PLAYERS) {
    const thought = think(question, LEVEL_OF[player], PLAIN);
    const sheet = JSON.stringify(thought.answer);
    if (!played.has(sheet)) played.set(sheet, winsOf(question, house, thought.answer));
    if (player !== 'own' && thought.simulated === 0) throw new Error(`${player} has not thought about its orders`);
    won[player] = played.get(sheet)!;
    simulated[player] = thought.simulated;
  }
  return {
    index,
    playouts: Number(values.playouts),
    won: won as Kept['won'],
    simulated: simulated as Kept['simulated']
  };
}

const WHIM = 1;
/** No place of the chart: nothing stops a game before its end. */
const NOWHERE = '';

function winsOf({ view, at, memory, seed }: Question, house: House, sheet: Answer): number {
  let wins = 0;
  for (let i = 0; i < Number(values.playouts); i++) {
    const from = guess(view, memory, new Chance(chanceFrom(`${seed} fresh ${i}`)));
    const game = simulate({ position: untold(from), at }, NOWHERE);
    const chance = new Chance(chanceFrom(`${seed} to the end ${i}`));
    game.step(house, sheet);
    while (game.position.winner === null) {
      const asked = game.position.asks[0]!;
      game.step(asked.house, suggestion(game.position, asked, PLAIN, chance, WHIM));
    }
    if (game.position.winner.house === house) wins++;
  }
  return wins;
}
