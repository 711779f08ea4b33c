// The deed of each verb. One that needs an answer asks for it; the answers are carried out below it.

import type { Face, House } from '#iron/box';
import { isHostilityCard, valueOf } from '#iron/box/houseCards';
import type { AnswerOf, AskOf, Ask, Held } from '../asks';
import { discard, draw, fromHand, handOf, shuffleIn, takeAtRandom, takeTop, toHand, toPile } from '../cards';
import { ask, byChance, changeEncounter, type Draft, encounterOf, record, stateOf } from '../draft';
import { activeOf, cardOf, participantOf, sideOf } from '../encounter';
import { askForAVictim, hostageAsk, mayBeAskedToTorture } from '../hostages';
import type { Use } from '../position';
import { burn, livingOf, place, powerOf, remove } from '../power';
import { withdraw } from '../participation';
import { half, opposite, type Side, type Source } from '../terms';
import { groupOf, groupWith } from './groups';
import type { Amount, VerbName, VerbOf } from './vocabulary';

type Perform<V extends VerbName> = (draft: Draft, use: Use, verb: VerbOf<V>) => void;

export const sourceOf = ({ of, person }: Use): Source => ({ of, person });

const asking = (use: Use, house: House = use.who) => ({ house, by: sourceOf(use) });

function ownSide(draft: Draft, house: House): Side {
  const side = sideOf(draft, house);
  if (side === null) throw new Error(`${house} takes no part`);
  return side;
}

/** No effect without a side: not a participant, or withdrawn. */
const takingPart =
  <V extends VerbName>(perform: Perform<V>): Perform<V> =>
  (draft, use, verb) => {
    if (sideOf(draft, use.who) !== null) perform(draft, use, verb);
  };

/** A card discarded as a price counts for the rest of the use. */
const spending = (use: Use, card: Face): Use => (isHostilityCard(card) ? { ...use, spent: valueOf(card) } : use);

function amountOf(draft: Draft, use: Use, amount: Amount): number {
  const me = participantOf(draft, use.who);
  if ('perSupporter' in amount) return amount.perSupporter * groupOf(draft, use.who, 'own-supporters').length;
  if ('ownPowerUpTo' in amount)
    return me === null ? 0 : Math.min(amount.ownPowerUpTo, powerOf(draft, use.who, me.character));
  if ('spent' in amount) return half(use.spent);
  return me?.role === 'supporting' ? (amount.supporting ?? amount.n) : amount.n;
}

export const VERBS: { readonly [V in VerbName]: Perform<V> } = {
  draw: (draft, use, verb) => {
    const cards = 'n' in verb ? verb.n : verb.perLoser * groupOf(draft, use.who, 'their-side').length;
    for (const house of groupOf(draft, use.who, verb.who, use.chosen)) draw(draft, house, cards);
  },

  discard: (draft, use, { who, n, how, hostilityUpTo, optional }) => {
    for (const house of groupOf(draft, use.who, who, use.chosen)) {
      const most = Math.min(n, handOf(draft, house).length);
      // what is a price is paid in full, or nothing comes of it
      if (optional && most < n) draft.use = { ...use, rest: [] };
      if (most === 0 || (optional && most < n)) continue;
      if (how === 'random') discardAtRandom(draft, house, n);
      else askToDiscard(draft, asking(use, house), most, hostilityUpTo, optional === true);
    }
  },

  distribute: (draft, use, { n }) => {
    const { sheet } = stateOf(draft, use.who);
    const characters = livingOf(stateOf(draft, use.who));
    if (sheet === 0 || characters.length === 0) return;
    ask(draft, {
      kind: 'split',
      about: 'effect-power',
      privacy: 'open',
      ...asking(use),
      least: 0,
      most: Math.min(n, sheet),
      characters
    });
  },

  place: (draft, use, { n }) => {
    const own = participantOf(draft, use.who);
    if (own !== null) place(draft, use.who, own.character, n);
  },

  remove: (draft, use, verb) => {
    for (const house of groupOf(draft, use.who, verb.at, use.chosen)) {
      const one = participantOf(draft, house);
      if (one === null) continue;
      const power = 'n' in verb ? verb.n : powerOf(draft, house, one.character) - verb.allBut;
      if (power > 0) remove(draft, house, one.character, power);
    }
  },

  burn: (draft, use, { n }) => burn(draft, use.who, n),

  takeHostage: (draft, use, { from }) =>
    askForAVictim(
      draft,
      use.who,
      groupOf(draft, use.who, from, use.chosen).filter((house) => house !== use.who),
      sourceOf(use)
    ),

  rescue: (draft, use) => {
    const held = draft.seats.flatMap((holder): Held[] =>
      draft.hostages[holder]!.flatMap(({ house }, at) => (house === use.who ? [{ holder, at }] : []))
    );
    if (held.length > 0) ask(draft, { kind: 'held', about: 'effect-rescue', privacy: 'open', ...asking(use), held });
  },

  torture: (draft, use) => {
    if (mayBeAskedToTorture(draft, use.who))
      ask(
        draft,
        hostageAsk(draft, use.who, {
          about: 'effect-torture',
          by: sourceOf(use),
          mayRelease: false,
          mayFinish: false
        })
      );
  },

  add: takingPart((draft, use, verb) => {
    const own = ownSide(draft, use.who);
    const side = verb.side === 'own' ? own : opposite(own);
    const amount = amountOf(draft, use, verb.amount);
    const by = sourceOf(use);
    const { added, addedBy = [] } = encounterOf(draft);
    changeEncounter(draft, {
      added: { ...added, [side]: added[side] + amount },
      addedBy: [...addedBy, { side, amount, by }]
    });
    record(draft, { what: 'added', side, amount, by });
  }),

  value: takingPart((draft, use, { change }) => {
    if (change === 'halve') halve(draft, opposite(ownSide(draft, use.who)));
    else if (change === 'higher') askForAHigherCard(draft, use);
    else {
      const active = groupWith(draft, use.who, 'own-active', 'hand-card')[0];
      if (active !== undefined) askForAnotherCard(draft, use, active, 'effect-swap', 0);
    }
  }),

  outcome: (draft, use) => {
    changeEncounter(draft, { madeTruce: true });
    record(draft, { what: 'made-truce', house: use.who });
  },

  tie: takingPart((draft, use) => {
    const side = ownSide(draft, use.who);
    changeEncounter(draft, { tieTo: side });
    record(draft, { what: 'breaks-ties', side });
  }),

  withdraw: (draft, use, { who }) => {
    for (const house of groupOf(draft, use.who, who, use.chosen)) withdraw(draft, house);
  },

  peek: (draft, use, { n }) => {
    for (const at of groupOf(draft, use.who, 'their-active')) {
      const faces = byChance(draft, (chance) => chance.shuffle(handOf(draft, at))).slice(0, n);
      draft.peeked = { ...draft.peeked, [use.who]: { house: at, faces } };
      record(draft, { what: 'peeked', house: use.who, at, cards: faces.length });
    }
  },

  openFirst: (draft, use) => {
    const [other] = groupOf(draft, use.who, 'their-active');
    changeEncounter(draft, { openFirst: other ?? null });
  },

  compel: (draft, use) => {
    if (use.chosen === null || participantOf(draft, use.chosen) !== null) return;
    ask(draft, {
      kind: 'character',
      about: 'effect-compel',
      privacy: 'open',
      ...asking(use),
      of: use.chosen,
      characters: livingOf(stateOf(draft, use.chosen)),
      mayDecline: true
    });
  },

  soften: (draft, use, { who, most, onlyWithoutDeal }) => {
    const mercy = Object.fromEntries(
      groupOf(draft, use.who, who, use.chosen).map((house) => [
        house,
        { most, onlyWithoutDeal: onlyWithoutDeal === true }
      ])
    );
    changeEncounter(draft, { mercy: { ...encounterOf(draft).mercy, ...mercy } });
  },

  recycle: (draft, use) => shuffleIn(draft, use.who),

  sift: (draft, use, { n, keep }) => {
    const faces: Face[] = [];
    for (let face = takeTop(draft, use.who); face !== null; face = takeTop(draft, use.who))
      if (faces.push(face) === n) break;
    if (faces.length === 0) return;
    draft.sifting = { house: use.who, faces };
    record(draft, { what: 'sifted', house: use.who, cards: faces.length });
    ask(draft, {
      kind: 'sift',
      about: 'effect-sift',
      privacy: 'look',
      ...asking(use),
      keep: Math.min(keep, faces.length)
    });
  },

  choose: (draft, use, { from, having, optional }) => {
    const players = groupWith(draft, use.who, from, having);
    if (players.length === 0) return;
    ask(draft, {
      kind: 'player',
      about: 'effect-player',
      privacy: 'open',
      ...asking(use),
      players,
      mayDecline: optional === true
    });
  },

  yield: (draft, use) => {
    if (use.chosen === null || participantOf(draft, use.chosen)?.role !== 'supporting') return;
    if (handOf(draft, use.chosen).length === 0) withdraw(draft, use.chosen);
    else
      ask(draft, {
        kind: 'option',
        about: 'effect-yield',
        privacy: 'open',
        ...asking(use, use.chosen),
        options: ['give-card', 'withdraw']
      });
  }
};

function discardAtRandom(draft: Draft, house: House, n: number): void {
  const faces: Face[] = [];
  for (let face = takeAtRandom(draft, house); face !== null; face = takeAtRandom(draft, house))
    if (faces.push(face) === n) break;
  toPile(draft, house, ...faces);
  record(draft, { what: 'discarded', house, cards: faces });
}

function askToDiscard(
  draft: Draft,
  whose: Pick<Ask, 'house' | 'by'>,
  n: number,
  hostilityUpTo: number | undefined,
  mayDecline: boolean
): void {
  const common = { about: 'effect-discard', privacy: 'look', ...whose, mayDecline } as const;
  if (n > 1) ask(draft, { kind: 'cards', ...common, count: n });
  else ask(draft, { kind: 'card', ...common, fitting: hostilityUpTo === undefined ? {} : { hostilityUpTo } });
}

function halve(draft: Draft, side: Side): void {
  const { halved } = encounterOf(draft);
  changeEncounter(draft, { halved: { ...halved, [side]: halved[side] + 1 } });
  record(draft, { what: 'halved', side });
}

/** Even somebody without a higher card is asked: only the own hand tells. */
function askForAHigherCard(draft: Draft, use: Use): void {
  if (use.chosen === null || participantOf(draft, use.chosen)?.role !== 'active') return;
  if (handOf(draft, use.chosen).length === 0) return record(draft, { what: 'not-replaced', house: use.chosen });
  const card = cardOf(draft, ownSide(draft, use.chosen));
  askForAnotherCard(draft, use, use.chosen, 'effect-higher', card === null ? 0 : valueOf(card));
}

function askForAnotherCard(
  draft: Draft,
  use: Use,
  house: House,
  about: 'effect-higher' | 'effect-swap',
  hostilityAbove: number
): void {
  const mayDecline = about === 'effect-swap';
  ask(draft, { kind: 'card', about, privacy: 'look', ...asking(use, house), fitting: { hostilityAbove }, mayDecline });
}

/** Another card of the hand takes the place of the one that was revealed. */
export function replaceCard(draft: Draft, _asked: Ask, house: House, { card }: AnswerOf<'card'>): void {
  if (card === null) return record(draft, { what: 'not-replaced', house });
  const side = ownSide(draft, house);
  const before = cardOf(draft, side);
  fromHand(draft, house, [card]);
  if (before !== null) toPile(draft, house, before);
  changeEncounter(draft, { revealed: { ...encounterOf(draft).revealed, [activeOf(draft, side).house]: card } });
  record(draft, { what: 'replaced', house, card, before });
}

export function aimAt(draft: Draft, asked: AskOf<'player'>, house: House, { player }: AnswerOf<'player'>): void {
  if (player === null) return letBe(draft, asked, house);
  draft.use = { ...draft.use!, chosen: player };
  record(draft, { what: 'chose', house, player, by: asked.by! });
}

export function discardOne(draft: Draft, asked: AskOf<'card'>, house: House, { card }: AnswerOf<'card'>): void {
  if (card === null) return letBe(draft, asked, house);
  discard(draft, house, [card]);
  draft.use = spending(draft.use!, card);
}

export function discardSeveral(draft: Draft, asked: Ask, house: House, { cards }: AnswerOf<'cards'>): void {
  if (cards.length === 0) return letBe(draft, asked, house);
  discard(draft, house, cards);
}

/** The effect was declined: nothing else of it happens. */
function letBe(draft: Draft, { by }: Ask, house: House): void {
  draft.use = { ...draft.use!, rest: [] };
  if (by !== null) record(draft, { what: 'left', house, by });
}

export function giveOrWithdraw(draft: Draft, _asked: Ask, house: House, { option }: AnswerOf<'option'>): void {
  record(draft, { what: 'yielded', house, option });
  if (option === 'withdraw') return withdraw(draft, house);
  const { who } = draft.use!;
  const face = takeAtRandom(draft, house);
  if (face === null) return;
  draft.hostages[who] = [...draft.hostages[who]!, { house, face, turn: draft.turn, from: 'hand' }];
  record(draft, { what: 'hostage', taker: who, victim: house, house, from: 'hand', home: false });
}

export function putBack(draft: Draft, _asked: Ask, house: House, { keep, back }: AnswerOf<'sift'>): void {
  draft.sifting = null;
  toHand(draft, house, ...keep);
  draft.decks[house] = [...back, ...draft.decks[house]!];
}
