// Sends mangled lines to a table and looks at what comes back: each gets one answer, none breaks the game that is being played.

import type { Ask } from '#engine/ruleset';
import { Chance, chanceFrom } from '#engine/chance';
import { mangled } from './mangling';
import { headlessTable } from './tables';

export interface Fuzzed {
  readonly lines: number;
  readonly refused: number;
  /** Good answers given in between. */
  readonly played: number;
  readonly games: number;
  readonly complaints: readonly string[];
}

interface Reply {
  readonly ok: boolean;
  readonly asks?: readonly Ask[];
  readonly choices?: readonly unknown[];
}

/** The number of mangled lines between two good answers. */
const MANGLED_AT_ONCE = 10;

/** Before each game, so that no game is cut short by one that is good after all. */
const BEGINNINGS = [
  '{"do":"new","houses":["stark","lannister","baratheon"],"seed":"s","houseRules":{"rounds":4,"castles":5,"power":9,"glass":2}}',
  '{"do":"new","houses":["stark","lannister","baratheon"],"seed":"s","houseRules":{"neutralForces":false,"opening":[["supply"],[],["web-of-lies"]]}}'
];

const REQUESTS = ['{"do":"asks"}', '{"do":"state"}', '{"do":"view","house":"stark"}', '{"do":"save"}'];

export function fuzz(lines: number, seed: string, game = 'thrones'): Fuzzed {
  const complaints: string[] = [];
  const table = headlessTable((mistake) => complaints.push(String(mistake)));
  const chance = new Chance(chanceFrom(seed));
  const ask = (request: object): Reply => JSON.parse(table.respond(JSON.stringify(request))) as Reply;
  const begin = (number: number): Reply =>
    ask({ do: 'new', game, houses: ['stark', 'lannister', 'baratheon'], seed: `${seed} ${number}` });
  const counts = { lines: 0, refused: 0, played: 0, games: 1 };
  const send = (line: string): void => {
    const reply = replyTo(table.respond(line), line, complaints);
    counts.lines++;
    if (!reply.ok) counts.refused++;
  };
  let asks = begin(counts.games).asks ?? [];
  while (counts.lines < lines) {
    const [asked] = asks;
    if (asked === undefined) {
      for (let i = 0; i < MANGLED_AT_ONCE; i++) send(mangled(BEGINNINGS, chance));
      asks = begin(++counts.games).asks ?? [];
      continue;
    }
    const given = goodAnswer(ask, asked.house);
    const before = table.respond('{"do":"state"}');
    const good = [...REQUESTS, JSON.stringify({ do: 'answer', house: asked.house, answer: given })];
    for (let i = 0; i < MANGLED_AT_ONCE; i++) send(mangled(good, chance));
    // by chance a mangled line may have been a good answer: then the game has simply gone on
    const isUnchanged = table.respond('{"do":"state"}') === before;
    const outcome = ask(isUnchanged ? { do: 'answer', house: asked.house, answer: given } : { do: 'asks' });
    if (!outcome.ok) complaints.push(`a good answer was not accepted: ${JSON.stringify(outcome)}`);
    counts.played++;
    asks = outcome.asks ?? [];
  }
  return { ...counts, complaints };
}

const goodAnswer = (ask: (request: object) => Reply, house: string): unknown =>
  ask({ do: 'choices', house, limit: 3 }).choices?.[0];

function replyTo(text: string, line: string, complaints: string[]): Reply {
  const told = text.includes('\n') ? null : (JSON.parse(text) as Reply);
  if (told !== null && typeof told.ok === 'boolean') return told;
  complaints.push(`${JSON.stringify(line).slice(0, 200)} was answered ${text.slice(0, 200)}`);
  return { ok: false };
}
