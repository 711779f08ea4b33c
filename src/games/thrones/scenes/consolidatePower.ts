// A Consolidate Power order brings power by the icons of its area.

import { text } from 'text:thrones/scenes';
import { AREAS } from '#thrones/box/areas';
import { consolidate } from './making/answers';
import { board, by, step, the, log, choose, type ThronesScene } from './making/scene';

export const consolidatePower: ThronesScene = {
  id: 'consolidate-power',
  rule: 'consolidate.power',
  leaf: 'consolidate',
  line: -1,
  asks: ['consolidating'],
  title: () => text('consolidate-power'),
  shows: ['crown'],
  start: board(
    'consolidating',
    `
    throne     baratheon stark
    baratheon  kings-landing: footman, consolidate-power; crackclaw-point: footman, consolidate-power
    stark      winterfell: footman, special-consolidate-power
    `
  ),
  steps: [
    step(log('power', { area: 'crackclaw-point' })),
    step(log('power', { house: 'stark' }), by('stark', consolidate('winterfell'))),
    step((told) => {
      const { house, by: power } = the(told, 'power', { area: 'kings-landing' });
      return text('consolidate-power.icons', {
        area: 'kings-landing',
        count: AREAS['kings-landing'].power,
        house,
        power
      });
    })
  ],
  you: {
    house: 'stark',
    start: board(
      'consolidating',
      `
      throne     stark baratheon
      stark      winterfell: footman, special-consolidate-power
      baratheon  kings-landing: footman, consolidate-power
      `
    ),
    choices: [
      choose(consolidate('winterfell'), log('power', { house: 'stark' }), { label: () => text('label-power') }),
      choose(consolidate('winterfell', 'knight'), log('units', { did: 'mustered' }), {
        label: () => text('label-muster', { units: ['knight'] })
      })
    ]
  }
};
