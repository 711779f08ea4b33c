// What an owner of the box has begun to write and not saved, as it is kept: it comes back as it was, and what makes no sense does not.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import type { Draft, Place } from '#iron/rules/effects/ownedShape';
import { OwnCards } from '#iron/screens/owned/ownCards.svelte';
import { drawOwned } from '#tools/headless/iron/owned';
import { cardsWith, device, draftOf, DRAFTS, onTheForm } from './support/ownCards';

const PLACES: readonly Place[] = [
  ...PERSONS.flatMap((person): Place[] => [
    { of: 'leader', person },
    { of: 'card', person }
  ]),
  ...SPECIAL_EVENTS.map((event): Place => ({ of: 'event', event }))
];
const kept = (drafts: unknown) => cardsWith({}, drafts).drafts;
const tywin = draftOf({ of: 'leader', person: 'tywin' });

test('a draft of each design of the app, and of any that is written, comes back as it was', () => {
  const written = drawOwned(HOUSES, 100, new Chance(chanceFrom('drafts')));
  for (const owned of [{}, written]) {
    const cards = cardsWith(owned);
    const drafts = PLACES.map((place) => {
      const draft = { ...onTheForm(cards, place), title: `My ${JSON.stringify(place)}`.slice(0, 40) };
      cards.write(draft);
      return draft;
    });
    // another page on the same device
    const again = new OwnCards();
    expect(PLACES.map((place) => onTheForm(again, place))).toEqual(drafts);
  }
});

test('one that could not be saved yet comes back too', () => {
  const draft: Draft = { ...tywin, title: ' ', text: '', does: [{ verb: 'openFirst' }], when: [] };
  expect(kept({ 'leader tywin': draft })).toEqual({ 'leader tywin': draft });
});

test.each<[unknown]>([
  [null],
  [[]],
  [{ 'leader hodor': tywin }],
  [{ 'event stark': tywin }],
  [{ 'event mighty': { ...tywin, compares: 'luck' } }],
  [{ tywin }],
  [{ 'leader tywin': null }],
  [{ 'leader tywin': { ...tywin, does: [{ verb: 'win' }] } }],
  [{ 'leader tywin': { ...tywin, when: 'always' } }],
  [{ 'leader tywin': { ...tywin, moment: 'at night' } }],
  [{ 'leader tywin': { ...tywin, title: 'x'.repeat(41) } }],
  [{ 'leader tywin': { ...tywin, more: 1 } }]
])('nothing is made of %j', (drafts) => expect(kept(drafts)).toEqual({}));

test('nor of what is no JSON, and one bad draft takes no good one along', () => {
  const { kept: store } = device();
  expect(new OwnCards().drafts).toEqual({});
  store.set(DRAFTS, '{"leader');
  expect(new OwnCards().drafts).toEqual({});
  expect(kept({ 'leader tywin': tywin, 'card mace': 1 })).toEqual({ 'leader tywin': tywin });
});
