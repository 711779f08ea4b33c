import { expect, test } from 'vitest';
import { area, march, option, units } from '../../support/answers';
import type { Scene } from '../../support/scene';
import { scene } from '../../support/scene';

test('[retreat.one-area][retreat.origin][EX-10][EC 105] all survivors go to one area, never where the attackers came from', () => {
  //  King's Landing (Baratheon attacks) ── Kingswood (Tyrell) ── Storm's End (Tyrell), The Boneway, The Reach (empty)
  const g = scene(`
    throne     baratheon tyrell
    fiefdoms   greyjoy
    baratheon  kings-landing: 3 knight, march+1
    tyrell     kingswood: 2 knight; storms-end: footman, march+0
  `).marches();
  g.answer('baratheon', march('kings-landing', { kingswood: '3 knight' }));
  g.playCombat({ attacker: 'brienne-of-tarth', defender: 'queen-of-thorns', until: 'retreat' });
  g.waitingFor('tyrell', 'retreat');
  expect(g.offered('tyrell')).toEqual(expect.arrayContaining(['storms-end', 'the-boneway']));
  expect(g.offered('tyrell')).not.toContain('kings-landing');
  expect(g.refused('tyrell', area('kings-landing'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('tyrell', area('storms-end'));
  expect([g.units('storms-end'), g.units('kingswood')]).toEqual(['footman knight*', 'knight knight knight']);
  g.waitingFor('tyrell', 'march');
});

test('[rout.effect][rout.destroyed][EX-10][EC 111] a routed unit has no strength, and dies when it would have to retreat again', () => {
  const g = scene(`
    throne     baratheon tyrell
    fiefdoms   greyjoy
    baratheon  the-boneway: 2 knight, march+0
    tyrell     storms-end: footman knight*; dornish-marches: footman, march+0
  `).marches();
  g.answer('baratheon', march('the-boneway', { 'storms-end': '2 knight' }));
  g.playCombat({ attacker: 'stannis-baratheon', defender: 'queen-of-thorns' });
  expect(g.strengths).toEqual({ attacker: 8, defender: 1 });
  // Kingswood is the only refuge; the knight does not get there
  expect([g.units('storms-end'), g.units('kingswood')]).toEqual(['knight knight', 'footman*']);
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toMatchObject([
    { units: ['knight'], about: 'retreat' }
  ]);
  expect(g.refused('tyrell', march('dornish-marches', { 'storms-end': 'knight' }))).toMatchObject({
    rule: 'march.not-there'
  });
  g.waitingFor('tyrell', 'march');
});

test('[retreat.land-and-sea][EC 108] land units do not retreat to sea or port, nor ships to land', () => {
  //  Sunspear: Yronwood (attackers), Salt Shore, Sea of Dorne, East Summer Sea, the port
  const g = scene(`
    throne     tyrell martell
    fiefdoms   greyjoy
    tyrell     yronwood: 3 knight, march+1
    martell    sunspear: footman; salt-shore: footman, march+0
  `).marches();
  g.answer('tyrell', march('yronwood', { sunspear: '3 knight' }));
  g.playCombat({
    attacker: 'margaery-tyrell',
    defender: 'doran-martell',
    answers: { 'doran-martell': option('court') }
  });
  expect([g.units('sunspear'), g.units('salt-shore')]).toEqual(['knight knight knight', 'footman footman*']);
});

test('[retreat.port][EC 108] beaten ships go to a neighbouring sea or an own port on the sea; its three places count like supply', () => {
  //  Shipbreaker Bay (Baratheon, 2 ships) with the port of Dragonstone holding one or two ships; attackers from East Summer Sea
  const fight = (inPort: string): Scene =>
    scene(`
      throne     martell baratheon
      fiefdoms   greyjoy
      martell    east-summer-sea: 3 ship, march+1
      tyrell     blackwater-bay: ship; the-narrow-sea: ship
      baratheon  shipbreaker-bay: 2 ship; port-of-dragonstone: ${inPort}, march+0
    `)
      .marches()
      .answer('martell', march('east-summer-sea', { 'shipbreaker-bay': '3 ship' }))
      .playCombat({ attacker: 'areo-hotah', defender: 'patchface', until: 'retreat-losses' });
  expect(fight('ship').units('port-of-dragonstone')).toBe('ship ship* ship*');
  const full = fight('2 ship');
  // both ships in port keep their places, and there is a third for one of the two
  expect(full.units('port-of-dragonstone')).toBe('ship ship');
  full.waitingFor('baratheon', 'retreat-losses');
  full.answer('baratheon', units('shipbreaker-bay: ship'));
  expect(full.units('port-of-dragonstone')).toBe('ship ship ship*');
});

test('[retreat.nowhere][EC 107] without a legal area all are destroyed', () => {
  //  Castle Black is attacked from Winterfell; its only other neighbour on land, Karhold, is the enemy's
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  winterfell: 3 knight, march+1; karhold: power
    stark      castle-black: 2 footman; white-harbor: footman, march+0
  `).marches();
  g.answer('lannister', march('winterfell', { 'castle-black': '3 knight' }, { leavePower: true }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });
  expect(g.units('castle-black')).toBe('knight knight knight');
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toMatchObject([
    { house: 'stark', about: 'retreat' }
  ]);
  expect(g.powerToken('karhold')).toBe('lannister');
});

const fewRefuges = (supply: number, karhold: string): Scene =>
  scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    supply     stark ${supply}
    lannister  winterfell: 3 knight, march+1
    stark      castle-black: 2 footman; karhold: ${karhold}; white-harbor: 2 footman, march+0
  `)
    .marches()
    .answer('lannister', march('winterfell', { 'castle-black': '3 knight' }, { leavePower: true }));

test('[retreat.supply][EX-35][EC 106] in a refuge that cannot feed all, the loser destroys retreating units of his choice', () => {
  //  supply 2 feeds armies of 3, 2, 2: Karhold with one footman may grow to three, with two only by one
  const g = fewRefuges(2, '2 footman');
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', until: 'retreat-losses' });
  g.waitingFor('stark', 'retreat-losses');
  expect(g.refused('stark', units('castle-black: 2 footman'))).toMatchObject({ rule: 'choice.too-many', allowed: 1 });
  g.answer('stark', units('castle-black: footman'));
  expect(g.units('karhold')).toBe('footman footman footman*');
});

test('[retreat.supply] a refuge that feeds all costs nothing', () => {
  const g = fewRefuges(2, 'footman');
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });
  expect(g.units('karhold')).toBe('footman footman* footman*');
});

test('[retreat.fewest-losses][EC 106] an area that costs units is open only when none costs fewer', () => {
  //  Seagard's neighbours: The Twins (two Stark footmen, full at supply 1: armies 3 and 2), Greywater Watch (empty)
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    supply     stark 1
    lannister  riverrun: 3 knight, march+1
    stark      seagard: 2 footman; the-twins: 2 footman, march+0; moat-cailin: power
  `).marches();
  g.answer('lannister', march('riverrun', { seagard: '3 knight' }, { leavePower: true }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', until: 'retreat' });
  g.waitingFor('stark', 'retreat');
  expect(g.offered('stark')).not.toContain('the-twins');
  expect(g.offered('stark')).toEqual(expect.arrayContaining(['greywater-watch', 'moat-cailin']));
  expect(g.refused('stark', area('the-twins'))).toMatchObject({ rule: 'choice.not-offered' });
});

test('[retreat.before-entry][retreat.takes-control][EC 109][EC 110] the loser leaves first, and where he goes is his: even the seventh castle', () => {
  //  Stark, beaten in The Twins, retreats to empty Moat Cailin, the seventh castle; Lannister has not moved in yet
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  seagard: 3 knight, march+1
    stark      the-twins: footman; white-harbor: power; flints-finger: power; harrenhal: power; the-reach: power; the-eyrie: power
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('lannister', march('seagard', { 'the-twins': '3 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('moat-cailin') } });
  expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
  expect([g.units('moat-cailin'), g.units('the-twins')]).toEqual(['footman*', '']);
});

test('[retreat.not-adjacent][retreat.enemy-area][EC 105] enemy tokens, units and shields bar the way; own ships open one', () => {
  //  The Twins (Stark) is attacked from Moat Cailin; Seagard has an enemy token; over The Narrow Sea lies Crackclaw Point
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  moat-cailin: 3 knight, march+1; seagard: power; white-harbor: footman
    stark      the-twins: footman; the-narrow-sea: ship; karhold: footman, march+0
    martell    the-fingers: footman
  `).marches();
  g.answer('lannister', march('moat-cailin', { 'the-twins': '3 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', until: 'retreat' });
  const refuges = g.offered('stark');
  expect(refuges).toContain('crackclaw-point');
  for (const barred of ['seagard', 'moat-cailin', 'white-harbor', 'the-fingers', 'the-narrow-sea'])
    expect(refuges).not.toContain(barred);
});
