// Preparation: the event and the defender, a card and a power for both, and who goes into the encounter.

import type { House } from '#iron/box';
import { HOUSES } from '../box/houses';
import type { AnswerOf, Ask } from './asks';
import { draw, handOf } from './cards';
import { ask, byChance, changeEncounter, type Draft, encounterOf, inOrder, record, stateOf } from './draft';
import { eventRule } from './effects/designs';
import type { Measure } from './effects/vocabulary';
import { activeHouses } from './encounter';
import { spreadOf } from './influence';
import type { Encounter } from './position';
import { livingOf, place } from './power';
import { join } from './participation';
import { sum } from './terms';

/** An encounter before anybody has joined it. */
export const FRESH: Omit<Encounter, 'event'> = {
  defender: null,
  participants: [],
  offer: null,
  openFirst: null,
  revealed: {},
  halved: { challenger: 0, defender: 0 },
  added: { challenger: 0, defender: 0 },
  tieTo: null,
  madeTruce: false,
  mercy: {},
  played: [],
  result: null,
  terms: null,
  spread: {}
};

export function turnTheEvent(draft: Draft): void {
  if (draft.events.length === 0) {
    draft.events = byChance(draft, (chance) => chance.shuffle(draft.usedEvents));
    draft.usedEvents = [];
    record(draft, { what: 'events-shuffled' });
  }
  const [event, ...rest] = draft.events;
  draft.events = rest;
  draft.encounter = { event: event!, ...FRESH };
  record(draft, { what: 'event', event: event! });
}

const NUMBERS: Readonly<Record<Measure, (draft: Draft, house: House) => number>> = {
  spread: spreadOf,
  hand: (draft, house) => handOf(draft, house).length,
  power: (draft, house) => sum(Object.values(stateOf(draft, house).characters)),
  sheet: (draft, house) => stateOf(draft, house).sheet,
  held: (draft, house) => draft.hostages[house]!.length
};

function candidates(draft: Draft): House[] {
  const { event } = encounterOf(draft);
  const others = inOrder(draft).slice(1);
  if (isHouse(event)) return event === draft.challenger ? others : [event];
  const { compares, wanted } = eventRule(draft, event);
  const numbers = new Map(others.map((house) => [house, NUMBERS[compares](draft, house)]));
  const sought = (wanted === 'most' ? Math.max : Math.min)(...numbers.values());
  return others.filter((house) => numbers.get(house) === sought);
}

const isHouse = (event: Encounter['event']): event is House => (HOUSES as readonly string[]).includes(event);

export function nameTheDefender(draft: Draft): void {
  const players = candidates(draft);
  if (players.length === 1) return setDefender(draft, players[0]!);
  const { challenger: house } = draft;
  ask(draft, { kind: 'player', house, about: 'defender', privacy: 'open', by: null, players, mayDecline: false });
}

function setDefender(draft: Draft, house: House): void {
  changeEncounter(draft, { defender: house });
  record(draft, { what: 'defender', house });
}

export const chooseDefender = (draft: Draft, _asked: Ask, _house: House, { player }: AnswerOf<'player'>): void =>
  setDefender(draft, player!);

export function drawForBoth(draft: Draft): void {
  for (const house of activeHouses(draft)) draw(draft, house, 1);
  callBoth(draft);
}

export function callBoth(draft: Draft): void {
  draft.queue = activeHouses(draft);
}

export function askNextToPlacePower(draft: Draft): void {
  const [house, ...rest] = draft.queue;
  if (house === undefined) return;
  draft.queue = rest;
  if (stateOf(draft, house).sheet === 0) return;
  const characters = livingOf(stateOf(draft, house));
  const privacy = 'open';
  ask(draft, {
    kind: 'character',
    house,
    about: 'placing-power',
    privacy,
    by: null,
    of: house,
    characters,
    mayDecline: false
  });
}

export const placePower = (draft: Draft, _asked: Ask, house: House, { character }: AnswerOf<'character'>): void =>
  place(draft, house, character!, 1);

export function askNextForACharacter(draft: Draft): void {
  const [house, ...rest] = draft.queue;
  if (house === undefined) return;
  draft.queue = rest;
  const characters = livingOf(stateOf(draft, house));
  ask(draft, {
    kind: 'character',
    house,
    about: 'participant',
    privacy: 'open',
    by: null,
    of: house,
    characters,
    mayDecline: false
  });
}

export function sendCharacter(draft: Draft, _asked: Ask, house: House, { character }: AnswerOf<'character'>): void {
  const side = house === draft.challenger ? 'challenger' : 'defender';
  join(draft, { house, side, character: character!, role: 'active', compelled: false });
}
