// What stands on every ask: its own words, and the words and the name of no other card.

import { text as names } from 'text:thrones/names';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import type { House, HouseCardId } from '#thrones/box';
import { CARDS_OF, CHOICE_CARD_IDS, HOUSE_CARD_IDS, isHouseCard } from '#thrones/box/houseCards';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';
import type { About, Ask, View } from '#thrones/rules';
import { ABOUTS, aboutsOf } from '#thrones/rules/asks';
import { mayBeDeclined } from '#thrones/rules/decisions';
import { screenOf } from '#thrones/screens/table/panels';
import { stages } from '#thrones/screens/table/staging.svelte';
import * as deeds from '#thrones/text/deeds';
import { randomPlayer } from '#thrones/bots/random';
import { Bulk } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';
import { panelOf } from '#tests/support/panel';
import { deedsIn, drawn, wordsIn } from '#tests/support/shown';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';
import { TABLET } from './battleShown';

interface Sample {
  readonly ask: Ask;
  readonly view: View;
}

const OFTEN = 3;
const nothing = (): void => undefined;

/** Some asks of every decision, as those see them who are asked. */
const samples = new Map<About, Sample[]>(ABOUTS.map((about) => [about, []]));

async function shownOf({ ask, view }: Sample): Promise<{ readonly says: string; readonly deeds: readonly string[] }> {
  const screen = screenOf(ask);
  if (screen.frame === 'board') {
    const panel = await panelOf(view, ask);
    return { says: panel.shown(), deeds: panel.deeds() };
  }
  await stages.load();
  const stage = screen.stageIn(stages.here!);
  const html = drawn(stage as Component<object>, {
    view,
    ask,
    answer: nothing,
    explain: nothing,
    look: nothing,
    close: null,
    // A battle is drawn in a room that has been measured.
    room: TABLET,
    ...TABLET
  });
  return { says: wordsIn(html), deeds: deedsIn(html) };
}

const ONE_OF_THEM = ['Choose one of them'];

/** On the main buttons before anything is chosen. */
const DEEDS: Readonly<Record<About, readonly string[]>> = {
  // Its button comes when every area has an order.
  'assigning-orders': [],
  'messenger-raven': ['Use the raven'],
  'raven-card': ['On top', 'On the bottom'],
  raid: ['Resolve the Raid'],
  march: ['March'],
  consolidating: ['Consolidate Power'],
  mustering: ['Choose units'],
  reconciling: ['Destroy units'],
  port: ['Decide on the ships'],
  bidding: ['Seal your bid'],
  'track-tie': ['Confirm this order'],
  'wildling-tie': ['Choose the lowest bidder'],
  'a-throne-of-blades': ['Choose for everybody'],
  'dark-wings-dark-words': ['Choose for everybody'],
  'put-to-the-sword': ['Choose for everybody'],
  'preemptive-raid': ONE_OF_THEM,
  'preemptive-raid-track': ONE_OF_THEM,
  'preemptive-raid-losses': ['Destroy'],
  'crow-killers-destroyed': ['Destroy'],
  'crow-killers-losses': ['Downgrade'],
  'crow-killers-reward': ['Upgrade'],
  'massing-on-the-milkwater': ['Choose a house card'],
  'a-king-beyond-the-wall': ONE_OF_THEM,
  'a-king-beyond-the-wall-reward': ONE_OF_THEM,
  'mammoth-riders-losses': ['Destroy'],
  'mammoth-riders-reward': ['Choose a house card'],
  'the-horde-descends-losses': ['Destroy'],
  'the-horde-descends-reward': ['Choose units'],
  support: ['Support nobody', 'Add this support'],
  'accepting-support': ['Refuse the support', 'Accept the support'],
  'house-card': ['Choose a house card'],
  'tides-redraw': ['Keep this card', 'Draw another card'],
  'valyrian-steel-blade': ['Don’t use it', 'Use the blade, +1'],
  casualties: ['Destroy'],
  skulls: ['Destroy'],
  retreat: ['Retreat'],
  'retreat-losses': ['Destroy'],
  'robb-stark': ['Retreat'],
  'aeron-damphair': ['Keep Aeron', 'Choose a card'],
  'tyrion-lannister': ['Let the card stand', 'Return the card to hand'],
  'cersei-lannister': ['Remove an order'],
  'renly-baratheon': ['Upgrade'],
  patchface: ['Discard nothing', 'Choose a card'],
  'mace-tyrell': ['Destroy'],
  'queen-of-thorns': ['Remove an order'],
  'doran-martell': ['Iron Throne', 'Fiefdoms', 'King’s Court']
};

function deedsOn({ ask, view }: Sample): readonly string[] {
  if (ask.about === 'wildling-tie' && view.attack?.beaten === true) return ['Choose the highest bidder'];
  const isOneShip = ask.kind === 'option' && ask.area !== null && view.areas[ask.area].units.length === 1;
  return ask.about === 'port' && isOneShip ? ['Decide on the ship'] : DEEDS[ask.about];
}

/** The foot of an area or a card, before anything is chosen. */
function wordsOf(
  ask: Ask,
  about: About
): { readonly always: readonly string[]; readonly declining: readonly string[] } {
  const [area, card] = [aboutsOf('area').find((one) => one === about), aboutsOf('card').find((one) => one === about)];
  if (area !== undefined)
    return {
      always: [deeds.areaDeed(area, null), deeds.areaMissing(area)],
      declining: mayBeDeclined('area', area) ? [deeds.areaDeclining(area, ask.house)] : []
    };
  if (card !== undefined)
    return {
      always: [deeds.cardDeed({ about: card, secret: false }, null), deeds.cardMissing(card)],
      declining: mayBeDeclined('card', card) ? [deeds.cardDeclining(card)] : []
    };
  return { always: [], declining: [] };
}

const all = (ask: Ask, about: About): string[] => {
  const { always, declining } = wordsOf(ask, about);
  return [...always, ...declining];
};

const fighting = ({ combat }: View): House[] => [combat?.attacker, combat?.defender].filter((house) => house != null);

/** Cards that lie there, besides the one that asks; of a hand in a battle those that are gone too. */
const lying = ({ ask, view }: Sample): readonly (HouseCardId | null)[] => [
  ...(ask.kind !== 'card' ? [] : view.combat === null ? ask.cards : fighting(view).flatMap((house) => CARDS_OF[house])),
  view.combat?.cards.attacker ?? null,
  view.combat?.cards.defender ?? null,
  ...view.happened.flatMap((one) => (one.what === 'card' ? [one.card] : []))
];

function showsNoOther(shown: string, sample: Sample): void {
  const { ask, view } = sample;
  expect(shown.trim()).not.toBe('');
  const own = all(ask, ask.about);
  const others = ABOUTS.flatMap((other) => all(ask, other).map((words) => ({ other, words })));
  // What several decisions say is about none of them.
  for (const { other, words } of others)
    if (!own.some((one) => one.includes(words)) && others.filter((one) => one.words === words).length === 1)
      expect(shown, `${ask.about}: words of ${other}`).not.toContain(words);
  for (const card of HOUSE_CARD_IDS)
    if (card !== ask.about && !lying(sample).includes(card))
      expect(shown, `${ask.about}: name of ${card}`).not.toContain(names(`houseCards.${card}`));
  for (const card of WILDLING_CARD_IDS)
    if (card !== view.attack?.card)
      expect(shown, `${ask.about}: name of ${card}`).not.toContain(names(`wildlingCards.${card}`));
}

const MOST_GAMES = 300;

beforeAll(() => {
  for (let n = 0; n < MOST_GAMES && [...samples.values()].some(({ length }) => length === 0); n++) {
    const chance = new Chance(chanceFrom(`words ${n}`));
    const game = new Bulk(gameOf(startNumber(n % (4 * VARIANTS), 'shown', null, n % 2 === 0)));
    while (game.position.winner === null) {
      const { position } = game;
      for (const ask of position.asks) {
        const known = samples.get(ask.about)!;
        if (known.length < OFTEN) known.push({ ask, view: viewFor(position, ask.house) });
      }
      const { house } = chance.pick(position.asks);
      game.answer(house, randomPlayer(viewFor(position, house), house, chance));
    }
  }
});

describe.each(ABOUTS)('%s', (about) => {
  test('shows its own words, and those of no other card', async () => {
    const found = samples.get(about)!;
    expect(found.length).toBeGreaterThan(0);
    for (const sample of found) {
      const { says } = await shownOf(sample);
      for (const words of wordsOf(sample.ask, about).always) expect(says).toContain(words);
      showsNoOther(says, sample);
    }
  });

  test('names its deed on the button, before anything is chosen', async () => {
    for (const sample of samples.get(about)!) expect((await shownOf(sample)).deeds).toEqual(deedsOn(sample));
  });
});

// A card of a known kind is shown by that alone: here each asks in place of every other one. Options have names of their own.
const CHOOSING = CHOICE_CARD_IDS.filter((card) => !aboutsOf('option').some((one) => one === card));

describe.each(CHOOSING)('%s', (asking) => {
  test('shows the words of any card of its kind', async () => {
    const [sample] = samples.get(asking)!;
    const { ask, view } = sample!;
    const alike = [...aboutsOf(ask.kind)].filter((one: About) => isHouseCard(one));
    expect(alike).toContain(asking);
    for (const about of alike) {
      const as = { ask: { ...ask, about } as Ask, view };
      const { says, deeds: deed } = await shownOf(as);
      for (const words of wordsOf(as.ask, about).always) expect(says).toContain(words);
      expect(deed).toEqual(DEEDS[about]);
      showsNoOther(says, { ...as });
    }
  });
});
