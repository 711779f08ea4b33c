// Mustering without the card: by the special Consolidate Power order, and as the reward of The Horde Descends.

import { expect, test } from 'vitest';
import { bid, consolidate, muster } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[muster.order][muster.upgrade][EC 51] the special order musters in its own area; a routed footman stays routed', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark  winterfell: footman*, special-consolidate-power; white-harbor: knight, defense+1; karhold: knight
    baratheon  harrenhal: footman, special-consolidate-power; kings-landing: power
  `).consolidating();
  g.waitingFor('baratheon', 'consolidating');
  expect(g.refused('baratheon', consolidate('harrenhal', 'ship in the-narrow-sea'))).toMatchObject({
    rule: 'muster.place'
  });
  expect(
    g.refused('baratheon', {
      kind: 'consolidate',
      from: 'harrenhal',
      recruits: muster('kings-landing: footman').recruits
    })
  ).toEqual({ rule: 'muster.castle', area: 'kings-landing' });
  g.answer('baratheon', consolidate('harrenhal', 'footman'));
  expect([g.units('harrenhal'), g.power('baratheon')]).toEqual(['footman footman', 5]);
  g.waitingFor('stark', 'consolidating');
  // the footman stands up in the clean-up that follows, so the happenings have to tell
  g.answer('stark', consolidate('winterfell', 'footman -> knight, ship in port-of-winterfell'));
  expect(
    g
      .happened('units')
      .slice(-2)
      .map(({ did, area }) => `${did} ${area}`)
  ).toEqual(['mustered port-of-winterfell', 'upgraded winterfell']);
  expect([g.power('stark'), g.order('winterfell')]).toEqual([5, null]);
});

const ONE_ROUTED = `
  houses stark lannister baratheon
  throne stark
  stark      winterfell: footman* footman, special-consolidate-power
  baratheon  dragonstone: footman, special-consolidate-power
`;

test('[muster.upgrade][rout.effect] a routed footman becomes a routed knight, and only where no other stands', () => {
  const one = scene(ONE_ROUTED).consolidating().answer('stark', consolidate('winterfell', 'footman -> knight'));
  expect(one.units('winterfell')).toBe('footman* knight');
  const g = scene(ONE_ROUTED).consolidating();
  const both = consolidate('winterfell', 'footman -> knight, footman -> siege-engine');
  expect(g.choices('stark')).toContainEqual(both);
  g.answer('stark', both);
  expect(g.units('winterfell')).toBe('knight siege-engine*');
  g.waitingFor('baratheon', 'consolidating');
});

test('[muster.order][EC 51][consolidate.muster] not in a port, not without a castle; with nothing to muster it brings power', () => {
  const g = scene(`
    houses stark lannister baratheon
    supply lannister 0
    court stark lannister
    stark      port-of-winterfell: ship, special-consolidate-power
    lannister  stoney-sept: footman, special-consolidate-power; lannisport: knight
    baratheon  dragonstone: footman, consolidate-power; harrenhal: knight, special-consolidate-power
  `).consolidating();
  expect(g.refused('baratheon', consolidate('dragonstone', 'footman'))).toEqual({
    rule: 'consolidate.no-mustering',
    area: 'dragonstone'
  });
  g.answer('baratheon', consolidate('harrenhal'));
  expect([g.power('stark'), g.power('lannister'), g.power('baratheon')]).toEqual([6, 7, 9]);
  expect(g.happened('units')).toEqual([]);
});

test('[muster.one-castle][wildling.the-horde-descends] the reward of The Horde Descends is spent in one castle', () => {
  const g = scene(`
    houses stark lannister baratheon
    wildlings 0
    deck westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings the-horde-descends
    stark  winterfell: footman; white-harbor: footman; moat-cailin: power
  `).westeros();
  g.answers(['stark', bid(2)], ['baratheon', bid(0)], ['lannister', bid(0)]);
  g.waitingFor('stark', 'the-horde-descends-reward');
  expect(g.offered('stark')).toEqual(['moat-cailin', 'white-harbor', 'winterfell']);
  expect(g.refused('stark', muster('winterfell: footman; white-harbor: footman'))).toMatchObject({
    rule: 'muster.one-castle'
  });
  g.answer('stark', muster('moat-cailin: footman'));
  expect([g.units('moat-cailin'), g.units('winterfell')]).toEqual(['footman', 'footman']);
  g.waitingFor('stark', 'assigning-orders');
});
