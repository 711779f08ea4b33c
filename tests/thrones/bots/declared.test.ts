// What code players answer to choices that they know only by what is declared with them.

import { expect, test } from 'vitest';
import { march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { losesCard, unitsGo } from '#thrones/bots/declared';
import { greedyPlayer } from '#thrones/bots/greedy';
import { victory } from '#thrones/bots/odds';
import { suggestion } from '#thrones/bots/policy/policy';
import { PLAIN } from '#thrones/bots/weights';
import { CARDS_OF, HOUSE_CARD_IDS } from '#thrones/box/houseCards';
import type { House } from '#thrones/box';
import { Chance, chanceFrom } from '#engine/chance';
import type { About, Ask, Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';

test('units are harmed, raised or lost by their fate and by whose they are', () => {
  expect((['mace-tyrell', 'renly-baratheon', 'crow-killers-reward'] as const).map(unitsGo)).toEqual([
    'harmed',
    'raised',
    'raised'
  ]);
  expect((['casualties', 'crow-killers-losses', 'mammoth-riders-losses'] as const).map(unitsGo)).toEqual([
    'lost',
    'lost',
    'lost'
  ]);
});

test('a card is lost where it is an own one that is discarded', () => {
  expect((['massing-on-the-milkwater', 'patchface', 'mammoth-riders-reward'] as const).map(losesCard)).toEqual([
    true,
    false,
    false
  ]);
});

/** Of a sensible player, and of the greedy one. */
function answersOf(position: Position, asked: Ask): unknown[] {
  const chance = () => new Chance(chanceFrom('declared'));
  const changed = { ...position, asks: [asked] };
  return [
    suggestion(viewFor(changed, asked.house), asked, PLAIN, chance(), 0),
    greedyPlayer(viewFor(changed, asked.house), asked.house, chance())
  ];
}

const askIn = ({ asks }: Position, house: House, about: About): Ask =>
  asks.find((one) => one.house === house && one.about === about)!;

test('an enemy unit that need not be harmed is harmed all the same', () => {
  const g = scene(`
    throne     tyrell martell lannister
    tyrell     the-reach: 2 knight, march+0
    lannister  blackwater: footman footman*
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'the-hound', until: 'mace-tyrell' });
  const asked = askIn(g.position, 'tyrell', 'mace-tyrell');
  if (asked.kind !== 'units') throw new Error('no units');
  for (const answer of answersOf(g.position, { ...asked, least: 0 })) expect(answer).toHaveProperty('units.length', 1);
});

test('the victor sends the enemy where it helps least, and the loser goes where it helps most', () => {
  //  Winterfell (Stark) ── Moat Cailin (Greyjoy, beaten) ── Seagard, a stronghold of Greyjoy, or Greywater Watch
  const g = scene(`
    blade    used
    throne   stark greyjoy
    stark    winterfell: 3 knight, march+1
    greyjoy  moat-cailin: 2 footman; seagard: footman; greywater-watch: power
  `).marches();
  g.answer('stark', march('winterfell', { 'moat-cailin': '3 knight' }));
  g.playCombat({ attacker: 'robb-stark', defender: 'balon-greyjoy', until: 'robb-stark' });
  const asked = askIn(g.position, 'stark', 'robb-stark');
  if (asked.kind !== 'area') throw new Error('no area');
  expect(asked.areas).toEqual(expect.arrayContaining(['seagard', 'greywater-watch']));
  for (const answer of answersOf(g.position, asked)) expect(answer).not.toHaveProperty('area', 'seagard');
  const own: Ask = { ...asked, house: 'greyjoy', about: 'retreat', mayDecline: false };
  for (const answer of answersOf(g.position, own)) expect(answer).toHaveProperty('area', 'seagard');
});

test('a house with more than seven cards has odds like any other', () => {
  const [many, few] = [HOUSE_CARD_IDS.slice(0, 10), CARDS_OF.martell];
  for (const lead of [-3, 0, 3]) {
    expect(victory(lead, many, few)).toBeGreaterThan(0);
    expect(victory(lead, many, few)).toBeLessThan(1);
    expect(victory(lead, many, few) + victory(-lead, few, many)).toBeCloseTo(1);
  }
});
