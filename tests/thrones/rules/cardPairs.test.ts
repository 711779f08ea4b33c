// Every house card against every card of every other house, attacking and defending, on many kinds of ground. What each combat
// comes to is the business of the scenes; here nothing may break, whatever is answered.

import { describe, expect, test } from 'vitest';
import { brokenBy } from '#tools/headless/invariants';
import type { HouseCardId } from '#thrones/box';
import { CARDS_OF, HOUSE_CARD_IDS, HOUSE_CARDS } from '#thrones/box/houseCards';
import { HOUSES } from '#thrones/box/houses';
import { Bulk, gameFrom } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { Position } from '#thrones/rules';
import { march } from '#tests/support/answers';
import { LONG } from '#tests/support/long';
import { positionOf } from '#tests/support/notation';

interface Ground {
  readonly name: string;
  /** The attackers, the defenders and a bystander who may support either. */
  readonly text: (attacker: string, defender: string, bystander: string) => string;
  readonly from: Parameters<typeof march>[0];
  readonly moves: Parameters<typeof march>[1];
}

const onLand: Ground = {
  name: 'open land, support on both sides',
  text: (attacker, defender, bystander) => `
    ${attacker}   the-reach: knight footman footman, march+1; kings-landing: knight, support
    ${defender}   blackwater: footman knight footman*, defense+1; stoney-sept: footman, support+1; searoad-marches: footman, raid
    ${bystander}  harrenhal: knight, support`,
  from: 'the-reach',
  moves: { blackwater: 'knight footman footman' }
};

const atACastle: Ground = {
  name: 'a castle, siege engines on both sides',
  text: (attacker, defender, bystander) => `
    ${attacker}   riverrun: siege-engine footman, march-1; ironmans-bay: ship, support
    ${defender}   seagard: footman siege-engine, defense+2; the-twins: knight, support
    ${bystander}  greywater-watch: footman, support`,
  from: 'riverrun',
  moves: { seagard: 'siege-engine footman' }
};

const atSea: Ground = {
  name: 'at sea, from a port',
  text: (attacker, defender, bystander) => `
    ${attacker}   white-harbor: footman, march+0; port-of-white-harbor: ship ship, march+1; the-shivering-sea: ship, support
    ${defender}   the-narrow-sea: ship ship*, support; shipbreaker-bay: ship, support
    ${bystander}  the-eyrie: footman, march+0`,
  from: 'port-of-white-harbor',
  moves: { 'the-narrow-sea': 'ship ship' }
};

const GROUNDS = [onLand, atACastle, atSea];
const TIDES = ['on', 'off'] as const;
/** Each pair fights in one of these ways, in turn; with `LONG` in all. */
const WAYS = GROUNDS.flatMap((ground) => TIDES.map((tides) => [ground, tides] as const));
const BLADES = ['attacker', 'defender', 'bystander'] as const;

function positionFor(ground: Ground, cards: Pair, blade: (typeof BLADES)[number], tides: Tides): Position {
  const [attacker, defender] = cards.map((card) => HOUSE_CARDS[card].house) as [string, string];
  const bystander = HOUSES.find((house) => house !== attacker && house !== defender)!;
  const first = { attacker, defender, bystander }[blade];
  const power = attacker === 'greyjoy' || defender === 'greyjoy' ? 'power greyjoy 3' : '';
  return positionOf(`fiefdoms ${first}\n tides ${tides}\n ${power}\n ${ground.text(attacker, defender, bystander)}`);
}

type Tides = (typeof TIDES)[number];
type Pair = readonly [HouseCardId, HouseCardId];

/** The combat with these two cards, and whatever else at random, to the end. */
function fight(ground: Ground, cards: Pair, position: Position, chance: Chance): void {
  const attacker = HOUSE_CARDS[cards[0]].house;
  const game = new Bulk(gameFrom(position, 'marches')!);
  while (game.position.combat === null) {
    const house = game.position.asks[0]!.house;
    const answer = house === attacker ? march(ground.from, ground.moves) : march(firstOrder(game.position));
    expect(game.answer(house, answer)).toBeNull();
  }
  while (game.position.combat !== null && game.position.winner === null) {
    const asked = game.position.asks[0]!;
    const own = cards.find((card) => HOUSE_CARDS[card].house === asked.house);
    const isChoice = asked.about === 'house-card' && asked.secret && own !== undefined;
    const answer = isChoice ? { kind: 'card', card: own } : drawAnswer(game.position, asked.house, chance);
    expect(game.answer(asked.house, answer)).toBeNull();
    const broken = brokenBy(game.position, 'cheap');
    if (broken.length > 0) throw new Error(`${cards.join(' against ')}, ${ground.name}: ${broken.join('; ')}`);
  }
}

/** Discards the first order of the house that is asked. */
function firstOrder(position: Position): Ground['from'] {
  const asked = position.asks[0]!;
  if (asked.kind !== 'march') throw new Error(`${asked.house} is asked ${asked.about}`);
  return asked.orders[0]!;
}

const enemiesOf = (card: HouseCardId): HouseCardId[] =>
  HOUSE_CARD_IDS.filter((other) => HOUSE_CARDS[other].house !== HOUSE_CARDS[card].house);

describe('every card attacks every other, and nothing breaks', () => {
  test.each(HOUSES.flatMap((house) => CARDS_OF[house]))('[card.windows] %s', (card) => {
    const chance = new Chance(chanceFrom(card));
    const enemies = enemiesOf(card);
    expect(enemies).not.toHaveLength(0);
    for (const [i, enemy] of enemies.entries()) {
      const ways = LONG ? WAYS : [WAYS[(HOUSE_CARD_IDS.indexOf(card) + i) % WAYS.length]!];
      for (const [j, [ground, tides]] of ways.entries()) {
        const blade = BLADES[(i + j) % BLADES.length]!;
        fight(ground, [card, enemy], positionFor(ground, [card, enemy], blade, tides), chance);
      }
    }
  });
});
