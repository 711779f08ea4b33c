// Another card hurts a character that you name.

import { text } from 'text:iron-throne/scenes';
import { torture } from './making/answers';
import { table, by, step, log, all, choose, sheetOf, type IronScene } from './making/scene';

export const tortureHostility: IronScene = {
  id: 'torture-hostility',
  rule: 'IT-14.3',
  leaf: 'torture',
  line: 2,
  asks: ['hostages'],
  refusals: ['IT-14.3'],
  title: () => text('torture-hostility'),
  start: table(
    'beforeTheTurn',
    `
    stark      eddard; robb 3
    lannister  tywin; holds stark:12
    tyrell     margaery
  `
  ),
  steps: [
    step(log('tortured'), by('lannister', torture(0, 'robb'))),
    step(log('removed')),
    step((told) => text('sheet-left', { house: 'lannister', power: sheetOf(told, 'lannister') }))
  ],
  you: {
    house: 'lannister',
    start: table(
      'beforeTheTurn',
      `
      stark      eddard; robb 3
      lannister  tywin; holds stark:12
      tyrell     margaery
    `
    ),
    choices: [
      choose(
        torture(0, 'robb'),
        () => text('label-torture-for', { character: 'robb' }),
        all(log('tortured'), log('removed'))
      ),
      choose(torture(0), () => text('label-torture'))
    ]
  }
};
