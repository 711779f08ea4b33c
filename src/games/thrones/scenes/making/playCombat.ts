// Plays a combat for a scene that is about something in it: the cards are given, and what else the scene needs; the rest is
// answered in the plainest way.

import type { AreaId, HouseCardId } from '#thrones/box';
import type { About, Answer, Ask, Position, SideName } from '#thrones/rules';
import * as answers from './answers';

export interface CombatScript {
  readonly attacker?: HouseCardId;
  readonly defender?: HouseCardId;
  /** The side an area supports. By default only the combatants' own areas support, each its own side. */
  readonly support?: Readonly<Partial<Record<AreaId, SideName | 'none'>>>;
  /** Answers to what else is asked, each used whenever it is asked. */
  readonly answers?: Readonly<Partial<Record<About, Answer>>>;
  /** Stop when this is asked, so that the scene can look at it. */
  readonly until?: About;
}

/** Null when the scene has to answer itself. */
export function answerInCombat(position: Position, asked: Ask, script: CombatScript): Answer | null {
  const { combat } = position;
  if (combat === null || asked.about === script.until) return null;
  const told = script.answers?.[asked.about];
  if (told !== undefined) return told;
  const side: SideName = combat.attacker === asked.house ? 'attacker' : 'defender';
  if (asked.kind === 'option' && asked.about === 'support')
    return answers.option(supportOf(asked.area!, side, asked.options, script));
  if (asked.kind === 'card' && asked.about === 'house-card') {
    const card = script[side];
    return answers.card(card !== undefined && asked.cards.includes(card) ? card : asked.cards[0]!);
  }
  return plainAnswer(asked);
}

function supportOf(area: AreaId, own: SideName, options: readonly string[], { support }: CombatScript): string {
  const isCombatant = options.length === 2 && options.includes(own);
  return support?.[area] ?? (isCombatant ? own : 'none');
}

const DECLINING = ['decline', 'none', 'keep'];

/** Declines what may be declined, and otherwise takes what is offered first. */
function plainAnswer(asked: Ask): Answer {
  switch (asked.kind) {
    case 'option':
      return answers.option(asked.options.find((one) => DECLINING.includes(one)) ?? asked.options[0]!);
    case 'card':
      return answers.card(asked.mayDecline ? null : asked.cards[0]!);
    case 'area':
      return answers.area(asked.mayDecline ? null : asked.areas[0]!);
    case 'units':
      return { kind: 'units', units: asked.units.slice(0, asked.least) };
    default:
      throw new Error(`A combat asks for no ${asked.kind}`);
  }
}
