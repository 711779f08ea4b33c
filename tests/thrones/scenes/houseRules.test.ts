import { describe, expect, test } from 'vitest';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { ROUNDS } from '#thrones/box/limits';
import type { PlayerCount } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { TIDES_DECK } from '#thrones/box/tides';
import { greedyPlayer } from '#thrones/bots/greedy';
import { Bulk, gameFrom, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { isClosed } from '#thrones/rules/control';
import { compactPosition, completePosition, faultsOf } from '#thrones/rules/faults';
import { changedRules } from '#thrones/rules/houseRules';
import { unit } from '#thrones/rules/pieces';
import type { HouseRules, NewGame, Position } from '#thrones/rules';
import { judgeSetUp, setUp } from '#thrones/rules/setUp';
import { viewFor } from '#thrones/rules/view';
import { march } from '#tests/support/answers';
import { Scene, scene } from '#tests/support/scene';

const game = (players: PlayerCount): NewGame => ({
  houses: SETUP[players].houses,
  seed: 'by the fire',
  options: { edition: 'revised', tides: false }
});
const started = (players: PlayerCount, houseRules: HouseRules): Position => setUp({ ...game(players), houseRules });
const refusedBy = (players: PlayerCount, houseRules: unknown): string[] => judgeSetUp({ ...game(players), houseRules });

/** Played by code; each position after an answer. */
function* played(players: PlayerCount, houseRules: HouseRules): Generator<Position> {
  const playing = new Bulk(newGame({ ...game(players), houseRules }));
  const chance = new Chance(chanceFrom('who plays'));
  while (playing.position.winner === null) {
    const { house } = playing.position.asks[0]!;
    expect(playing.answer(house, greedyPlayer(viewFor(playing.position, house), house, chance))).toBeNull();
    yield playing.position;
  }
}

describe('without house rules', () => {
  test('a position says nothing of them, and is dealt as it always was', () => {
    const position = setUp(game(3));
    expect(position.houseRules).toBeNull();
    expect(JSON.stringify(compactPosition(position))).not.toContain('houseRules');
    const agreed = started(3, { glass: 2 });
    expect(agreed).toEqual({ ...position, houseRules: { glass: 2 } });
  });

  test.each([
    [{}, 'house.none'],
    [{ rounds: ROUNDS }, 'house.as-printed'],
    [{ castles: 7 }, 'house.as-printed'],
    [{ power: 5 }, 'house.as-printed'],
    [{ opening: [[], [], []] }, 'house.as-printed'],
    [{ rounds: 5, castles: 7 }, 'house.as-printed']
  ])('[house.none][house.as-printed] %j is refused', (houseRules, rule) =>
    expect(refusedBy(4, houseRules)).toEqual([`houseRules: refused by ${rule}`])
  );

  test.each([
    [{ rounds: 11 }],
    [{ rounds: 1 }],
    [{ castles: 0 }],
    [{ power: -1 }],
    [{ power: 21 }],
    [{ glass: 0 }],
    [{ neutralForces: true }],
    [{ opening: [['supply', 'supply', 'supply', 'mustering']] }],
    [{ opening: [['winter']] }],
    [{ dragons: 3 }],
    [null],
    ['all of them']
  ])('[house.rounds][house.power][house.glass] %j is out of range or unknown', (houseRules) =>
    expect(refusedBy(6, houseRules)).toHaveLength(1)
  );
});

describe('a round limit', () => {
  test('[house.rounds] the game ends after it, and the printed criteria decide', () => {
    const g = scene(`
      agreed  rounds 4
      round   4
      throne  stark lannister
      stark      winterfell: footman; white-harbor: footman
      lannister  lannisport: footman
    `).cleaningUp();
    expect(g.winner).toEqual({ house: 'stark', by: 'castles' });
  });

  test('[house.rounds] one round earlier it goes on', () => {
    const g = scene(`
      agreed  rounds 4
      round   3
      deck    westeros1 last-days-of-summer | westeros2 last-days-of-summer
      throne  stark lannister
      stark      winterfell: footman; white-harbor: footman
      lannister  lannisport: footman
    `).cleaningUp();
    expect(g.winner).toBeNull();
    expect(g.position.round).toBe(4);
  });

  test('[house.rounds] a whole game never comes beyond it', () => {
    const rounds = [...played(3, { rounds: 3 })].map(({ round }) => round);
    expect(Math.max(...rounds)).toBe(3);
  });

  test('[house.rounds] a position beyond it is none', () => {
    const position = { ...started(3, { rounds: 3 }), round: 4 };
    expect(faultsOf(position)).toEqual(['round: the game is over after round 3']);
  });
});

describe('castles to win', () => {
  const oneBefore = (agreed: string) =>
    scene(`
      ${agreed}
      throne     stark lannister
      stark      white-harbor: power; flints-finger: power; riverrun: footman 2 knight, march+0
      lannister  stoney-sept: footman, march+0
    `).marches();

  test('[house.castles] so many win at once', () => {
    const g = oneBefore('agreed castles 5');
    expect(g.castles('stark')).toBe(4);
    g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
    expect(g.castles('stark')).toBe(5);
    expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
  });

  test('[house.castles] one fewer does not, nor do five by the book', () => {
    for (const agreed of ['agreed castles 6', '']) {
      const g = oneBefore(agreed);
      g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
      expect(g.winner).toBeNull();
      g.waitingFor('lannister', 'march');
    }
  });

  test('[house.castles] where more are needed, seven do not win', () => {
    const g = scene(`
      agreed     castles 8
      throne     stark lannister
      stark      moat-cailin: power; white-harbor: power; flints-finger: power; seagard: power; riverrun: footman 2 knight, march+0
      lannister  stoney-sept: footman, march+0
    `).marches();
    g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
    expect(g.castles('stark')).toBe(7);
    expect(g.winner).toBeNull();
  });

  test.each(PLAYER_COUNTS)(
    '[house.castles-at-start] Stark begins with two: %d players need three at least',
    (players) => {
      for (const castles of [1, 2])
        expect(refusedBy(players, { castles })).toContain('houseRules: refused by house.castles-at-start');
      expect(refusedBy(players, { castles: 3 })).toEqual([]);
    }
  );

  test('[house.castles-on-the-map] three players have 13 of them', () => {
    expect(refusedBy(3, { castles: 13 })).toEqual([]);
    expect(refusedBy(3, { castles: 14 })).toEqual(['houseRules: refused by house.castles-on-the-map']);
    expect(refusedBy(4, { castles: 20 })).toEqual([]);
  });
});

describe('power at the start', () => {
  test.each([0, 8, 20])('[house.power] each house has %d', (power) => {
    const position = started(5, { power });
    expect(Object.values(position.houses).map((sheet) => sheet.power)).toEqual([power, power, power, power, power]);
    expect(faultsOf(position)).toEqual([]);
  });
});

describe('cards that open the first rounds', () => {
  const opening = [['mustering', 'supply'], ['game-of-thrones'], []] as const;

  test('[house.opening] they are revealed in rounds 2 and 3, and the rest is drawn by chance', () => {
    const shown = new Map<number, Position['westeros']>();
    for (const { round, westeros } of played(3, { opening })) if (!shown.has(round)) shown.set(round, westeros);
    expect(shown.get(2)!.slice(0, 2)).toEqual(['mustering', 'game-of-thrones']);
    expect(shown.get(3)![0]).toBe('supply');
    const seconds = Array.from({ length: 20 }, (_, i) => {
      const { decks } = setUp({ ...game(3), seed: String(i), houseRules: { opening } });
      expect(decks.westeros.map((deck) => deck.length)).toEqual([10, 10, 10]);
      return `${decks.westeros[0][2]} ${decks.westeros[1][1]} ${decks.westeros[2][0]}`;
    });
    expect(new Set(seconds).size).toBeGreaterThan(5);
  });

  test('[house.opening] a deck of which none is chosen lies as it would without house rules', () => {
    const [, , third] = started(4, { opening: [[], [], ['web-of-lies']] }).decks.westeros;
    expect(third[0]).toBe('web-of-lies');
    expect(started(4, { opening: [[], [], ['web-of-lies']] }).decks.westeros[0]).toEqual(
      setUp(game(4)).decks.westeros[0]
    );
  });

  test.each([
    [[['game-of-thrones'], [], []], 'house.opening-deck'],
    [[['a-throne-of-blades', 'a-throne-of-blades', 'a-throne-of-blades'], [], []], 'house.opening-deck'],
    [[[], [], ['web-of-lies', 'web-of-lies']], 'house.opening-deck'],
    [[['winter-is-coming'], [], []], 'house.opening-winter'],
    [[[], ['supply', 'winter-is-coming'], []], 'house.opening-winter']
  ])('[house.opening-deck][house.opening-winter] %j is refused', (cards, rule) =>
    expect(refusedBy(6, { opening: cards })).toContain(`houseRules: refused by ${rule}`)
  );

  test('[house.opening-too-late] no card for a round after the last', () => {
    const three = { opening: [['supply', 'supply', 'supply'], [], []] };
    expect(refusedBy(3, { ...three, rounds: 3 })).toEqual(['houseRules: refused by house.opening-too-late']);
    expect(refusedBy(3, { ...three, rounds: 4 })).toEqual([]);
  });

  test('[house.opening-twice] a deck is laid once', () => {
    const both = { ...game(3), houseRules: { opening }, decks: { westeros: [['supply'], [], []] } };
    expect(judgeSetUp(both)).toEqual(['decks: refused by house.opening-twice']);
    expect(judgeSetUp({ ...both, decks: { wildlings: ['crow-killers'] } })).toEqual([]);
  });
});

describe('without neutral forces', () => {
  test.each(PLAYER_COUNTS)('[house.neutral-forces] with %d players only what is closed is left', (players) => {
    const position = started(players, { neutralForces: false });
    const left = Object.values(position.areas).map(({ neutral }) => neutral);
    expect(new Set(left)).toEqual(new Set(players === 3 ? [null, 'impassable'] : [null]));
    const byTheBook = Object.values(setUp(game(players)).areas).filter(({ neutral }) => neutral === 'impassable');
    expect(left.filter((neutral) => neutral === 'impassable')).toHaveLength(byTheBook.length);
    expect(faultsOf(position)).toEqual([]);
  });

  test("[house.neutral-forces] Sunspear without Martell is walked into, and nobody's when it is left", () => {
    const start = started(4, { neutralForces: false });
    expect(AREAS.sunspear.home).toBe('martell');
    const [house, token] = ['baratheon', 'march+0'] as const;
    const there = { ...start.areas['salt-shore'], units: [unit(house, 'knight')], order: { house, token } };
    const board: Position = { ...start, phase: 'action', areas: { ...start.areas, 'salt-shore': there } };
    expect(faultsOf(board)).toEqual([]);
    const g = Scene.of(gameFrom(board, 'marches')!);
    expect(g.controller('sunspear')).toBeNull();
    g.answer('baratheon', march('salt-shore', { sunspear: 'knight' }));
    expect(g.controller('sunspear')).toBe('baratheon');
    expect(g.controller('salt-shore')).toBeNull();
  });

  test('[house.neutral-forces] a force that stands there all the same is a fault', () => {
    const start = started(6, { neutralForces: false });
    const areas = { ...start.areas, 'kings-landing': { ...start.areas['kings-landing'], neutral: 5 } };
    expect(faultsOf({ ...start, areas })).toEqual(['kings-landing: the neutral force there is nothing']);
  });
});

describe('with the South closed', () => {
  const CLOSED = {
    4: ['dornish-marches', 'highgarden', 'oldtown', 'princes-pass', 'salt-shore', 'starfall', 'storms-end']
      .concat('sunspear', 'the-boneway', 'three-towers', 'yronwood')
      .toSorted(),
    5: ['princes-pass', 'salt-shore', 'starfall', 'sunspear', 'the-boneway', 'three-towers', 'yronwood']
  };

  test.each([4, 5] as const)('[house.south] %d players find closed what no house starts in', (players) => {
    for (const others of [{}, { neutralForces: false }] as const) {
      const position = started(players, { south: 'closed', ...others });
      const closed = AREA_IDS.filter((area) => position.areas[area].neutral === 'impassable');
      expect(closed.toSorted()).toEqual(CLOSED[players]);
      expect(position.areas['kings-landing'].neutral).toBe('neutralForces' in others ? null : 5);
      for (const area of closed) expect(position.areas[area].units).toEqual([]);
      expect(faultsOf(position)).toEqual([]);
    }
  });

  test('[house.south] nobody marches there, and nobody sails from its ports', () => {
    const start = started(4, { south: 'closed' });
    const [house, token] = ['baratheon', 'march+0'] as const;
    const there = { ...start.areas.kingswood, units: [unit(house, 'knight')], order: { house, token } };
    const board: Position = { ...start, phase: 'action', areas: { ...start.areas, kingswood: there } };
    const g = Scene.of(gameFrom(board, 'marches')!);
    expect(g.refused('baratheon', march('kingswood', { 'storms-end': 'knight' })).rule).toBe('march.closed-area');
    expect(isClosed(board, 'port-of-storms-end')).toBe(true);
  });

  test('[house.no-south] three have it closed by the book, and six live there', () => {
    for (const players of [3, 6] as const)
      expect(refusedBy(players, { south: 'closed' })).toEqual(['houseRules: refused by house.no-south']);
    for (const players of [4, 5] as const) expect(refusedBy(players, { south: 'closed' })).toEqual([]);
  });

  test('[house.castles-on-the-map] its castles cannot be won', () => {
    const asked = (players: 4 | 5, castles: number) => refusedBy(players, { south: 'closed', castles });
    expect([asked(4, 14), asked(5, 17)]).toEqual([[], []]);
    for (const refused of [asked(4, 15), asked(5, 18)])
      expect(refused).toEqual(['houseRules: refused by house.castles-on-the-map']);
  });
});

describe('kept', () => {
  const all: HouseRules = {
    rounds: 4,
    castles: 5,
    power: 3,
    opening: [['supply'], [], []],
    neutralForces: false,
    glass: 2
  };

  test('[house.glass] everybody sees them, and they are written with the position', () => {
    const position = started(6, all);
    expect(changedRules(position.houseRules)).toHaveLength(6);
    expect(viewFor(position, null).houseRules).toEqual(all);
    expect(completePosition(JSON.parse(JSON.stringify(compactPosition(position))))).toEqual(position);
  });

  test('[house.glass] no answer ever changes them', () => {
    for (const { houseRules } of played(4, all)) expect(houseRules).toEqual(all);
  });

  test('[house.castles-at-start] a position from outside is judged too', () =>
    expect(faultsOf({ ...started(6, all), houseRules: { castles: 2 } })).toEqual([
      'houseRules: refused by house.castles-at-start'
    ]));
});

describe('[house.tides-deck][house.no-tides] the tides are shuffled once all are drawn', () => {
  const agreed: HouseRules = { tidesDeck: 'when-empty' };
  const withTides: NewGame = { ...game(3), options: { edition: 'first', tides: true }, houseRules: agreed };

  test('of twelve combats in a row no card comes twice', () => {
    const playing = new Bulk(newGame(withTides));
    const chance = new Chance(chanceFrom('tides'));
    const drawn: string[] = [];
    let redrawn = 0;
    for (let left = 6000; drawn.length + redrawn < 22 && left > 0 && playing.position.winner === null; left--) {
      const { house } = playing.position.asks[0]!;
      expect(playing.answer(house, greedyPlayer(viewFor(playing.position, house), house, chance))).toBeNull();
      redrawn += playing.position.happened.filter((one) => one.what === 'blade' && one.use === 'redraw').length;
      for (const one of playing.position.happened)
        if (one.what === 'tides')
          drawn.push(...[one.tides.attacker, one.tides.defender].filter((tide) => tide !== null));
      // as many are to come as a table would count
      const down = Object.keys(playing.position.sealed.tides).length;
      const gone = drawn.length + redrawn + down;
      expect(viewFor(playing.position, null).deckSizes.tides).toBe(TIDES_DECK.length - gone);
    }
    const all = [...setUp(withTides).decks.tides].sort();
    const left = [...all];
    for (const tide of drawn) expect(left.splice(left.indexOf(tide as never), 1)).toEqual([tide]);
    expect(drawn.length).toBeGreaterThan(6);
  });

  test('without them there is nothing to agree on', () => {
    expect(judgeSetUp(withTides)).toEqual([]);
    expect(refusedBy(3, agreed)).toEqual(['houseRules: refused by house.no-tides']);
  });
});
