import { expect, test } from 'vitest';
import { march, option } from '../../support/answers';
import { scene } from '../../support/scene';

const combat = (settings: string): ReturnType<typeof scene> =>
  scene(`
    throne     stark lannister
    ${settings}
    stark      moat-cailin: 2 knight, march+0; karhold: footman, march-1
    lannister  seagard: footman; stoney-sept: 2 footman, march+1
  `)
    .marches()
    .answer('stark', march('moat-cailin', { seagard: '2 knight' }))
    .playCombat({ attacker: 'greatjon-umber', defender: 'tywin-lannister', until: 'valyrian-steel-blade' });

test('[blade.combatant][EC 92] its holder may add 1 to his strength once the cards are known', () => {
  const g = combat('fiefdoms lannister').waitingFor('lannister', 'valyrian-steel-blade');
  expect(g.position.combat?.cards).toEqual({ attacker: 'greatjon-umber', defender: 'tywin-lannister' });
  g.answer('lannister', option('use'));
  expect(g.strengths).toEqual({ attacker: 6, defender: 6 });
  expect(g.position.blade).toBe('used');
});

test('[blade.combatant] a bystander who holds it is not asked', () => {
  const g = combat('fiefdoms greyjoy');
  expect(g.happened('blade')).toEqual([]);
  expect(g.strengths).toEqual({ attacker: 6, defender: 5 });
  expect(g.position.blade).toBe('ready');
});

test('[blade.once][EC 23][EC 92] it serves once a round', () => {
  const g = combat('fiefdoms stark blade used');
  expect(g.strengths).toEqual({ attacker: 6, defender: 5 });
  expect(g.happened('blade')).toEqual([]);
});

test('[blade.wasted][EC 92] it may be wasted where it cannot change the victor', () => {
  const g = combat('fiefdoms stark').waitingFor('stark', 'valyrian-steel-blade');
  g.answer('stark', option('use'));
  expect(g.strengths).toEqual({ attacker: 7, defender: 5 });
  expect(g.position.blade).toBe('used');
});

test('[combat.tie][EC 93] a tie goes to the side that stands higher on the Fiefdoms when it is reckoned', () => {
  const tie = (fiefdoms: string): unknown => {
    const g = combat(`fiefdoms ${fiefdoms}`);
    if (g.waiting.endsWith('blade')) g.answer('lannister', option('use'));
    return g.happened('victor').map(({ house, tie: isTie }) => [house, isTie]);
  };
  expect(tie('lannister stark')).toEqual([['lannister', true]]);
});
