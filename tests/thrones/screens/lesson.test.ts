// Every lesson, played through the rules: each step asks what its data say, and everything it allows leads to the end.

import { text as names } from 'text:thrones/names';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '#thrones/board/geometry';
import { AREA_IDS, LAND_AREAS, SEAS } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import { answer, type Game, type Thrones } from '#thrones/flow/game';
import type { Answer, Happening } from '#thrones/rules';
import { choices } from '#thrones/rules/judging';
import { scenes } from '#thrones/scenes/scenes';
import { courses } from '#games/lessons';
import { Chance, chanceFrom } from '#engine/chance';
import { openStart } from '#shell/saves/document';
import type { Taught } from '#shell/lesson';
import { Practice } from '#shell/coach/practice.svelte';

type OfThrones = Taught<Thrones>;

function begun({ lesson, rules }: OfThrones): Game {
  const opened = openStart(rules, { kind: 'position', position: lesson.position, at: lesson.at });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.game;
}

function given(game: Game, house: House, one: Answer): Game {
  const played = answer(game, house, one);
  if (!played.ok) throw new Error(`${house} ${JSON.stringify(one)}: ${JSON.stringify(played.refusal)}`);
  return played.game;
}

const answersOf = ({ lesson }: OfThrones): Answer[] => lesson.steps.map((step) => step.answer);

interface Played {
  readonly game: Game;
  /** What the other seats have not been asked for. */
  readonly left: number;
  readonly happened: readonly Happening[];
}

/** Plays a lesson: the learner gives these answers, the other seats theirs in between. */
function played(taught: OfThrones, answers: readonly Answer[] = answersOf(taught)): Played {
  const { lesson } = taught;
  let game = begun(taught);
  const left = [...lesson.others];
  const happened: Happening[] = [];
  const give = (house: House, one: Answer): void => {
    game = given(game, house, one);
    happened.push(...game.position.happened);
  };
  const others = (): void => {
    for (;;) {
      const at = left.findIndex(
        ({ house }, i) =>
          game.position.asks.some((ask) => ask.house === house) && left.findIndex((one) => one.house === house) === i
      );
      if (at < 0 || game.position.asks.some(({ house }) => house === lesson.house)) return;
      const [{ house, answer: one }] = left.splice(at, 1) as [(typeof left)[number]];
      give(house, one);
    }
  };
  for (const [i, one] of answers.entries()) {
    const asked = game.position.asks.find(({ house }) => house === lesson.house);
    expect(asked?.about, `step ${i + 1}: ${JSON.stringify(game.position.asks)}`).toBe(lesson.steps[i]!.about);
    give(lesson.house, one);
    others();
  }
  return { game, left: left.length, happened };
}

/** Who won each battle, and the strengths of attacker and defender. */
const battles = (happened: readonly Happening[]) =>
  happened.flatMap((one, i) => {
    if (one.what !== 'victor') return [];
    const { totals } = happened.slice(0, i).findLast((before) => before.what === 'strength')!;
    return [[one.house, totals.attacker, totals.defender]];
  });

const TAUGHT: Readonly<Record<string, OfThrones>> = Object.fromEntries(
  await Promise.all(
    courses()
      .find(({ id }) => id === 'thrones')!
      .lessons.flatMap((one) =>
        'load' in one ? [one.load().then((taught) => [one.id, taught as unknown as OfThrones] as const)] : []
      )
  )
);

describe.each(Object.entries(TAUGHT))('the lesson %s', (_, taught) => {
  const { lesson } = taught;
  const expected = answersOf(taught);
  const end = played(taught);

  it('comes to its end by the answers that it shows', () => {
    expect(end.left).toBeLessThanOrEqual(1);
    expect(end.game.position.asks.filter(({ house }) => house === lesson.house).length).toBeLessThanOrEqual(1);
  });

  const others = lesson.steps.flatMap(({ also = [] }, i) =>
    also === 'any' ? [] : also.map((one) => [i, one] as const)
  );
  if (others.length > 0)
    it.each(others)('allows another answer at step %i, which leads to the end as well', (i, one) => {
      expect(played(taught, expected.with(i, one)).game.at).toBe(end.game.at);
    });

  const any = lesson.steps.flatMap(({ also }, i) => (also === 'any' ? [i] : []));
  if (any.length > 0)
    it.each(any)('comes to the same end by whatever is answered at step %i', (at) => {
      const { game } = played(taught, expected.slice(0, at));
      const { choices: all } = choices(game.position, lesson.house, 100, new Chance(chanceFrom('lesson')));
      expect(all.length).toBeGreaterThan(1);
      for (const one of all) expect(played(taught, expected.with(at, one)).game.at).toBe(end.game.at);
    });

  it('has the names on the map of all areas that it speaks of there', () => {
    for (const { says, answer: given, places = [] } of lesson.steps) {
      const inAnswer = AREA_IDS.filter((area) => JSON.stringify(given).includes(`"${area}"`));
      const labelled = inAnswer.filter((area) => SHAPES[area].label !== null);
      if (inAnswer.length === 0 && places.length === 0) continue;
      const spoken = [...LAND_AREAS, ...SEAS].filter((area) => says().includes(names(`areas.${area}`)));
      if (given.kind !== 'reconcile') expect(places).toEqual(expect.arrayContaining([...spoken]));
      expect(places).toEqual(expect.arrayContaining(labelled));
      for (const place of places) expect(AREA_IDS).toContain(place);
    }
  });

  it('leads to scenes that there are', () => {
    expect(lesson.see.length).toBeGreaterThan(0);
    for (const id of lesson.see) expect(scenes.map((one) => one.id)).toContain(id);
  });

  it('says why another answer has to wait, wherever not all will do', () => {
    for (const { also, instead } of lesson.steps) expect(also === 'any' || instead !== undefined).toBe(true);
  });
});

describe('the first lesson', () => {
  const first = TAUGHT['first-round']!;
  const { lesson } = first;

  it('is a whole round, with a raid, a battle won and power gained', () => {
    const { game } = played(first);
    expect(game.position.round).toBe(2);
    expect(game.position.areas.seagard.units.map(({ house }) => house)).toEqual(['stark', 'stark']);
    expect(game.position.areas['white-harbor'].power).toBe('stark');
    expect(game.position.houses.stark?.power).toBe(6);
  });

  it('refuses what it does not expect, and says why', async () => {
    const practice = Practice.from(first)!;
    practice.openCurtain();
    await practice.answer({
      kind: 'orders',
      orders: { winterfell: 'march+0', 'white-harbor': 'raid', 'moat-cailin': 'support', 'the-narrow-sea': 'support+1' }
    });
    expect(practice.entries).toHaveLength(0);
    expect(practice.says).toBe(lesson.steps[0]!.instead!());
    await practice.show();
    expect(practice.done).toBe(1);
    expect(practice.earlier().done).toBe(0);
    expect(practice.earlier().says).toBe(lesson.steps[0]!.says());
  });
});

describe('no outcome is told before it is shown', () => {
  /** Plays on until the learner has given that many answers and the table stops for something, or the learner is asked. */
  async function practised(taught: OfThrones, done: number): Promise<Practice<Thrones>> {
    const practice = Practice.from(taught)!;
    for (let left = 60; left > 0; left--) {
      const { turn, mind, asked } = practice;
      if (turn.what === 'curtain') practice.openCurtain();
      else if (practice.done === done && (practice.moment !== null || practice.isAsked)) return practice;
      else if (practice.moment !== null) practice.goOn();
      else if (turn.what === 'code' && asked) await practice.answerByCode(asked, await mind.think(asked, false));
      else await practice.show();
    }
    throw new Error(`${practice.done} steps, ${JSON.stringify(practice.turn)}`);
  }

  it('not while the cards still lie face down', async () => {
    const practice = await practised(TAUGHT.battle!, 4);
    const step = TAUGHT.battle!.lesson.steps[3]!;
    expect(practice.moment?.what).toBe('battle');
    practice.isShowing = true;
    expect(practice.says).toBe(step.says());
    practice.isShowing = false;
    expect(practice.says).toBe(step.then());
  });

  it.each(Object.entries(TAUGHT))('%s: no outcome before the answers that bring it', async (_, taught) => {
    const practice = Practice.from(taught)!;
    const OUTCOMES: readonly Happening['what'][] = ['victor', 'bids', 'wildling-card'];
    /** What was said while the step was under way and nothing of it had happened yet, with what happened until the next one. */
    let said: string[] = [];
    let step = 0;
    const tells = new Map<number, readonly string[]>();
    for (let left = 200; left > 0 && !practice.isOver; left--) {
      const { turn, mind, asked, moment } = practice;
      if (practice.done !== step) [step, said] = [practice.done, []];
      const own = practice.entries.findLastIndex(({ house }) => house === taught.lesson.house);
      const since = practice.entries.slice(own).flatMap(({ happened }) => happened);
      const isOut = since.some(({ what }) => OUTCOMES.includes(what));
      if (turn.what === 'code' && !isOut) said.push(practice.says);
      else if (isOut) tells.set(step, said);
      if (turn.what === 'curtain') practice.openCurtain();
      else if (moment !== null) practice.goOn();
      else if (turn.what === 'code' && asked) await practice.answerByCode(asked, await mind.think(asked, false));
      else await practice.show();
    }
    expect(practice.isOver).toBe(true);
    for (const [done, before] of tells) expect(before).not.toContain(taught.lesson.steps[done - 1]!.then());
  });

  it('nor is the next deed asked for while the board still shows what another house did', async () => {
    const practice = await practised(TAUGHT['first-round']!, 2);
    while (practice.moment !== null) practice.goOn();
    expect(practice.isAsked).toBe(true);
    practice.isShowing = true;
    expect(practice.says).toBe(TAUGHT['first-round']!.lesson.steps[1]!.then());
    practice.isShowing = false;
    expect(practice.says).toBe(TAUGHT['first-round']!.lesson.steps[2]!.says());
  });
});

describe('what the coach says is true', () => {
  it('of the battles: even before the cards, decided by a support, lost without a loss', () => {
    const { happened, game } = played(TAUGHT.battle!);
    expect(battles(happened)).toEqual([
      ['stark', 9, 7],
      ['baratheon', 5, 6],
      ['baratheon', 4, 3]
    ]);
    const { areas } = game.position;
    expect(areas.seagard.units).toHaveLength(2);
    expect(areas.winterfell.units).toHaveLength(2);
    expect(areas.riverrun.units.length + areas.lannisport.units.length).toBe(3);
  });

  it('of the bids: first twice, second once, and the bid against the wildlings comes back', () => {
    const { tracks, houses } = played(TAUGHT.bidding!).game.position;
    expect([tracks.throne[0], tracks.fiefdoms[1], tracks.court[0]]).toEqual(['stark', 'stark', 'stark']);
    expect([houses.stark!.power, houses.lannister!.power, houses.baratheon!.power]).toEqual([3, 0, 0]);
  });

  it('of supply: three levels feed just these armies, two do not', () => {
    const supply = TAUGHT.supply!;
    const [march, muster] = answersOf(supply);
    const castle: Answer = {
      kind: 'march',
      from: 'white-harbor',
      moves: [{ to: 'winterfell', units: ['footman'] }],
      leavePower: true
    };
    expect(answer(begun(supply), 'stark', castle).ok).toBe(false);
    const { position } = played(supply, [march!, muster!]).game;
    expect(position.houses.stark?.supply).toBe(2);
    expect(position.areas.winterfell.units.map(({ kind }) => kind)).toEqual(['knight']);
    expect(position.areas['port-of-winterfell'].units).toHaveLength(1);
  });
});
