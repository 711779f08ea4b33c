// Everything that occurred in games of The Iron Throne, of all that should.

import { SPECIAL_EVENTS } from '#iron/box/events';
import { FACES } from '#iron/box/houseCards';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import type { Answer, Ask, Happening } from '#iron/rules';
import { OPTIONS } from '#iron/rules/answerShapes';
import { ABOUTS } from '#iron/rules/decisions';
import { ASK_SHAPES } from '#iron/rules/askShapes';
import { HAPPENINGS } from '#iron/rules/happenings';
import { REFUSAL_RULES } from '#iron/rules/refusals';
import { LEADERS } from '#iron/rules/effects/leaders';
import { Tally } from '../tally';

/** Those that do something at a moment of their own; the others change a rule. */
const USED_LEADERS = PERSONS.filter((person) => LEADERS[person].moment !== null);

const EXPECTED = {
  ask: Object.keys(ASK_SHAPES),
  about: ABOUTS,
  option: OPTIONS,
  refusal: REFUSAL_RULES,
  happening: Object.keys(HAPPENINGS),
  event: [...HOUSES, ...SPECIAL_EVENTS],
  'card put down': FACES,
  'card played': PERSONS,
  leader: PERSONS,
  'leader used': USED_LEADERS,
  outcome: ['hostility won', 'hostility tie', 'betrayal won', 'truce deal', 'truce no-deal'],
  end: ['influence', 'deaths', 'influence+deaths', 'shared']
} as const satisfies Readonly<Record<string, readonly string[]>>;

export class IronSeen extends Tally<keyof typeof EXPECTED> {
  constructor() {
    super(EXPECTED);
  }

  answered(asked: Ask, given: Answer): void {
    this.count('ask', asked.kind);
    this.count('about', asked.about);
    if (given.kind === 'option') this.count('option', given.option);
  }

  happened(happening: Happening): void {
    this.count('happening', happening.what);
    switch (happening.what) {
      case 'event':
        return this.count('event', happening.event);
      case 'revealed':
        for (const card of Object.values(happening.cards)) if (card !== null) this.count('card put down', card);
        return;
      case 'played':
        return this.count('card played', happening.card);
      case 'leaders-revealed':
        for (const leader of Object.values(happening.leaders)) this.count('leader', leader);
        return;
      case 'used':
        return this.count('leader used', happening.leader);
      case 'outcome':
        return this.count('outcome', `${happening.outcome} ${happening.result.kind}`);
      case 'game-over':
        this.count('end', happening.by.join('+'));
        if (happening.winners.length > 1) this.count('end', 'shared');
    }
  }
}
