// A tortured leader costs power of the sheet.

import { text } from 'text:iron-throne/scenes';
import { release, torture } from './making/answers';
import { table, by, step, log, all, choose, sheetOf, type IronScene } from './making/scene';

export const tortureLeader: IronScene = {
  id: 'torture-leader',
  rule: 'IT-14.1',
  leaf: 'torture',
  line: 0,
  asks: ['hostages'],
  refusals: ['IT-14.1'],
  title: () => text('torture-leader'),
  start: table(
    'beforeTheTurn',
    `
    stark      eddard; sheet 6
    lannister  tywin; holds stark:eddard
    tyrell     margaery
  `
  ),
  steps: [
    step(log('tortured'), by('lannister', torture(0))),
    step(log('burned')),
    step((told) => text('sheet-left', { house: 'stark', power: sheetOf(told, 'stark') }))
  ],
  you: {
    house: 'lannister',
    start: table(
      'beforeTheTurn',
      `
      stark      eddard; sheet 3
      lannister  tywin; holds stark:eddard
      tyrell     margaery
    `
    ),
    choices: [
      choose(torture(0), () => text('label-torture'), all(log('tortured'), log('burned'))),
      choose(torture(0, 'robb'), () => text('label-torture-for', { character: 'robb' })),
      choose(release(0), () => text('label-release'), log('released'))
    ]
  }
};
