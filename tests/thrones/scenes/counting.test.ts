// Counting: from named positions, how many legal answers there are, one and two deep. The reason of each number stands above it.

import { describe, expect, test } from 'vitest';
import type { PlayerCount } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import { march } from '#tests/support/answers';
import { oneDeep, twoDeep } from '#tests/support/counting';
import { Scene, scene } from '#tests/support/scene';

const counts = (g: Scene): [number, number] => [oneDeep(g.game), twoDeep(g.game)];

describe('[order.stars] planning from the set-up', () => {
  // 6 ordinary kinds of token (two of them single, four double) and 5 special ones, all single. In three areas lie
  //   no special order:  6·5·4 three different + 4·3·5 two alike and one other            = 180
  //   one:               3 places · 5 tokens · (6·5 + 4 alike) for the rest               = 510
  //   two:               3 · 5·4 · 6                                                      = 360
  //   three:             5·4·3                                                            =  60
  const three = { 0: 180, 1: 690, 2: 1050, 3: 1110 };
  // In four areas, without any special order 6·5·4·3 + 4·6·(5·4) one pair + 6·6 two pairs = 876, then 4·5·180, 6·20·34, 4·60·6.
  const four = { 0: 876, 1: 4476, 2: 8556, 3: 9996 };

  // Lannister and Greyjoy begin in four areas, with three players Lannister in three; the stars follow the King's Court.
  test.each<[PlayerCount, Record<string, number>]>([
    [3, { baratheon: three[1], lannister: three[3], stark: three[2] }],
    [4, { baratheon: three[1], lannister: four[3], stark: three[2], greyjoy: four[0] }],
    [5, { baratheon: three[2], lannister: four[3], stark: three[3], greyjoy: four[0], tyrell: three[1] }],
    [
      6,
      {
        baratheon: three[1],
        lannister: four[3],
        stark: three[3],
        martell: three[2],
        greyjoy: four[0],
        tyrell: three[0]
      }
    ]
  ])('with %i players', (players, expected) => {
    const game = newGame({
      houses: SETUP[players].houses,
      seed: 'counting',
      options: { edition: 'revised', tides: false }
    });
    const found = game.position.asks.map((asked) => [asked.house, Scene.of(game).choices(asked.house).length]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  // Two houses with one area each and stars enough: 11 kinds of token, and whatever the one places, the other has 11 as well.
  test('two single areas', () => {
    expect(counts(scene('stark winterfell: footman \n lannister lannisport: footman').planning())).toEqual([11, 121]);
  });

  // The same without March +1, both Supports and both Raids: 6 are left, and Greyjoy without a star places one of 4.
  test('with forbidden orders', () => {
    const g = scene(`
      forbidden march+1 support support+1 raid special-raid
      lannister lannisport: footman
      greyjoy   pyke: footman
    `).planning();
    expect(counts(g)).toEqual([6, 24]);
  });

  // Only the two Raids can be placed, in two of three areas that are all different: 3.
  test('[order.short] with one order too few', () => {
    const g = scene(`
      forbidden march-1 march+0 march+1 defense+1 defense+2 support support+1 consolidate-power special-consolidate-power
      greyjoy   pyke: footman; seagard: footman; flints-finger: footman
    `).planning();
    expect(oneDeep(g.game)).toBe(3);
  });
});

// Two own orders, three stars. Each can become any of the 11 kinds but March +0, whose only token is there; the second
// Raid token is free. 2 · 10 swaps, a look, or nothing.
test('[raven.swap] the raven over two orders', () => {
  const g = scene('court stark \n stark winterfell: footman, march+0; white-harbor: footman, raid').raven();
  expect(oneDeep(g.game)).toBe(22);
});

describe('[raid.kind] raids', () => {
  //  Harrenhal: support ─┐
  //  Stoney Sept: march ─┼─ Blackwater: Stark raids        The Reach also touches Blackwater
  //  The Reach ──────────┘
  const around = (stark: string, reach: string): Scene =>
    scene(`
      throne     stark
      stark      blackwater: footman, ${stark}
      lannister  harrenhal: footman, support; stoney-sept: footman, march+0; the-reach: footman, ${reach}
    `).raids();

  // Nothing, Harrenhal, The Reach. After it Lannister marches from Stoney Sept to one of 5 neighbours, with or without a
  // token left, or nowhere: 11. His own Raid has no target left and is discarded for him.
  test('a Raid takes a Support or a Raid', () => {
    expect(counts(around('raid', 'raid'))).toEqual([3, 33]);
  });

  // The Defense in The Reach is out of reach for it, and within reach of the special Raid.
  test('only the special Raid takes a Defense', () => {
    expect(counts(around('raid', 'defense+1'))).toEqual([2, 22]);
    expect(counts(around('special-raid', 'defense+1'))).toEqual([3, 33]);
  });
});

describe('[march.turns] marches out of Castle Black', () => {
  //  Castle Black ─ Karhold, Winterfell; the rest is sea. Afterwards one footman marches out of Lannisport, his home:
  //  to one of 3 neighbours or nowhere, 4 answers.
  const outOf = (units: string, more = ''): Scene =>
    scene(`
      throne     stark ${more}
      stark      castle-black: ${units}, march+0
      lannister  lannisport: footman, march+0
    `).marches();

  // Nowhere, or to one of two areas with a token left behind or not.
  test('one footman', () => expect(counts(outOf('footman'))).toEqual([5, 20]));

  // Without power no token is left.
  test('one footman of a poor house', () => expect(counts(outOf('footman', 'power stark 0'))).toEqual([3, 12]));

  // Each of the two stays or goes to one of two: 9; where both go, 4 times, a token may be left.
  test('a footman and a knight', () => expect(counts(outOf('footman knight'))).toEqual([13, 52]));

  // The two are alike: 6 ways to spread them over three places; 3 of them leave the area.
  test('two footmen', () => expect(counts(outOf('2 footman'))).toEqual([9, 36]));

  // Two alike over three places, 6 ways; but supply 0 feeds two armies of two, so that not both may join the footman in Karhold or
  // the one in Winterfell: 4. One of them leaves the area, with a token or without.
  test('[march.supply] two footmen on supply 0', () => {
    const g = scene(`
      throne     stark      supply stark 0
      stark      castle-black: 2 footman, march+0; karhold: footman; winterfell: footman
      lannister  lannisport: footman, march+0
    `).marches();
    expect(counts(g)).toEqual([5, 20]);
  });

  // A routed knight stays, so no token: the footman goes to one of two or nowhere.
  test('a footman and a routed knight', () => expect(counts(outOf('footman knight*'))).toEqual([3, 12]));

  // One battle only: of the 9 ways the 2 with a fight on both sides go. Both leave together 2 times: 9 again. Nobody moves
  // once: 4 answers; 8 attacks, after each of which Stark chooses from 7 cards: 60.
  test('enemies on both sides', () => {
    const g = scene(`
      throne     stark
      stark      castle-black: footman knight, march+0
      greyjoy    karhold: footman; winterfell: footman
      lannister  lannisport: footman, march+0
    `).marches();
    expect(counts(g)).toEqual([9, 60]);
  });
});

describe('[muster.points] mustering by order', () => {
  // White Harbor, 1 point: a footman; a ship in the port or in one of two seas; its footman made a knight or siege engine; or
  // the power instead. Then Lannister in Riverrun.
  test('a castle with a port', () => {
    const g = scene(`
      throne     stark
      stark      white-harbor: footman, special-consolidate-power
      lannister  riverrun: knight, special-consolidate-power
    `).consolidating();
    expect(counts(g)).toEqual([7, 7 * 12]);
  });

  // Riverrun, 2 points, two seas, no footman there: 3 things for 1 point, 6 pairs of them, 2 things for 2 points, or the power.
  test('a stronghold between two seas', () => {
    const g = scene('lannister riverrun: knight, special-consolidate-power').consolidating();
    expect(oneDeep(g.game)).toBe(12);
  });

  // Supply 0 allows armies of 2 and 2; there are two: only upgrades and lone ships are left in a castle full of units.
  // White Harbor: its footmen into a knight or siege engine; one ship in the port or in one of two seas; or the power.
  test('[muster.supply] at the limit', () => {
    const g = scene(`
      supply     stark 0
      stark      white-harbor: 2 footman, special-consolidate-power; winterfell: 2 footman
    `).consolidating();
    expect(oneDeep(g.game)).toBe(6);
  });
});

describe('[supply.reconcile] cutting armies down', () => {
  // Home and The Fingers feed 3 icons: 3, 2, 2, 2. Of armies of 4, 3, 2, 2 either one unit of the four and one of the three go,
  // or two of the four. (One of the four and two of the three, or three of the four, would be needless.)
  const armies = (stoneySept: string, harrenhal: string): Scene =>
    scene(`
      deck       westeros1 supply | westeros2 game-of-thrones | westeros3 storm-of-swords
      lannister  stoney-sept: ${stoneySept}; harrenhal: ${harrenhal}; karhold: 2 knight; the-fingers: 2 footman
    `).westeros();

  test('all alike', () => expect(oneDeep(armies('4 footman', '3 footman').game)).toBe(2));

  // 2 · 2 ways to take one of each, and a footman with a footman or the knight from the four.
  test('with knights', () => expect(oneDeep(armies('3 footman knight', '2 footman knight').game)).toBe(6));
});

describe('[bid.secret] bidding for the tracks', () => {
  const clash = (power: string): Scene =>
    scene(`
      houses     stark lannister baratheon
      power      ${power}
      deck       westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 storm-of-swords
    `).westeros();

  // Baratheon has 3 to bid from, Lannister 1, Stark 2: 0 is a bid. Nobody knows of the others' bids: 4, then 2 each time.
  test('any number of available power', () => {
    expect(counts(clash('stark 2 lannister 1 baratheon 3'))).toEqual([4, 8]);
  });

  // Nobody has anything, so all bid 0: the holder of the throne puts three houses in any of 6 orders; the new holder does the
  // same for the next track.
  test('[track.tie-order] three tie', () => {
    expect(counts(clash('stark 0 lannister 0 baratheon 0'))).toEqual([6, 36]);
  });
});

describe('[combat.steps] in a combat', () => {
  const battle = (more = ''): Scene =>
    scene(`
      throne     stark lannister
      stark      harrenhal: 3 knight, march+0
      lannister  stoney-sept: footman
      ${more}
    `)
      .marches()
      .answer('stark', march('harrenhal', { 'stoney-sept': '3 knight' }));

  // Seven cards each, chosen without knowing the other's.
  test('[card.must-play] two hands of cards', () => expect(counts(battle())).toEqual([7, 49]));

  // Baratheon beside the fight helps the one, the other or nobody; a side so helped may refuse, nobody else is asked: 2 + 2, and
  // 7 cards if he does not help.
  test('[support.ask] a bystander', () => {
    expect(counts(battle('baratheon  blackwater: footman, support'))).toEqual([3, 11]);
  });

  // Stoney Sept touches Blackwater, Lannisport, Riverrun, Searoad Marches, and Harrenhal, where the attackers came from.
  test('[retreat.origin] a refuge', () => {
    const g = battle().playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'retreat' });
    expect(oneDeep(g.game)).toBe(4);
  });

  // A token of Greyjoy's holds Riverrun against the beaten.
  test('[retreat.enemy-area] a refuge less', () => {
    const g = battle('greyjoy riverrun: power').playCombat({
      attacker: 'catelyn-stark',
      defender: 'cersei-lannister',
      until: 'retreat'
    });
    expect(oneDeep(g.game)).toBe(3);
  });
});
