// What is tried although the rules forbid it: scenes, the attempts in each, and what has to be told.

import type { AreaId } from '#thrones/box';
import type { Refusal, RefusalRule } from '#thrones/rules';
import { text } from 'text:thrones/panels';
import { march, option } from '#tests/support/answers';
import type { Told } from './scenes';

/** Where it is tried: an area of the board; a row, a token or a counter of the panel; a token of the fan. */
export type Place = `board ${AreaId}` | `panel ${string}`;

/** What is chosen first, what is then tried, and what has to be told. */
interface Attempt {
  readonly first?: readonly Place[];
  readonly tries: Place;
  readonly refusal: Refusal;
  /** Where the screen knows more than the rules tell. */
  readonly says?: string;
}

export interface Scene extends Told {
  /** They follow each other. */
  readonly attempts: readonly Attempt[];
}

const SEAGARD = `
  throne     lannister greyjoy stark
  supply     greyjoy 0
  neutral    the-eyrie
  lannister  riverrun: 4 knight, march+0
  greyjoy    seagard: footman knight; ironmans-bay: ship; flints-finger: footman; greywater-watch: footman
  stark      the-twins: footman
`;

export const SCENES: Readonly<Record<string, Scene>> = {
  'laying orders': {
    at: 'planning',
    text: `
      throne     stark
      court      lannister baratheon tyrell stark
      forbidden  defense+1 defense+2
      stark      winterfell: footman; karhold: footman; white-harbor: knight; the-shivering-sea: ship
    `,
    attempts: [
      { tries: 'board castle-black', refusal: { rule: 'order.not-your-area', area: 'castle-black' } },
      { tries: 'board bay-of-ice', refusal: { rule: 'order.not-your-area', area: 'bay-of-ice' } },
      {
        first: ['panel winterfell'],
        tries: 'panel defense+1',
        refusal: { rule: 'order.forbidden', token: 'defense+1' }
      },
      { tries: 'panel defense+2', refusal: { rule: 'order.forbidden', token: 'defense+2' } },
      {
        first: ['panel march+1', 'panel karhold'],
        tries: 'panel support+1',
        refusal: { rule: 'order.stars', allowed: 1, found: 2 }
      },
      { tries: 'panel special-raid', refusal: { rule: 'order.stars', allowed: 1, found: 2 } }
    ]
  },
  'the raven': {
    at: 'raven',
    text: `
      court      stark
      forbidden  march+1
      stark      winterfell: footman, march+0; karhold: footman, defense+1; white-harbor: footman, march-1
      lannister  lannisport: footman, march-1
    `,
    attempts: [
      { tries: 'board castle-black', refusal: { rule: 'raven.own-order', area: 'castle-black' } },
      { tries: 'board lannisport', refusal: { rule: 'raven.own-order', area: 'lannisport' } },
      {
        first: ['panel swap', 'panel winterfell'],
        tries: 'panel march-1',
        refusal: { rule: 'raven.unused-token', token: 'march-1' }
      },
      { tries: 'panel march+1', refusal: { rule: 'order.forbidden', token: 'march+1' } },
      { tries: 'board bay-of-ice', refusal: { rule: 'raven.own-order', area: 'bay-of-ice' } }
    ]
  },
  'a raid': {
    at: 'raids',
    text: `
      throne     stark lannister
      stark      winterfell: footman, raid; white-harbor: footman, support
      lannister  karhold: footman, march+0; castle-black: footman, defense+1; moat-cailin: footman, support
                 bay-of-ice: ship, support; the-stony-shore: footman; flints-finger: footman, raid
    `,
    attempts: [
      {
        first: ['panel moat-cailin'],
        tries: 'panel karhold',
        refusal: { rule: 'raid.kind', area: 'karhold', token: 'march+0' }
      },
      { tries: 'board castle-black', refusal: { rule: 'raid.kind', area: 'castle-black', token: 'defense+1' } },
      { tries: 'board bay-of-ice', refusal: { rule: 'raid.reach', to: 'bay-of-ice' } },
      { tries: 'board the-stony-shore', refusal: { rule: 'raid.no-order', area: 'the-stony-shore' } },
      { tries: 'board white-harbor', refusal: { rule: 'raid.enemy-only', area: 'white-harbor' } },
      { tries: 'board flints-finger', refusal: { rule: 'raid.not-adjacent', to: 'flints-finger' } }
    ]
  },
  'a march': {
    at: 'marches',
    text: `
      houses     stark lannister baratheon
      throne     stark
      neutral    the-eyrie
      stark      white-harbor: 2 footman footman*, march-1; port-of-white-harbor: 3 ship
                 the-narrow-sea: 2 ship, march+0; the-golden-sound: ship, march+1
      lannister  moat-cailin: footman; widows-watch: footman; lannisport: footman
    `,
    attempts: [
      { tries: 'board karhold', refusal: { rule: 'march.own-order', area: 'karhold' } },
      { tries: 'board lannisport', refusal: { rule: 'march.own-order', area: 'lannisport' } },
      {
        first: ['panel white-harbor'],
        tries: 'panel the-eyrie',
        refusal: { rule: 'neutral.too-weak', to: 'the-eyrie', allowed: 6, found: 1 }
      },
      { tries: 'board the-eyrie', refusal: { rule: 'neutral.too-weak', to: 'the-eyrie', allowed: 6, found: 1 } },
      { tries: 'board pyke', refusal: { rule: 'march.closed-area', to: 'pyke' } },
      {
        tries: 'board the-shivering-sea',
        refusal: { rule: 'march.land-and-sea', unit: 'footman', to: 'the-shivering-sea' }
      },
      { tries: 'board riverrun', refusal: { rule: 'march.not-adjacent', area: 'white-harbor', to: 'riverrun' } },
      {
        first: ['panel moat-cailin', 'panel -footman'],
        tries: 'board widows-watch',
        refusal: { rule: 'march.one-battle', area: 'moat-cailin', to: 'widows-watch' }
      },
      {
        first: ['panel +footman'],
        tries: 'panel +footman',
        refusal: { rule: 'march.routed', area: 'white-harbor', unit: 'footman' }
      },
      {
        first: ['panel other-order', 'panel the-narrow-sea'],
        tries: 'panel port-of-white-harbor',
        refusal: { rule: 'march.port-full', to: 'port-of-white-harbor', allowed: 3, found: 5 }
      },
      { tries: 'board castle-black', refusal: { rule: 'march.land-and-sea', unit: 'ship', to: 'castle-black' } },
      { tries: 'board bay-of-ice', refusal: { rule: 'march.not-adjacent', area: 'the-narrow-sea', to: 'bay-of-ice' } },
      {
        first: ['panel the-shivering-sea'],
        tries: 'panel +ship',
        refusal: { rule: 'march.not-there', area: 'the-narrow-sea', unit: 'ship' }
      },
      {
        first: ['panel other-order', 'panel the-golden-sound'],
        tries: 'board port-of-lannisport',
        refusal: { rule: 'march.own-port', to: 'port-of-lannisport' }
      }
    ]
  },
  'a march that nobody could feed': {
    at: 'marches',
    text: `
      houses     stark lannister baratheon
      throne     stark
      supply     stark 0
      stark      winterfell: footman, march+0; karhold: 2 footman; white-harbor: 2 footman
    `,
    attempts: [
      { tries: 'panel karhold', refusal: { rule: 'march.supply', armies: [3, 2] } },
      { tries: 'board white-harbor', refusal: { rule: 'march.supply', armies: [3, 2] } }
    ]
  },
  'a march that has just failed': {
    at: 'marches',
    text: `
      houses    stark lannister baratheon greyjoy tyrell
      throne    tyrell stark
      fiefdoms  tyrell
      neutral   sunspear princes-pass
      tyrell    yronwood: knight footman, march+1; sea-of-dorne: ship, support
      stark     winterfell: footman, march+0
    `,
    answers: [
      ['tyrell', march('yronwood', { sunspear: 'knight footman' })],
      ['tyrell', option('none')]
    ],
    attempts: [
      {
        tries: 'board sunspear',
        refusal: { rule: 'neutral.repelled', area: 'yronwood', to: 'sunspear' }
      }
    ]
  },
  'consolidating power': {
    at: 'consolidating',
    text: `
      throne     stark
      stark      winterfell: knight, special-consolidate-power; karhold: footman, consolidate-power
    `,
    attempts: [
      { tries: 'board castle-black', refusal: { rule: 'consolidate.no-order', area: 'castle-black' } },
      {
        first: ['panel winterfell', 'panel muster'],
        tries: 'board castle-black',
        refusal: { rule: 'muster.castle', area: 'castle-black' }
      }
    ]
  },
  mustering: {
    at: 'westeros',
    text: `
      throne     stark
      supply     stark 4
      deck       westeros1 mustering
      stark      winterfell: knight; port-of-winterfell: 3 ship; harrenhal: footman 2 siege-engine
      lannister  bay-of-ice: ship
    `,
    attempts: [
      { tries: 'board karhold', refusal: { rule: 'muster.castle', area: 'karhold' } },
      {
        first: ['panel winterfell'],
        tries: 'panel siege-engine',
        refusal: { rule: 'muster.pieces', unit: 'siege-engine', allowed: 0, found: 1 }
      },
      { first: ['panel ship'], tries: 'panel bay-of-ice', refusal: { rule: 'muster.enemy-sea', to: 'bay-of-ice' } },
      { tries: 'board bay-of-ice', refusal: { rule: 'muster.enemy-sea', to: 'bay-of-ice' } },
      {
        tries: 'panel port-of-winterfell',
        refusal: { rule: 'muster.port-full', to: 'port-of-winterfell', allowed: 3, found: 4 }
      },
      {
        tries: 'board karhold',
        refusal: { rule: 'muster.place', area: 'winterfell', to: 'karhold', unit: 'ship' }
      },
      {
        first: ['panel harrenhal'],
        tries: 'panel ship',
        refusal: { rule: 'muster.place', area: 'harrenhal', to: 'harrenhal', unit: 'ship' }
      },
      { tries: 'panel footman', refusal: { rule: 'muster.supply', armies: [4, 3] } }
    ]
  },
  'too large an army': {
    at: 'westeros',
    text: `
      throne     stark
      deck       westeros1 supply
      stark      winterfell: 4 footman; karhold: knight; moat-cailin: 2 footman
      lannister  lannisport: footman
    `,
    attempts: [
      { tries: 'board karhold', refusal: { rule: 'supply.needless-loss', area: 'karhold' } },
      { tries: 'board lannisport', refusal: { rule: 'supply.not-your-unit', area: 'lannisport' } },
      { tries: 'board castle-black', refusal: { rule: 'supply.not-your-unit', area: 'castle-black' } },
      { tries: 'panel moat-cailin:footman:0', refusal: { rule: 'supply.needless-loss', area: 'moat-cailin' } },
      {
        first: ['panel winterfell:footman:0'],
        tries: 'panel winterfell:footman:1',
        refusal: { rule: 'supply.needless-loss', area: 'winterfell' }
      }
    ]
  },
  'a retreat': {
    at: 'marches',
    text: SEAGARD,
    answers: [['lannister', march('riverrun', { seagard: '4 knight' }, { leavePower: true })]],
    combat: { attacker: 'ser-kevan-lannister', defender: 'aeron-damphair', until: 'retreat' },
    attempts: [
      { first: ['panel pyke'], tries: 'panel riverrun', refusal: { rule: 'retreat.origin', area: 'riverrun' } },
      { tries: 'board the-twins', refusal: { rule: 'retreat.enemy-area', area: 'the-twins', house: 'stark' } },
      {
        tries: 'board ironmans-bay',
        refusal: { rule: 'retreat.land-and-sea', to: 'ironmans-bay', unit: 'footman' }
      },
      {
        tries: 'panel flints-finger',
        refusal: { rule: 'retreat.fewest-losses', to: 'flints-finger', allowed: 0, found: 1 }
      },
      { tries: 'board the-eyrie', refusal: { rule: 'retreat.neutral', area: 'the-eyrie' } },
      { tries: 'board karhold', refusal: { rule: 'retreat.not-adjacent', area: 'seagard', to: 'karhold' } }
    ]
  },
  casualties: {
    at: 'marches',
    text: `
      throne     lannister greyjoy
      lannister  riverrun: 4 knight, march+0
      greyjoy    seagard: 2 footman 2 knight
    `,
    answers: [['lannister', march('riverrun', { seagard: '4 knight' })]],
    combat: { attacker: 'ser-gregor-clegane', defender: 'aeron-damphair', until: 'casualties' },
    attempts: [
      { tries: 'board karhold', refusal: { rule: 'choice.not-offered', area: 'karhold' } },
      {
        first: ['panel +seagard:footman', 'panel +seagard:footman', 'panel +seagard:knight'],
        tries: 'panel +seagard:knight',
        refusal: { rule: 'choice.too-many', allowed: 3, found: 4 }
      }
    ]
  },
  'ships in a port that was taken': {
    at: 'marches',
    text: `
      throne     lannister stark
      lannister  moat-cailin: 2 footman, march+0
      stark      white-harbor: power; port-of-white-harbor: 2 ship; winterfell: footman
    `,
    answers: [['lannister', march('moat-cailin', { 'white-harbor': '2 footman' })]],
    attempts: [{ tries: 'board winterfell', refusal: { rule: 'choice.not-offered', area: 'winterfell' } }]
  },
  'an order that a card removes': {
    at: 'marches',
    text: `
      throne   tyrell martell
      tyrell   princes-pass: 2 knight, march+0
      martell  starfall: footman, defense+1; yronwood: knight, support; salt-shore: footman, raid
    `,
    answers: [['tyrell', march('princes-pass', { starfall: '2 knight' })]],
    combat: { attacker: 'queen-of-thorns', defender: 'areo-hotah', until: 'queen-of-thorns' },
    attempts: [
      ...(['panel starfall', 'board starfall'] as const).map((tries): Attempt => ({
        tries,
        refusal: { rule: 'choice.not-offered', area: 'starfall' },
        says: text('retreat-not-order-in', { area: 'starfall' })
      })),
      { tries: 'board karhold', refusal: { rule: 'choice.not-offered', area: 'karhold' } }
    ]
  }
};

/** The page of the printed rulebook where each rule stands. */
export const PAGES: Readonly<Partial<Record<RefusalRule, number>>> = {
  'order.not-your-area': 12,
  'order.stars': 22,
  'order.forbidden': 31,
  'raven.own-order': 11,
  'raven.unused-token': 11,
  'raid.kind': 14,
  'raid.reach': 25,
  'raid.no-order': 14,
  'raid.enemy-only': 13,
  'raid.not-adjacent': 14,
  'march.own-order': 15,
  'march.not-there': 15,
  'march.routed': 21,
  'march.not-adjacent': 15,
  'march.land-and-sea': 15,
  'march.own-port': 25,
  'march.port-full': 25,
  'march.closed-area': 28,
  'march.one-battle': 15,
  'march.supply': 8,
  'neutral.too-weak': 26,
  'retreat.origin': 21,
  'retreat.enemy-area': 21,
  'retreat.land-and-sea': 21,
  'retreat.fewest-losses': 21,
  'retreat.neutral': 28,
  'retreat.not-adjacent': 21,
  'consolidate.no-order': 16,
  'muster.castle': 9,
  'muster.place': 9,
  'muster.enemy-sea': 9,
  'muster.port-full': 25,
  'muster.pieces': 4,
  'muster.supply': 8,
  'supply.not-your-unit': 8,
  'supply.needless-loss': 8
};

/** What cannot be tried on the screen, and why. */
export const UNTRIED: Readonly<Partial<Record<RefusalRule, string>>> = {
  'answer.not-asked': 'the screen asks only who is asked',
  'answer.malformed': 'the screen makes the form of every answer',
  'choice.too-few': 'the main button says how many are missing and leads there',
  'choice.one-area': 'once units of one castle are chosen, the others are not taken away before those are taken back',
  'order.missing-area': 'the main button says which areas have no order and leads there',
  'order.lay-all': 'the main button says how many orders are missing and leads there',
  'order.too-many-of-a-kind': 'a token laid a second time comes from where it lay',
  'march.twice': 'a destination named again is the same card',
  'march.leave-token': 'leaving a token is offered only where one may be left',
  'march.leave-token-last-unit': 'leaving a token is offered only once the last unit leaves',
  'march.leave-token-power': 'leaving a token is offered only to who has one',
  'consolidate.no-mustering': 'mustering is offered only where the order gives it',
  'muster.one-castle': 'choosing in another castle takes back what was chosen in the first',
  'muster.upgrade': 'an upgrade is offered only where a footman stands',
  'muster.points': 'what the points do not pay for any more makes what was chosen before give way',
  'supply.still-too-many': 'the main button says which armies are too large',
  'bid.power': 'counting ends at nothing and at the power there is',
  'track.tie-order': 'every house has one place, and the main button waits until all have one'
};
