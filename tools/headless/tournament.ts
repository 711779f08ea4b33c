// `npm run -s tournament -- --seats 6 --games 180 --strong lord --others greedy [--mirrored] [--seed S] [--done FILE] [--edition
// first] [--tides] [--house-rules JSON]`: one strong seat among others, each seat equally often, with the same seeds; mirrored, one
// half of the seats against the other. A line of JSON a game on stdout, the summary on stderr. Games in FILE are counted, not
// played again.

import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { House } from '#thrones/box';
import type { HouseRules } from '#thrones/rules';
import { type Level, type LevelId, LEVELS } from '#thrones/bots/levels';
import { type PersonId, PERSONS } from '#thrones/bots/persons';
import { PLAIN, type Weights } from '#thrones/bots/weights';
import { type Contestant, isContestant, playMatch } from './match';
import { Costs } from './costs';
import { Follies } from './follies';
import { Habits } from './habits';
import { Openings } from './openings';
import { mirrored, oddsOf, type Played, standings } from './standings';
import { Sense } from './sense';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '6' },
    games: { type: 'string', default: '180' },
    strong: { type: 'string', default: 'lord' },
    others: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: 'tournament' },
    /** The person of the strong seat, one of four, and on top of it, as JSON: `{"castle":9}`. */
    person: { type: 'string' },
    weights: { type: 'string', default: '{}' },
    /** The same: what it thinks about, and how long. */
    level: { type: 'string', default: '{}' },
    /** Seats split at random, and each split played the other way round too. */
    mirrored: { type: 'boolean', default: false },
    done: { type: 'string' },
    edition: { type: 'string', default: 'revised' },
    tides: { type: 'boolean', default: false },
    /** House rules as JSON: `{"south":"closed"}`. */
    'house-rules': { type: 'string' }
  }
});

const person =
  values.person !== undefined && values.person in PERSONS ? PERSONS[values.person as PersonId].weights : PLAIN;
const weights: Weights = { ...person, ...(JSON.parse(values.weights) as Partial<Weights>) };
const level: Level | null =
  values.strong in LEVELS
    ? { ...LEVELS[values.strong as LevelId], ...(JSON.parse(values.level) as Partial<Level>) }
    : null;
const players = PLAYER_COUNTS.find((count) => String(count) === values.seats) ?? 6;
const { houses } = SETUP[players];
const options = { edition: values.edition === 'first' ? 'first' : 'revised', tides: values.tides } as const;
const agreed = values['house-rules'];
const game = { houses, options, ...(agreed !== undefined && { houseRules: JSON.parse(agreed) as HouseRules }) };
for (const name of [values.strong, values.others])
  if (!isContestant(name)) throw new Error(`nobody plays like ${name}`);

const costs = new Costs();
let strongNow: readonly House[] = [];
/** The strong seats; all where all play alike. */
const isLookedAt = (house: House): boolean => values.strong === values.others || strongNow.includes(house);
const sense = new Sense(isLookedAt);
const habits = new Habits(isLookedAt);
const follies = new Follies(isLookedAt);
const openings = new Openings(isLookedAt);
const played: Played[] = earlier();
for (let index = 0; index < Number(values.games); index++) {
  const { seed, strong } = values.mirrored ? mirrored(houses, values.seed, index) : inTurn(index);
  if (played.some((one) => one.seed === seed && one.strong.join() === strong.join())) continue;
  const one = play(seed, strong);
  played.push(one);
  console.log(JSON.stringify(one));
}
console.error(standings(houses, played));
if (values.mirrored) console.error(oddsOf(houses, played));
console.error(costs.text);
console.error(sense.text);
console.error(habits.text);
console.error(follies.text);
console.error(openings.text);

/** All playing alike, a seed again would be the same game again. */
function inTurn(index: number): Pick<Played, 'seed' | 'strong'> {
  const seed = values.strong === values.others ? index : Math.floor(index / houses.length);
  return { seed: `${values.seed}-${seed}`, strong: [houses[index % houses.length]!] };
}

function play(seed: string, strong: readonly House[]): Played {
  const contestants: Partial<Record<House, Contestant>> = {};
  for (const house of houses)
    contestants[house] = strong.includes(house)
      ? { plays: values.strong, weights, ...(level && { level }) }
      : { plays: values.others };
  let [answers, simulated, cpuMs] = [0, 0, 0];
  strongNow = strong;
  sense.begin();
  habits.begin();
  follies.begin();
  openings.begin();
  const end = playMatch({ ...game, seed }, contestants, (decision, before, after) => {
    answers++;
    sense.look(decision, before, after);
    habits.look(decision, before, after);
    follies.look(decision, before, after);
    openings.look(decision, before, after);
    if (!strong.includes(decision.house)) return;
    simulated += decision.simulated;
    cpuMs += decision.cpuMs;
    costs.add(decision);
  });
  return { seed, seats: houses, strong, winner: end.winner!.house, answers, simulated, cpuMs: Math.round(cpuMs) };
}

/** A line that was cut off is played again. */
function earlier(): Played[] {
  if (values.done === undefined || !existsSync(values.done)) return [];
  return readFileSync(values.done, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const one = JSON.parse(line) as Played;
        return one.seats.length === houses.length ? [one] : [];
      } catch {
        return [];
      }
    });
}
