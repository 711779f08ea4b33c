// After the seventh card the other six come back.

import { text } from 'text:thrones/scenes';
import { card, march } from './making/answers';
import { board, by, fight, step, hold, log, all, choose, ending, sheet, type ThronesScene } from './making/scene';

export const cardsReturn: ThronesScene = {
  id: 'cards-return',
  rule: 'card.seventh',
  leaf: 'house-cards',
  line: 0,
  asks: ['house-card'],
  title: () => text('cards-return'),
  shows: ['card'],
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark eddard-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      riverrun: 2 knight, march+0
    lannister  harrenhal: footman; stoney-sept: footman
    `
  ),
  steps: [
    step(log('combat'), by('stark', march('riverrun', { harrenhal: '2 knight' }))),
    hold(log('cards'), fight({ defender: 'cersei-lannister' })),
    step((told) => text('cards-return.six', { house: 'stark', count: sheet(told, 'stark').hand.length }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     stark lannister
      hand       stark roose-bolton
      hand       lannister tywin-lannister cersei-lannister
      stark      riverrun: 2 knight, march+0
      lannister  harrenhal: footman; stoney-sept: footman
      `
    ),
    plays: [by('stark', march('riverrun', { harrenhal: '2 knight' }))],
    choices: [
      choose(
        card('tywin-lannister'),
        all(ending, (told) =>
          text('cards-return.left', { house: 'lannister', count: sheet(told, 'lannister').hand.length })
        ),
        { then: [fight({})] }
      ),
      choose(
        card('cersei-lannister'),
        all(ending, (told) =>
          text('cards-return.left', { house: 'lannister', count: sheet(told, 'lannister').hand.length })
        ),
        { then: [fight({})] }
      ),
      choose(card('the-hound'))
    ]
  }
};
