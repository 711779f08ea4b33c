// A march in the making, as the screen builds it: what can be touched, what is refused, what it means before it is done.

import { expect, test } from 'vitest';
import { greedyPlayer } from '#thrones/bots/greedy';
import type { AreaId, House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import type { AnswerOf, AskOf, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { choices } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { MarchReply } from '#thrones/screens/asks/march/marchReply.svelte';
import { why } from '#thrones/text/refusalWords';
import { march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

function marching(text: string, house: House = 'stark') {
  const g = scene(text).marches();
  const ask = g.askOf(house);
  if (ask.kind !== 'march') throw new Error(`${house} is not asked to march`);
  return { g, reply: new MarchReply(viewFor(g.position, null), ask) };
}

const possible = (reply: MarchReply): AreaId[] => [...reply.marks.touchable];
const reasonAt = (reply: MarchReply, area: AreaId) => reply.marks.refused.get(area);

test('with several orders one has to be chosen first; another area is refused', () => {
  const { reply } = marching(`
    stark  winterfell: knight, march+0; white-harbor: footman, march-1
  `);
  expect(possible(reply).sort()).toEqual(['white-harbor', 'winterfell']);
  expect(reply.missing).toBe('order');
  expect(reply.touch('karhold')).toMatchObject({ rule: 'march.own-order', area: 'karhold' });
  expect(reply.touch('winterfell')).toBeNull();
  expect(reply.missing).toBe('units');
  reply.chooseAnotherOrder();
  expect(reply.from).toBeNull();
});

test('a card for each destination, units by kind, and the answer when all is said', () => {
  const { g, reply } = marching(`
    stark  white-harbor: 2 footman knight, march+0, power; the-narrow-sea: ship
  `);
  expect(reply.from).toBe('white-harbor');
  expect(reply.answer).toBeNull();
  expect(reply.touch('moat-cailin')).toBeNull();
  reply.send('moat-cailin', 'footman', 1);
  reply.send('moat-cailin', 'knight', 0);
  expect(reply.touch('the-fingers')).toBeNull();
  expect(reply.moves[1]).toEqual({ to: 'the-fingers', units: ['footman', 'knight'] });
  reply.send('the-fingers', 'footman', 0);
  expect(reply.marks.bridges).toEqual([
    { from: 'white-harbor', over: [], to: 'moat-cailin', attack: false },
    { from: 'white-harbor', over: ['the-narrow-sea'], to: 'the-fingers', attack: false }
  ]);
  expect(reply.marks.ghosts.map(({ area, kind }) => `${area} ${kind}`)).toEqual([
    'moat-cailin footman',
    'the-fingers knight'
  ]);
  expect(reply.asksForToken).toBe(false);
  expect(reply.answer).toEqual(march('white-harbor', { 'moat-cailin': 'footman', 'the-fingers': 'knight' }));
  g.answer('stark', reply.answer);
});

test('a card left empty is folded away when another one opens; all may be taken back', () => {
  const { reply } = marching(`stark  winterfell: 2 footman, march+0`);
  reply.touch('karhold');
  reply.send('karhold', 'footman', 0);
  reply.touch('moat-cailin');
  expect(reply.moves).toEqual([{ to: 'moat-cailin', units: ['footman', 'footman'] }]);
  reply.send('moat-cailin', 'footman', 2);
  expect(reply.free).toEqual([]);
  expect(possible(reply)).toEqual([]);
  expect(reply.touch('karhold')).toMatchObject({ rule: 'march.not-there' });
  expect(reply.send('moat-cailin', 'footman', 3)).toMatchObject({ rule: 'march.not-there', found: 3 });
  reply.takeBack('moat-cailin');
  expect(reply.moves).toEqual([]);
  expect(possible(reply)).toContain('karhold');
});

test('all go together where they were sent last, until somebody is counted by hand', () => {
  const { reply } = marching(`
    stark    winterfell: 2 footman knight, march+0
    greyjoy  moat-cailin: footman; karhold: footman
  `);
  reply.touch('karhold');
  expect(reply.answer).toEqual(march('winterfell', { karhold: '2 footman knight' }));
  expect(possible(reply)).toContain('moat-cailin');
  reply.touch('moat-cailin');
  expect(reply.answer).toEqual(march('winterfell', { 'moat-cailin': '2 footman knight' }));
  reply.send('moat-cailin', 'knight', 0);
  reply.touch('the-stony-shore');
  expect(reply.answer).toEqual(march('winterfell', { 'moat-cailin': '2 footman', 'the-stony-shore': 'knight' }));
  reply.clear();
  expect(reply.touch('karhold')).toBeNull();
  expect(reply.free).toEqual([]);
});

test('where all together may not go, nobody goes before somebody is counted', () => {
  const { reply } = marching(`
    supply stark 0
    stark  winterfell: 2 footman, march+0; karhold: 2 footman; moat-cailin: footman
  `);
  expect(reply.touch('moat-cailin')).toBeNull();
  expect(reply.moves).toEqual([{ to: 'moat-cailin', units: [] }]);
  expect(reply.missing).toBe('units');
});

test('one unit alone goes where it was sent last', () => {
  const { reply } = marching(`stark  winterfell: knight, march+0`);
  reply.touch('karhold');
  expect(reply.answer).toEqual(march('winterfell', { karhold: 'knight' }));
  expect(possible(reply)).toContain('moat-cailin');
  reply.touch('moat-cailin');
  expect(reply.answer).toEqual(march('winterfell', { 'moat-cailin': 'knight' }));
});

test('[march.leave-token] the last unit leaves: the question has no answer beforehand, and each answer its meaning', () => {
  const { g, reply } = marching(`stark  moat-cailin: knight, march+0; winterfell: footman`);
  reply.touch('the-twins');
  expect(reply.asksForToken).toBe(true);
  expect(reply.token).toBeNull();
  expect(reply.missing).toBe('token');
  expect(reply.answer).toBeNull();
  expect(reply.isLostWithout).toBe(true);
  expect(reply.outlook?.castles).toEqual([]);
  reply.leaveToken(true);
  expect(reply.outlook?.lost).toEqual([]);
  expect(reply.answer).toEqual(march('moat-cailin', { 'the-twins': 'knight' }, { leavePower: true }));
  reply.leaveToken(false);
  expect(reply.outlook?.lost).toEqual(['moat-cailin']);
  expect(reply.outlook?.castles).toEqual([{ house: 'stark', was: 2, will: 1 }]);
  g.answer('stark', reply.answer);
});

test.each([
  ['at home', 'stark  winterfell: knight, march+0', 'moat-cailin' as const, []],
  ['without power', 'power stark 0\nstark  moat-cailin: knight, march+0', 'the-twins' as const, ['moat-cailin']],
  ['beside a token', 'stark  moat-cailin: knight, march+0, power', 'the-twins' as const, []]
])('no token is asked about %s', (_where, text, to, lost) => {
  const { reply } = marching(text);
  reply.touch(to);
  expect(reply.asksForToken).toBe(false);
  expect(reply.missing).toBeNull();
  expect(reply.outlook?.lost).toEqual(lost);
});

test('[march.one-battle] a second battle is refused, and not hatched', () => {
  const { reply } = marching(`
    stark      moat-cailin: 2 knight, march+0
    greyjoy    seagard: footman; greywater-watch: footman
  `);
  reply.touch('seagard');
  reply.send('seagard', 'knight', 1);
  expect([...reply.marks.attacked]).toEqual(['seagard']);
  expect(reply.touch('greywater-watch')).toMatchObject({ rule: 'march.one-battle' });
  expect(reasonAt(reply, 'greywater-watch')).toBeUndefined();
  expect(possible(reply)).not.toContain('greywater-watch');
});

test('[neutral.too-weak] a neutral force too strong for the whole army is hatched with the sum', () => {
  const { reply } = marching(`
    neutral the-eyrie
    stark  the-mountains-of-the-moon: 2 knight, march+0
  `);
  expect(reasonAt(reply, 'the-eyrie')).toBe('Neutral force 6: you have at most 4');
  expect([...reply.marks.reaches]).toEqual([['the-eyrie', 4]]);
  const refusal = reply.touch('the-eyrie');
  expect(refusal).toMatchObject({ rule: 'neutral.too-weak', allowed: 6, found: 4 });
  expect(refusal && why(refusal)).toBe(
    'The neutral force has strength 6, and with all possible support this march has at most 4: The Eyrie (rulebook, page 26).'
  );
});

test('[march.closed-area] a closed area is refused where one tries to go there, and has no reach', () => {
  const { reply } = marching(
    `
    houses baratheon lannister stark
    baratheon  kingswood: 2 knight, march+0
  `,
    'baratheon'
  );
  expect(reply.touch('storms-end')).toMatchObject({ rule: 'march.closed-area' });
  expect([...reply.marks.reaches]).toEqual([]);
});

test('[neutral.too-weak] an army that can do it opens the card; a part of it does not do', () => {
  const { g, reply } = marching(`
    neutral the-eyrie
    stark  the-mountains-of-the-moon: 3 knight, march+0
  `);
  expect(reply.touch('the-eyrie')).toBeNull();
  reply.send('the-eyrie', 'knight', 2);
  expect(reply.problem).toMatchObject({ rule: 'neutral.too-weak' });
  expect(reply.answer).toBeNull();
  reply.sendAll('the-eyrie');
  expect(reply.forecast).toMatchObject({ attacker: { total: 6 }, defender: { house: null, total: 6 } });
  expect(reply.outlookIfWon?.castles).toEqual([{ house: 'stark', was: 1, will: 2 }]);
  expect(reply.isLostWithout).toBe(true);
  reply.leaveToken(false);
  g.answer('stark', reply.answer);
});

test('what is not finished at one destination is not held against the others', () => {
  const { reply } = marching(`
    neutral the-eyrie
    stark    the-mountains-of-the-moon: 3 knight footman, march+0
    greyjoy  the-twins: footman
  `);
  reply.touch('the-eyrie');
  reply.send('the-eyrie', 'knight', 1);
  expect(reply.problem).toMatchObject({ rule: 'neutral.too-weak', to: 'the-eyrie' });
  expect(possible(reply)).toContain('the-fingers');
  expect([...reply.marks.refused]).toEqual([]);
  expect(reply.touch('the-twins')).toMatchObject({ rule: 'march.one-battle' });
  expect(reply.touch('the-fingers')).toBeNull();
});

test('[march.supply] the strip shows the armies as they would be; what breaks the supply cannot be done', () => {
  const { reply } = marching(`
    supply stark 0
    stark  winterfell: 2 footman, march+0; karhold: 2 footman; moat-cailin: footman
  `);
  expect(reply.supply).toEqual({ now: [2, 2], after: [2, 2], level: 0 });
  expect(reasonAt(reply, 'karhold')).toBe('over your supply limit');
  expect(reply.touch('karhold')).toMatchObject({ rule: 'march.supply' });
  reply.touch('moat-cailin');
  reply.send('moat-cailin', 'footman', 2);
  expect(reply.supply.after).toEqual([3, 2]);
  expect(reply.problem).toMatchObject({ rule: 'march.supply' });
  expect(reply.answer).toBeNull();
  reply.send('moat-cailin', 'footman', 1);
  expect(reply.supply.after).toEqual([2, 2]);
  expect(reply.answer).not.toBeNull();
});

test('strength against strength: what is certain, own support if it is given, who could lend, and who has the tie', () => {
  //  White Harbor (Stark) ~ The Narrow Sea (Stark supports) ~ Crackclaw Point (Baratheon), Blackwater (Lannister supports)
  const { reply } = marching(`
    throne     stark baratheon lannister
    fiefdoms   stark baratheon
    stark      white-harbor: knight footman, march+0; the-narrow-sea: 2 ship, support
    baratheon  crackclaw-point: knight, defense+1; shipbreaker-bay: 2 ship, support
    lannister  blackwater: footman siege-engine, support
  `);
  reply.touch('crackclaw-point');
  reply.sendAll('crackclaw-point');
  const { forecast } = reply;
  expect(forecast?.attacker.total).toBe(5);
  expect(forecast?.defender.total).toBe(5);
  expect(forecast?.attacker.parts).toContainEqual({ what: 'support', value: 2, area: 'the-narrow-sea' });
  expect(forecast?.defender.parts).toContainEqual({ what: 'order', value: 1, area: 'crackclaw-point' });
  expect(forecast?.lenders).toEqual([{ house: 'lannister', area: 'blackwater', attacker: 5, defender: 1 }]);
  expect(forecast?.tie).toBe('stark');
  expect(reply.outlookIfWon?.castles).toEqual([
    { house: 'stark', was: 2, will: 3 },
    { house: 'baratheon', was: 2, will: 1 }
  ]);
});

test('ports: ships are lost with their land, or could be taken over', () => {
  const { reply } = marching(`
    power stark 0
    stark  white-harbor: knight, march+0; port-of-white-harbor: ship; winterfell: footman
  `);
  reply.touch('widows-watch');
  expect(reply.outlook?.lines).toMatchObject([{ what: 'units', did: 'destroyed', house: 'stark', about: 'port' }]);
});

test('giving the order up takes two taps, and may be thought over', () => {
  const { g, reply } = marching(`stark  winterfell: knight, march+0`);
  reply.touch('karhold');
  reply.giveUp();
  expect(reply.answer).toEqual(march('winterfell'));
  reply.clear();
  expect(reply.answer).toBeNull();
  expect(reply.missing).toBe('units');
  reply.giveUp();
  g.answer('stark', reply.answer);
});

test('routed units stay, and say so', () => {
  const { reply } = marching(`stark  winterfell: knight footman*, march+0; karhold: footman, march-1`);
  reply.touch('winterfell');
  expect(reply.able).toEqual(['knight']);
  reply.touch('moat-cailin');
  expect(reply.asksForToken).toBe(false);
  expect(reply.send('moat-cailin', 'footman', 1)).toMatchObject({ rule: 'march.routed' });
});

test('out of reach is refused with the rule', () => {
  const { reply } = marching(`stark  winterfell: knight, march+0`);
  expect(reply.touch('highgarden')).toMatchObject({ rule: 'march.not-adjacent', to: 'highgarden' });
  expect(reply.touch('bay-of-ice')).toMatchObject({ rule: 'march.land-and-sea' });
  expect(reply.touch('winterfell')).toBeNull();
});

/** A house's marches in a game of the sensible bots. */
function* asksOf(seed: string): Generator<{ known: View; ask: AskOf<'march'> }> {
  const chance = new Chance(chanceFrom(seed));
  const game = new Bulk(newGame({ houses: SETUP[6].houses, seed, options: { edition: 'revised', tides: false } }));
  for (let ask = game.position.asks[0]; ask !== undefined; ask = game.position.asks[0]) {
    const { house } = ask;
    if (ask.kind === 'march') yield { known: viewFor(game.position, null), ask };
    game.answer(house, greedyPlayer(viewFor(game.position, house), house, chance));
  }
}

function putTogether(reply: MarchReply, wanted: AnswerOf<'march'>): MarchReply {
  if (reply.from === null) expect(reply.touch(wanted.from)).toBeNull();
  if (wanted.moves.length === 0) reply.giveUp();
  for (const { to, units } of wanted.moves) {
    expect(reply.touch(to)).toBeNull();
    for (const kind of new Set(reply.able))
      if (reply.able.length > 1) expect(reply.send(to, kind, units.filter((one) => one === kind).length)).toBeNull();
  }
  if (reply.asksForToken) reply.leaveToken(wanted.leavePower);
  return reply;
}

const sorted = ({ moves, ...rest }: AnswerOf<'march'>) => ({
  ...rest,
  moves: moves.map(({ to, units }) => `${to}: ${[...units].sort().join(' ')}`).sort()
});

test('every legal march can be put together by touching, in any order of its destinations', () => {
  let count = 0;
  for (const { known, ask } of asksOf('put together')) {
    const chance = new Chance(chanceFrom(`marches ${count}`));
    for (const wanted of choices(known, ask.house, 3, chance).choices) {
      if (wanted.kind !== 'march') continue;
      const there = { ...wanted, moves: chance.shuffle(wanted.moves) };
      const { answer } = putTogether(new MarchReply(known, ask), there);
      expect(answer === null ? null : sorted(answer)).toEqual(sorted(wanted));
      count++;
    }
  }
  expect(count).toBeGreaterThan(200);
});

test('an army is dragged: all who are free go there, and the steps after that are the same', () => {
  const { reply } = marching(`
    stark  winterfell: 2 footman knight, march+0; white-harbor: footman, march-1
  `);
  expect([...reply.portable].sort()).toEqual([
    ['white-harbor', 'army'],
    ['winterfell', 'army']
  ]);
  expect(reply.drop('winterfell', 'moat-cailin')).toBeNull();
  expect(reply.from).toBe('winterfell');
  expect(reply.moves).toEqual([{ to: 'moat-cailin', units: ['footman', 'footman', 'knight'] }]);
  expect([...reply.portable]).toEqual([['winterfell', 'army']]);
  reply.send('moat-cailin', 'knight', 0);
  expect(reply.drop('winterfell', 'karhold')).toBeNull();
  expect(reply.moves).toEqual([
    { to: 'moat-cailin', units: ['footman', 'footman'] },
    { to: 'karhold', units: ['knight'] }
  ]);
});

test('an army that cannot go there says why, and one that was only chosen gives way to the one dragged', () => {
  const { reply } = marching(`
    stark  winterfell: 2 footman, march+0; white-harbor: footman, march-1
  `);
  expect(reply.drop('winterfell', 'sunspear')?.rule).toMatch(/^march\./);
  expect(reply.moves).toEqual([]);
  expect(reply.from).toBe('winterfell');
  expect(reply.drop('white-harbor', 'moat-cailin')).toBeNull();
  expect(reply.from).toBe('white-harbor');
  expect(reply.moves).toEqual([{ to: 'moat-cailin', units: ['footman'] }]);
});
