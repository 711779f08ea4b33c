// The function that carries out the answer to each ask.

import type { House } from '#iron/box';
import type { About, Answer, AnswerOf, Ask, AskKind, AskOf } from './asks';
import * as bargain from './bargain';
import type { Draft } from './draft';
import * as verbs from './effects/verbs';
import { rescue } from './hostages';
import { askAgain } from './leading';
import { putDown } from './revealingCards';
import * as preparation from './preparation';
import * as resolution from './resolution';
import { sealTheLeader } from './setUp';
import { acceptOrDecline, compel, offer } from './support';
import { tendHostage } from './turn';
import { playOrPass, useOrLeave } from './uses';

type CarryOut<K extends AskKind> = (draft: Draft, asked: AskOf<K>, house: House, answer: AnswerOf<K>) => void;

/** A carrier and the kind of answer it takes; the pairing is checked once, here. */
const carrying =
  <K extends AskKind>(kind: K, carryOut: CarryOut<K>) =>
  (draft: Draft, asked: Ask, house: House, answer: Answer): void => {
    if (asked.kind !== kind) throw new Error(`${asked.about} asks for ${asked.kind}, not ${kind}`);
    carryOut(draft, asked as AskOf<K>, house, answer as AnswerOf<K>);
  };

const discardOneOrMore: Carry = (draft, asked, house, answer) =>
  asked.kind === 'cards'
    ? carrying('cards', verbs.discardSeveral)(draft, asked, house, answer)
    : carrying('card', verbs.discardOne)(draft, asked, house, answer);

type Carry = (draft: Draft, asked: Ask, house: House, answer: Answer) => void;

const CARRIERS: Readonly<Record<About, Carry>> = {
  'choosing-leader': carrying('leader', sealTheLeader),
  hostages: carrying('hostage', tendHostage),
  defender: carrying('player', preparation.chooseDefender),
  'placing-power': carrying('character', preparation.placePower),
  participant: carrying('character', preparation.sendCharacter),
  'offering-support': carrying('support', offer),
  'accepting-support': carrying('option', acceptOrDecline),
  'house-card': carrying('card', putDown),
  reaction: carrying('reaction', playOrPass),
  'deal-terms': carrying('deal', bargain.nameTerms),
  'deal-signing': carrying('option', bargain.signOrNot),
  'deal-counter': carrying('deal', bargain.changeTerms),
  'deal-answer': carrying('option', bargain.signOrNot),
  distributing: carrying('split', resolution.distribute),
  'hostage-from': carrying('player', resolution.chooseVictim),
  'hostage-place': carrying('place', resolution.takeHostage),
  'use-leader': carrying('option', useOrLeave),
  'effect-player': carrying('player', verbs.aimAt),
  'effect-power': carrying('split', resolution.distribute),
  'effect-discard': discardOneOrMore,
  'effect-compel': carrying('character', compel),
  'effect-higher': carrying('card', verbs.replaceCard),
  'effect-swap': carrying('card', verbs.replaceCard),
  'effect-yield': carrying('option', verbs.giveOrWithdraw),
  'effect-rescue': carrying('held', (draft, _asked, _house, held) => rescue(draft, held)),
  'effect-torture': carrying('hostage', tendHostage),
  'effect-sift': carrying('sift', verbs.putBack)
};

/** Judging comes first: here the answer is known to be legal. */
export function carryOut(draft: Draft, house: House, answer: Answer): void {
  const at = draft.asks.findIndex((one) => one.house === house);
  const asked = draft.asks[at];
  if (asked === undefined) throw new Error(`${house} is not asked anything`);
  if (answer.kind === 'ask-again') return askAgain(draft, house);
  draft.asks.splice(at, 1);
  CARRIERS[asked.about](draft, asked, house, answer);
}
