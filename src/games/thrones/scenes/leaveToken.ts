// The last unit that leaves can leave a power token behind.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, the, log, all, choose, sheet, originOf, type ThronesScene } from './making/scene';

export const leaveToken: ThronesScene = {
  id: 'leave-token',
  rule: 'march.leave-token',
  leaf: 'march',
  line: 2,
  asks: ['march'],
  refusals: ['march.leave-token', 'march.leave-token-last-unit', 'march.leave-token-power'],
  title: () => text('leave-token'),
  shows: ['crown', 'castle'],
  start: board(
    'marches',
    `
    throne     stark lannister
    stark      seagard: knight, march+0
    lannister  harrenhal: footman, march+0
    `
  ),
  steps: [
    step(log('units'), by('stark', march('seagard', { riverrun: 'knight' }, { leavePower: true }))),
    step(log('power-token')),
    step((told) =>
      text('leave-token.still', {
        house: the(told, 'power-token').house,
        area: the(told, 'power-token').area,
        power: sheet(told, the(told, 'power-token').house).power
      })
    )
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      lannister  harrenhal: footman knight, march+0
      stark      seagard: footman, march+0
      `
    ),
    choices: [
      choose(
        march('harrenhal', { riverrun: 'footman knight' }, { leavePower: true }),
        all(log('units'), log('power-token')),
        { label: () => text('leave-token.all') }
      ),
      choose(march('harrenhal', { riverrun: 'knight' }, { leavePower: true }), undefined, {
        label: () => text('leave-token.one')
      }),
      choose(
        march('harrenhal', { riverrun: 'footman knight' }),
        all(log('units'), (told) => text('nobodys', { area: originOf(told) })),
        { label: () => text('leave-token.none') }
      )
    ]
  }
};
