// The first lesson, a turn and a half, step by step. tests/iron-throne/lesson.test.ts plays it through the rules.

import { text as code } from 'text:iron-throne/code';
import { text } from 'text:iron-throne/lesson';
import type { IronThrone } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import type { Answer, Gains } from '#iron/rules';
import type { Lesson, Taught } from '#shell/lesson';
import { at, position } from './lessonPosition';

const TRUCE: Answer = { kind: 'card', card: 'truce' };

/** Influence for a card. */
const deal = (power: number, hostage: Pick<Gains, 'places'>): Answer => ({
  kind: 'deal',
  terms: {
    stark: { influence: 1, hostages: 0, power },
    lannister: { influence: 0, hostages: 1, power: 0, ...hostage }
  }
});
/** The card that Stark holds, or whichever Lannister chooses. */
const HOSTAGES = [{ places: [0] }, {}] as const;

/** Sentence per moment; the default is the last step's result. */
function watching(moment: IronThrone['moment']): string | null {
  const { kind, happening, before, now } = moment;
  switch (kind) {
    case 'talk':
      return text(before.challenger === 'lannister' ? 'watching-talk' : 'watching-talk.again');
    case 'reveal':
      return text(happening.outcome === 'betrayal' ? 'watching-reveal' : 'watching-reveal.truce');
    case 'result':
      return text(happening.outcome === 'betrayal' ? 'watching-result' : 'watching-result.deal');
    case 'event':
      return text(now.challenger === 'stark' ? 'watching-event' : 'watching-event.later');
    default:
      return null;
  }
}

const lesson: Lesson<IronThrone> = {
  house: 'stark',
  seats: (['lannister', 'stark', 'baratheon'] as const).map((house) => ({
    house,
    name: () => (house === 'stark' ? text('you') : code('code-name'))
  })),
  position,
  at,
  steps: [
    {
      about: 'accepting-support',
      says: () => text('accept'),
      instead: () => text('accept.instead'),
      then: () => text('accept.then'),
      answer: { kind: 'option', option: 'accept' }
    },
    {
      about: 'house-card',
      says: () => text('promise'),
      instead: () => text('promise.instead'),
      then: () => text('promise.then'),
      answer: TRUCE
    },
    {
      about: 'hostage-place',
      says: () => text('hostage'),
      instead: () => text('hostage.instead'),
      then: () => text('hostage.then'),
      answer: { kind: 'place', place: 'deck' },
      also: [{ kind: 'place', place: 'hand' }]
    },
    {
      about: 'reaction',
      says: () => text('revenge'),
      instead: () => text('revenge.instead'),
      then: () => text('revenge.then'),
      answer: { kind: 'reaction', card: 'arya' }
    },
    {
      about: 'reaction',
      says: () => text('nobody'),
      then: () => text('nobody.then'),
      answer: { kind: 'reaction', card: null },
      also: 'any'
    },
    {
      about: 'hostages',
      says: () => text('keep'),
      instead: () => text('keep.instead'),
      then: () => text('keep.then'),
      answer: { kind: 'hostage', do: 'done' }
    },
    {
      about: 'placing-power',
      says: () => text('power'),
      then: () => text('power.then'),
      after: 1,
      answer: { kind: 'character', character: 'eddard' },
      also: 'any'
    },
    {
      about: 'participant',
      says: () => text('send'),
      then: () => text('send.then'),
      after: 2,
      answer: { kind: 'character', character: 'eddard' },
      also: 'any'
    },
    {
      about: 'house-card',
      says: () => text('truce'),
      instead: () => text('truce.instead'),
      then: () => text('truce.then'),
      answer: TRUCE
    },
    {
      about: 'deal-terms',
      says: () => text('deal'),
      instead: () => text('deal.instead'),
      then: () => text('deal.then'),
      answer: deal(0, HOSTAGES[0]),
      also: [0, 1, 2, 3].flatMap((power) => HOSTAGES.map((hostage) => deal(power, hostage)))
    }
  ],
  others: [
    { house: 'lannister', answer: { kind: 'card', card: 'hostility-10' } },
    { house: 'lannister', answer: { kind: 'character', character: 'cersei' } },
    { house: 'lannister', answer: { kind: 'character', character: 'cersei' } },
    { house: 'baratheon', answer: { kind: 'support', side: null, character: null } },
    { house: 'lannister', answer: TRUCE },
    { house: 'lannister', answer: { kind: 'option', option: 'sign' } },
    { house: 'lannister', answer: { kind: 'place', place: 0 } },
    { house: 'baratheon', answer: { kind: 'character', character: 'davos' } }
  ],
  watching,
  end: () => text('end'),
  see: ['betrayal', 'signed-deal', 'penalty']
};

export const taught: Taught<IronThrone> = { lesson, rules: ironThrone };
