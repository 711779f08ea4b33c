// Events of a game that a sentence can be about: castles taken, battles, wildlings. Read from the positions themselves, so that
// the sentences are true.

import type { AreaId, House } from '#thrones/box';
import { CASTLES, HOME_OF } from '#thrones/box/areas';
import type { WesterosCardId } from '#thrones/box/westerosCards';
import type { Happening, HappeningOf, Table } from '#thrones/rules';
import { castleCounts, controller } from '#thrones/rules/control';
import { castlesToWin } from '#thrones/rules/houseRules';
import type { Evening, Moment } from './evening';

/** Strengths in a battle, of who won and who lost. */
export interface Fought {
  readonly own: number;
  readonly other: number;
}

export type Deed =
  /** `from`: the one house that held all these areas; null: several did, or none. */
  | {
      readonly what: 'taken';
      readonly house: House;
      readonly areas: readonly AreaId[];
      readonly from: House | null;
      readonly fought: Fought | null;
    }
  | {
      readonly what: 'battle';
      readonly house: House;
      readonly loser: House;
      readonly area: AreaId;
      /** Who won had attacked. */
      readonly attacked: boolean;
      readonly fought: Fought;
    }
  | { readonly what: 'wildlings'; readonly beaten: boolean; readonly strength: number }
  /** The Westeros cards of a round. `house`: the one that they helped or hindered most; null if it is unknown. */
  | {
      readonly what: 'cards';
      readonly cards: readonly WesterosCardId[];
      readonly house: House | null;
      readonly helped: boolean;
    };

/** The answers from one moment without combat to the next. */
export interface Stretch {
  readonly before: Moment;
  readonly after: Moment;
  readonly deed: Deed;
}

export type GreatEvent = { readonly answered: number; readonly round: number; readonly house: House } & (
  | { readonly what: 'capital'; readonly area: AreaId; readonly loser: House }
  | { readonly what: 'seventh'; readonly castles: number }
);

/** `after` of the last one of a round is its end, before the next one begins. */
export function stretchesOf({ moments, steps }: Evening, from: Moment, to: Moment): Stretch[] {
  const quiet = moments
    .slice(from.answered, to.answered)
    .filter(({ position, answered }) => position.combat === null && answered > from.answered);
  const stops = [from, ...quiet, to];
  return stops.slice(1).flatMap((after, i) => {
    const before = stops[i]!;
    const happened = steps.slice(before.answered, after.answered).flatMap((step) => step.happened);
    const deed = deedIn(before.position, after.position, happened);
    return deed === null ? [] : [{ before, after, deed }];
  });
}

function deedIn(before: Table, after: Table, happened: readonly Happening[]): Deed | null {
  const victor = happened.find((one) => one.what === 'victor');
  const taken = CASTLES.filter((area) => {
    const house = controller(after, area);
    return house !== null && house !== controller(before, area);
  });
  // A loser may retreat into an empty castle. The deed is the castle that the battle was about.
  const first = taken.find((area) => area === victor?.area) ?? taken[0];
  const house = first === undefined ? null : controller(after, first);
  if (house !== null) {
    const areas = taken.filter((area) => controller(after, area) === house);
    const owners = new Set(areas.map((area) => controller(before, area)));
    const isFought = victor !== undefined && victor.house === house && areas.some((area) => area === victor.area);
    return {
      what: 'taken',
      house,
      areas,
      from: owners.size === 1 ? [...owners][0]! : null,
      fought: isFought ? foughtIn(victor, happened) : null
    };
  }
  if (victor !== undefined) {
    const { loser, area, battle } = victor;
    const attacked = battle.attacker === victor.house;
    return { what: 'battle', house: victor.house, loser, area, attacked, fought: foughtIn(victor, happened) };
  }
  const wildlings = happened.find((one) => one.what === 'wildling-card');
  return wildlings === undefined ? null : { what: 'wildlings', beaten: wildlings.beaten, strength: wildlings.strength };
}

/** Totals as they were when it was decided. */
function foughtIn({ house, battle }: HappeningOf<'victor'>, happened: readonly Happening[]): Fought {
  const totals = happened.findLast((one) => one.what === 'strength')?.totals;
  const [attacking, defending] = [totals?.attacker ?? 0, totals?.defender ?? 0];
  return battle.attacker === house ? { own: attacking, other: defending } : { own: defending, other: attacking };
}

/** Events of the board itself: a capital falls, or a house is the first to hold as many castles as win. */
export function greatEvents({ moments }: Evening): GreatEvent[] {
  const found: GreatEvent[] = [];
  const quiet = moments.filter(({ position }) => position.combat === null || position.winner !== null);
  quiet.slice(1).forEach((now, i) => {
    const before = quiet[i]!;
    const { answered, position } = now;
    const { round } = before.position;
    for (const loser of position.tracks.throne) {
      const area = HOME_OF[loser];
      const house = controller(position, area);
      if (house !== null && house !== loser && controller(before.position, area) === loser)
        found.push({ what: 'capital', answered, round, house, area, loser });
    }
    const enough = castlesToWin(position);
    const [counts, earlier] = [castleCounts(position), castleCounts(before.position)];
    for (const [house, castles] of counts)
      if (castles >= enough && (earlier.get(house) ?? 0) < enough)
        found.push({ what: 'seventh', answered, round, house, castles });
  });
  return found;
}
