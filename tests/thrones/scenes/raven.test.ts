// The messenger raven: an order swapped, or a look at the wildlings.

import { expect, test } from 'vitest';
import type { House, OrderToken } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import { look, march, noRaven, option, orders, swap } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

// Stark holds the raven; Winterfell touches Karhold, the wildling deck is stacked
const RAVEN = `
  houses stark lannister baratheon
  court stark lannister baratheon
  deck wildlings crow-killers mammoth-riders
  stark      winterfell: footman, march+0; karhold: footman, raid; castle-black: knight, raid
  lannister  lannisport: knight, march-1
`;

test('[raven.one-use][EC 58] after the reveal the holder swaps, looks, or does neither, once', () => {
  const none = scene(RAVEN).raven();
  none.waitingFor('stark', 'messenger-raven');
  expect(none.refused('lannister', look())).toEqual({ rule: 'answer.not-asked', house: 'lannister' });
  none.answer('stark', noRaven());
  expect(none.position.raven).toBe('ready');
  none.waitingFor('stark', 'raid');

  const swapped = scene(RAVEN).raven().answer('stark', swap('winterfell', 'support'));
  expect([swapped.position.raven, swapped.position.phase]).toEqual(['used', 'action']);
  swapped.waitingFor('stark', 'raid');

  const looked = scene(RAVEN).raven().answer('stark', look());
  expect(looked.position.raven).toBe('used');
  looked.waitingFor('stark', 'raven-card');
  looked.answer('stark', option('top')).waitingFor('stark', 'raid');
});

test('[raven.one-use] it is asked at the end of the planning, and a used raven not at all', () => {
  const text =
    'houses stark lannister baratheon\ncourt stark\nstark  winterfell: footman\nlannister  lannisport: knight';
  for (const [raven, asked] of [
    ['ready', 'stark messenger-raven'],
    ['used', 'stark march']
  ] as const) {
    const g = scene(`${text}\nraven ${raven}`).planning();
    g.answer('stark', orders({ winterfell: 'march+0' })).answer('lannister', orders({ lannisport: 'support' }));
    expect([g.waiting, g.order('lannisport')]).toEqual([asked, 'support']);
  }
});

test('[raven.swap][EC 58][EC 59] a star may take the place of a star, and only as many lie there as the house may have', () => {
  const g = scene(`
    houses stark lannister baratheon
    court lannister baratheon stark
    lannister  lannisport: knight, march+1; stoney-sept: footman, defense+2; riverrun: knight, support+1; harrenhal: footman, march-1
    stark      winterfell: footman, special-raid
  `).raven();
  // Lannister is first and may lay three
  const four = { rule: 'order.stars', allowed: 3, found: 4 };
  expect(g.refused('lannister', swap('harrenhal', 'special-raid'))).toEqual(four);
  expect(g.refused('lannister', swap('harrenhal', 'special-consolidate-power'))).toEqual(four);
  const legal = swap('lannisport', 'special-consolidate-power');
  expect(g.choices('lannister')).toContainEqual(legal);
  g.answer('lannister', legal);
  expect([g.order('lannisport'), g.order('harrenhal')]).toEqual(['special-consolidate-power', 'march-1']);
  expect(g.happened('order-swapped')).toEqual([
    {
      what: 'order-swapped',
      area: 'lannisport',
      house: 'lannister',
      token: 'special-consolidate-power',
      was: 'march+1'
    }
  ]);
  g.waitingFor('lannister', 'march');
});

test('[raven.swap][order.forbidden][EC 59] what is forbidden this round cannot be swapped in', () => {
  const g = scene(RAVEN + 'forbidden support support+1 march+1').raven();
  for (const token of ['support', 'support+1', 'march+1'] as const)
    expect(g.refused('stark', swap('winterfell', token))).toEqual({
      rule: 'order.forbidden',
      area: 'winterfell',
      token
    });
  g.answer('stark', swap('winterfell', 'defense+2'));
  expect(g.order('winterfell')).toBe('defense+2');
});

test('[raven.unused-token][raven.own-order][EC 58] only an own order, and only for a token that does not lie on the board', () => {
  const g = scene(RAVEN + 'baratheon  dragonstone: knight').raven();
  const unused = (token: OrderToken): unknown => ({ rule: 'raven.unused-token', token });
  expect(g.refused('stark', swap('winterfell', 'raid'))).toEqual(unused('raid'));
  expect(g.refused('stark', swap('karhold', 'march+0'))).toEqual(unused('march+0'));
  for (const area of ['lannisport', 'dragonstone', 'moat-cailin', 'the-shivering-sea'] as const)
    expect(g.refused('stark', swap(area, 'support'))).toEqual({ rule: 'raven.own-order', area });
  g.answer('stark', swap('karhold', 'march+1'));
  expect([g.order('karhold'), g.order('lannisport')]).toEqual(['march+1', 'march-1']);
  g.waitingFor('lannister', 'march');
});

test('[raven.swap] a Raid swapped in is resolved this very round, and the order swapped out is not', () => {
  const g = scene(RAVEN.replace('karhold: footman, raid; castle-black: knight, raid', 'karhold: footman')).raven();
  g.answer('stark', swap('winterfell', 'special-raid'));
  g.waitingFor('lannister', 'march'); // the raid reaches nothing and was discarded
  g.answer('lannister', march('lannisport'));
  expect(g.position.round).toBe(2);
});

test('[raven.look][EC 58][EC 60] the holder alone sees the card and puts it on top or at the bottom', () => {
  const g = scene(RAVEN).raven().answer('stark', look());
  const seen = (seat: House | null) => viewFor(g.position, seat).sealed.raven;
  expect(seen('stark')).toEqual({ house: 'stark', card: 'crow-killers', put: null });
  for (const seat of ['lannister', 'baratheon', null] as const) expect(seen(seat)).toBeNull();
  expect(g.offered('stark')).toEqual(['top', 'bottom']);
  expect(g.refused('stark', option('second'))).toEqual({ rule: 'choice.not-offered' });
  g.answer('stark', option('bottom'));
  const { wildlings } = g.position.decks;
  expect([wildlings[0], wildlings.at(-1)]).toEqual(['mammoth-riders', 'crow-killers']);
  // where it went is plain to see, which it is stays with the holder
  expect(g.happened('raven-card')).toEqual([{ what: 'raven-card', house: 'stark', put: 'bottom' }]);
  expect(JSON.stringify(g.happened('raven'))).not.toContain('crow-killers');
  expect([seen('stark')?.put, seen('lannister')]).toEqual(['bottom', null]);
  expect([g.order('winterfell'), g.order('karhold')]).toEqual(['march+0', 'raid']);
});

test('[raven.look][EC 60] put back on top it is the next to be turned up', () => {
  const g = scene(RAVEN).raven().answer('stark', look()).answer('stark', option('top'));
  expect(g.position.decks.wildlings.slice(0, 2)).toEqual(['crow-killers', 'mammoth-riders']);
  g.waitingFor('stark', 'raid');
});

test('[raven.look][round.clean-up] what its holder has seen is forgotten with the round, the last one too', () => {
  const g = scene(`
    round 10   houses stark lannister baratheon
    court      stark lannister baratheon
    deck       wildlings crow-killers
    stark      winterfell: footman, support
    lannister  lannisport: knight, support
  `).raven();
  g.answer('stark', look());
  expect(viewFor(g.position, 'stark').sealed.raven).toMatchObject({ card: 'crow-killers' });
  g.answer('stark', option('top'));
  expect(g.winner).toMatchObject({ by: 'throne' });
  expect(viewFor(g.position, 'stark').sealed.raven).toBeNull();
});
