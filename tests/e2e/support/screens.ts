// Every screen there is, and how to come to it. A walk is a list of screens one after the other: what comes later may go on from
// what came before, so that a page is opened no more often than it must be.

import type { Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import { text as shell } from 'text:shell/table';
import { text as frame } from 'text:thrones/table';
import { text as newGame } from 'text:thrones/pages';
import { text as panels } from 'text:thrones/panels';
import type { PlayerCount } from '#thrones/box';
import type { About } from '#thrones/rules';
import { ABOUTS } from '#thrones/rules/asks';
import { beginGame, pattern } from './app';
import { CODE } from './codeScreens';
import { crowKillersDestroyed, inMarches, inPlanning, toTheEnd } from './games';
import { HALL, REVIEW } from './eveningScreens';
import { IRON_CODE } from './ironCodeScreens';
import { IRON_ASKS, IRON_EFFECTS, IRON_TABLE } from './ironScreens';
import { KEPT } from './keptScreens';
import { LEARNING, LIVING } from './learningScreens';
import { CHRONICLE, REPLAY } from './lookingBackScreens';
import { MANY } from './manyScreens';
import { OTHER_DEVICES } from './otherDeviceScreens';
import { RETURNING } from './returningScreens';
import { TABLE_MODE } from './tableModeScreens';
import { TAKING_BACK } from './takingBackScreens';
import { afterEscape, button, choose, lift, next, opening, playing, type Screen, type Walk } from './walking';

const AROUND: Walk = [
  { name: 'an address that is not there', go: opening('./no/such/page') },
  { name: 'home without a game', go: opening('./') },
  {
    name: 'a game that is not there',
    go: opening('./play?game=none', (page) => button(page, shell('trouble-again')).waitFor())
  },
  { name: 'credits', go: opening('./settings/about') },
  {
    name: 'licences, one of them open',
    go: opening('./settings/licences', (page) => page.locator('summary').nth(1).click())
  },
  { name: 'settings', go: opening('./settings') },
  { name: 'rules', go: opening('./rules') },
  { name: 'rules of combat', go: opening('./rules?at=strength') },
  { name: 'rules searched', go: (page) => page.getByRole('textbox').fill('port') },
  { name: 'rules searched in vain', go: (page) => page.getByRole('textbox').fill('dragonglass') },
  { name: 'rules of The Iron Throne', go: opening('./rules?game=iron-throne&at=bargain') },
  { name: 'a rule of it without a page', go: opening('./rules?game=iron-throne&at=house-versions') }
];

const OWNED: Walk = [
  {
    name: 'a leader that an owner writes, with faults',
    async go(page) {
      await page.goto('./settings/game');
      await page.locator("[data-choose='leader:tywin']").click();
      await page.locator("[data-choose='remove:when:0']").click();
    }
  },
  {
    name: 'a leader that always changes something',
    async go(page) {
      await page.keyboard.press('Escape');
      await page.locator("[data-choose='leader:davos']").click();
    }
  },
  { name: 'the list of what an owner can write', go: (page) => page.keyboard.press('Escape') }
];

const count = (page: Page, players: PlayerCount) =>
  page.getByRole('radio', { name: String(players), exact: true }).click();

const NEW_GAME: Walk = [
  { name: 'new game of three', go: opening('./new', (page) => count(page, 3)) },
  { name: 'house rules, by the book', go: (page) => page.locator("[data-choose='house-rules']").click() },
  {
    name: 'house rules that do not go together',
    async go(page) {
      for (let castles = 7; castles > 1; castles--) await page.locator("[data-choose='-castles']").click();
    },
    leave: (page) => page.keyboard.press('Escape')
  },
  {
    name: 'new game of six with a seat open',
    async go(page) {
      await count(page, 6);
      for (const option of [newGame('new-tides'), pages('new-pins')])
        await page.getByRole('switch', { name: option }).click();
      await page.locator("[data-choose='seat:2']:visible").first().click();
    }
  },
  {
    name: 'new game with houses drafted',
    async go(page) {
      await page.getByRole('radio', { name: newGame('new-dealing-drafted') }).click();
      await button(page, pages('new-begin')).click();
    }
  },
  {
    name: 'a curtain',
    async go(page) {
      await beginGame(page, { players: 3 });
    }
  },
  {
    name: 'a curtain with a PIN',
    go: opening('./new', async (page) => {
      await page.getByRole('switch', { name: pages('new-pins') }).click();
      await page.locator("[data-choose='seat:1']:visible").first().click();
      await page.getByLabel(pages('new-pin')).first().fill('1234');
      await button(page, pages('new-begin')).click();
      await lift(page);
    })
  },
  {
    name: 'home with two games',
    go: opening('./', (page) => button(page, pages('home-continue')).waitFor())
  },
  {
    name: 'what can be done with a game',
    go: (page) =>
      button(
        page,
        pattern((name) => pages('game-menu', { name }))
      ).click()
  },
  {
    name: 'a game deleted',
    go: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: pages('game-delete') })
        .click()
  }
];

const TABLE: Walk = [
  {
    name: 'a curtain in the fourth round',
    go: playing('A long evening', inPlanning)
  },
  { name: 'a recap', go: lift },
  {
    name: 'planning',
    go: (page) => page.locator('[data-recap] [data-main]').click()
  },
  {
    name: 'planning, the next area',
    go: (page) => page.locator("[data-way='after']").click()
  },
  {
    name: 'planning, two orders laid',
    async go(page) {
      await page.locator("[data-ask] [data-choose='march-1']").click();
      await page.locator("[data-ask] [data-choose='march+0']").click();
      // Changed again: now there is an order to swap with.
      await page.locator("[data-way='before']").click();
    }
  },
  {
    name: 'the table in marches',
    go: playing('Marches', inMarches)
  },
  { name: 'log', go: (page) => button(page, frame('head-log')).click() },
  { name: 'menu', go: afterEscape((page) => button(page, frame('head-menu')).click()) },
  { name: 'tracks', go: afterEscape((page) => button(page, frame('houses-tracks')).click()) },
  {
    name: 'a house',
    go: afterEscape((page) => page.getByRole('navigation').getByRole('button').first().click())
  },
  {
    name: 'a refusal, in the card of its area',
    go: afterEscape(async (page) => {
      await page.locator("[data-area='castle-black']").press('Enter');
      await page.locator('[data-area-card]').waitFor();
    })
  }
];

const OVER: Walk = [
  { name: 'game over', go: playing('The last game', toTheEnd) },
  { name: 'home with a finished game', go: opening('./', (page) => button(page, pages('home-look')).waitFor()) }
];

const moment = (name: string, query: string): Screen => ({
  name,
  go: opening(`./gallery/moments?what=${query}`, (page) => page.locator('[data-go-on]').first().waitFor())
});

const MOMENTS: Walk = [
  moment('the tablet goes into the middle', 'orders'),
  moment('orders', 'orders&open'),
  moment('the end of a round', 'round'),
  moment('Westeros cards', 'westeros'),
  moment('Westeros cards that change much', 'westeros&westeros=supply,clash-of-kings,wildlings-attack'),
  moment('bids', 'bids&open'),
  moment('bids with a tie', 'bids&tie&open'),
  moment('wildlings', 'wildlings&open'),
  moment('wildlings with a tie', 'wildlings&tie&open'),
  moment('house cards', 'cards&open'),
  moment('a battle', 'battle&n=3&open'),
  moment('a battle with Tides of Battle', 'battle&tides&n=5&open')
];

const ask = (about: About): Screen => ({
  name: about,
  go: opening(`./gallery/asks?about=${about}`, (page) => page.locator(`[data-about='${about}']`).waitFor())
});

/** The one that no game of the gallery comes to: more knights than footmen to take their place. */
const RARE: Readonly<Partial<Record<About, Screen>>> = {
  'crow-killers-destroyed': { name: 'crow-killers-destroyed', go: playing('Crow killers', crowKillersDestroyed) }
};

/** One thing after another is chosen, each the first that can still be. */
const choosing =
  (times: number) =>
  async (page: Page): Promise<void> => {
    const free = page.locator("[data-ask] [data-choose]:visible:not([aria-disabled='true'], [aria-pressed='true'])");
    for (let i = 0; i < times; i++) await free.first().click();
  };

const choosingThese =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await choose(page, name);
  };

const pressing =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

const held = (name: string): Screen => ({
  name,
  async go(page) {
    await page.locator('[data-ask] [data-hold]').first().focus();
    await page.keyboard.down('Space');
  },
  leave: (page) => page.keyboard.up('Space')
});

/** Asks as they look once something has been chosen. */
const UNDER_WAY: Readonly<Partial<Record<About, Walk>>> = {
  march: [
    next('march: an order chosen', choosing(1)),
    next('march: a destination chosen', choosing(1)),
    next('march: everybody goes to two areas', async (page) => {
      await choose(page, '-knight');
      await button(page, panels('march-elsewhere')).click();
      await choose(page, 'kingswood');
    })
  ],
  mustering: [next('mustering half done', choosingThese('footman'))],
  raid: [next('raid: an order and a target', choosing(2))],
  consolidating: [next('consolidating: an order', choosing(1))],
  'messenger-raven': [next('messenger-raven: an order to change', choosingThese('swap', 'lannisport'))],
  'raven-card': [held('raven-card held')],
  reconciling: [next('reconciling: one unit', choosing(1))],
  casualties: [next('casualties: one unit', choosing(1))],
  retreat: [next('retreat: an area', choosing(1))],
  bidding: [held('bidding held')],
  'track-tie': [next('track-tie: one house', choosing(1))],
  'house-card': [next('house-card chosen', choosing(1)), next('house-card and the board', pressing('[data-look]'))],
  patchface: [next('patchface: a card', choosing(1))],
  support: [next('support: what a figure is made of', pressing('[data-ask] [aria-expanded]'))],
  'crow-killers-losses': [next('crow-killers-losses: one unit', choosing(1))],
  'the-horde-descends-reward': [next('the-horde-descends-reward half done', choosingThese('oldtown', 'footman'))]
};

const asks = (first: About, last: About): Walk =>
  ABOUTS.slice(ABOUTS.indexOf(first), ABOUTS.indexOf(last) + 1).flatMap((about) => [
    RARE[about] ?? ask(about),
    ...(UNDER_WAY[about] ?? [])
  ]);

const GALLERY: Walk = ['', '/kit', '/cards', '/tokens', '/map', '/asks'].map((page) => ({
  name: `gallery${page}`,
  go: opening(`./gallery${page}`)
}));

/** A handful in which everything is that there is little room for: they have to do with even less. */
export const LITTLE_ROOM: Walk = [
  next('a curtain', playing('A long evening', inPlanning)),
  next('a recap', lift),
  next('planning', (page) => page.locator('[data-recap] [data-main]').click()),
  next('planning, the next area', (page) => page.locator("[data-way='after']").click()),
  next('the table in marches', playing('Marches', inMarches)),
  next('the log', (page) => button(page, frame('head-log')).click()),
  next(
    'home',
    opening('./', (page) => button(page, pages('home-continue')).waitFor())
  ),
  next(
    'a new game of six',
    opening('./new', (page) => count(page, 6))
  ),
  ask('mustering'),
  ask('house-card'),
  ask('bidding')
];

/** Each walk on a page of its own, the long ones first. */
export const WALKS: Readonly<Record<string, Walk>> = {
  table: TABLE,
  'asks of combat': asks('support', 'patchface'),
  'asks of wildlings': asks('preemptive-raid', 'the-horde-descends-reward'),
  'asks of planning and action': asks('assigning-orders', 'port'),
  'asks of the Westeros phase': asks('a-throne-of-blades', 'wildling-tie'),
  moments: MOMENTS,
  'new game': NEW_GAME,
  'seats of the app': CODE,
  'seats of the app in The Iron Throne': IRON_CODE,
  'asks of The Iron Throne': IRON_ASKS,
  'asks of leaders and cards of The Iron Throne': IRON_EFFECTS,
  'the table of The Iron Throne': IRON_TABLE,
  'table mode': TABLE_MODE,
  'around a game': AROUND,
  'cards that an owner writes': OWNED,
  gallery: GALLERY,
  'end of a game': OVER,
  'a replay': REPLAY,
  'a chronicle': CHRONICLE,
  'how an evening turned': REVIEW,
  'our evenings': HALL,
  lessons: LEARNING,
  'rules that play': LIVING,
  'other devices': OTHER_DEVICES,
  'taking back': TAKING_BACK,
  'what is kept': KEPT,
  'games that come back': RETURNING,
  'many games': MANY
};
