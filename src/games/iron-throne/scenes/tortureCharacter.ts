// A tortured character loses power and can die.

import { text } from 'text:iron-throne/scenes';
import { release, torture } from './making/answers';
import { table, by, step, log, all, choose, type IronScene } from './making/scene';

export const tortureCharacter: IronScene = {
  id: 'torture-character',
  rule: 'IT-14.2',
  leaf: 'torture',
  line: 1,
  asks: ['hostages'],
  title: () => text('torture-character'),
  start: table(
    'beforeTheTurn',
    `
    stark      eddard; arya 3
    lannister  tywin; holds stark:arya
    tyrell     margaery
  `
  ),
  steps: [step(log('tortured'), by('lannister', torture(0))), step(log('removed')), step(log('died'))],
  you: {
    house: 'lannister',
    start: table(
      'beforeTheTurn',
      `
      stark      eddard; arya 6
      lannister  tywin; holds stark:arya
      tyrell     margaery
    `
    ),
    choices: [
      choose(torture(0), () => text('label-torture'), all(log('tortured'), log('removed'))),
      choose(release(0), () => text('label-release'), log('released'))
    ]
  }
};
