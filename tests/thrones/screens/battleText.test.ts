// Sentences about a battle.

import { expect, test } from 'vitest';
import type { AreaId, HouseCardId } from '#thrones/box';
import type { MomentOf } from '#thrones/flow/moments';
import type { BattleRecord, SideName } from '#thrones/rules';
import { cardsOf, sumsOf } from '#thrones/rules/combat/ledger';
import { viewFor } from '#thrones/rules/view';
import { type FigurePart, partsOf } from '#thrones/screens/combat/ledgerFigures';
import { march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { wordsIn } from '#tests/support/shown';
import { armiesIn, endOf, fought, paragraphsIn, stageOf } from './battleShown';

/** House Lannister beats House Greyjoy. */
function battle(): MomentOf<'battle'> {
  const g = scene(`
    greyjoy    stoney-sept: knight, defense+2
    lannister  lannisport: 2 knight footman siege-engine, march-1
  `).marches();
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 knight footman siege-engine' }));
  return fought(g, { attacker: 'tywin-lannister', defender: 'dagmar-cleftjaw' });
}

/** What the lines of a side open into at a tap. */
const partsIn = (fight: BattleRecord, side: SideName): FigurePart[] => {
  const army = { house: fight[side], lines: fight.ledger[side], total: sumsOf(fight)[side] };
  return army.lines.flatMap((line) => partsOf(line, army, cardsOf(fight), side));
};

interface Cost {
  readonly swords?: number;
  readonly towers?: number;
  readonly losses?: Partial<BattleRecord['losses']>;
}

test('casualties are said in whole sentences, and a siege engine alone is not no units and one more', () => {
  const moment = battle();
  const saysOf = ({ swords = 0, towers = 0, losses = {} }: Cost): readonly string[] => {
    const icons = { attacker: { swords, towers: 0 }, defender: { swords: 0, towers } };
    return paragraphsIn(
      endOf({ ...moment, battle: { ...moment.battle, icons, losses: { fall: 0, engines: 0, ...losses } } })
    );
  };
  expect(saysOf({})).toContain('No swords. House Greyjoy loses no units.');
  expect(saysOf({ swords: 1, losses: { fall: 1, all: true } })).toContain(
    '1 sword, no fortification. House Greyjoy loses its last unit.'
  );
  expect(saysOf({ swords: 3, towers: 1, losses: { fall: 2 } })).toContain(
    '3 swords against 1 fortification. House Greyjoy loses 2 units.'
  );
  expect(saysOf({ swords: 2, losses: { fall: 2, all: true } })).toContain(
    '2 swords, no fortification. House Greyjoy loses all 2 of its units.'
  );
  expect(saysOf({ swords: 2, losses: { fall: 1, all: true, engines: 1 } })).toContain(
    '2 swords, no fortification. House Greyjoy loses its last unit. One siege engine is destroyed as well.'
  );
  expect(saysOf({ swords: 3, losses: { engines: 1 } })).toContain(
    '3 swords, no fortification. House Greyjoy loses only its siege engine.'
  );
  expect(saysOf({ swords: 3, losses: { spared: true } })).toContain(
    'House Greyjoy’s card protects its units: no casualties.'
  );
});

const FORCE = `
  neutral    the-eyrie
  stark      white-harbor: 2 knight, march+1; the-narrow-sea: ship, support
  baratheon  shipbreaker-bay: ship
`;

test('the name of a player is beside the house only where there is one', () => {
  const g = scene(FORCE).marches();
  g.answer('stark', march('white-harbor', { 'the-eyrie': '2 knight' }));
  const [ask] = g.asks;
  if (ask?.kind !== 'option') throw new Error('Support is asked for');
  const shownTo = (name: string): string =>
    wordsIn(stageOf(viewFor(g.position, null), ask, [{ house: 'stark', name }]));
  expect(shownTo('Stark')).toContain('House Stark decides');
  expect(shownTo('Anna')).toContain('House Stark (Anna) decides');
});

test('what the defender stands in, and whose sum it is', () => {
  const moment = battle();
  const at = (area: AreaId): string => endOf({ ...moment, victor: { ...moment.victor, area } });
  expect(wordsIn(at('winterfell'))).toContain('Greyjoy Defender, in a stronghold');
  expect(wordsIn(at('moat-cailin'))).toContain('Greyjoy Defender, in a castle');
  expect(wordsIn(at('kingswood'))).toMatch(/Greyjoy Defender \d/);
  expect(at('the-reach')).toMatch(/aria-label="\d+, House Lannister, attacking the Reach:/);
  const g = scene(FORCE).marches();
  g.answer('stark', march('white-harbor', { 'the-eyrie': '2 knight' }));
  const [ask] = g.asks;
  if (ask?.kind !== 'option') throw new Error('Support is asked for');
  expect(stageOf(viewFor(g.position, null), ask)).toContain('aria-label="6, The neutral force, defending the Eyrie:');
});

test('a line of the ledger names its pieces, says why they count less, and what each is worth', () => {
  const moment = battle();
  const { attacker, defender } = armiesIn(endOf(moment));
  expect(attacker.lines.map(({ written, about }) => [about, written])).toEqual([
    ['A footman', '1'],
    ['2 knights', '4'],
    ['A siege engine · only against castles and strongholds', '0'],
    ['March · order', '−1'],
    ['House card · Tywin Lannister', '+4']
  ]);
  expect(defender.lines.map(({ about }) => about)).toContain('Defense · special order');
  expect(partsIn(moment.battle, 'attacker').slice(0, 4)).toEqual([
    { label: 'A footman', note: 'worth 1', value: '+1' },
    { label: '2 knights', note: '2 each', value: '+4' },
    { label: 'A siege engine', note: 'only against castles and strongholds', value: '±0' },
    { label: 'March', note: 'order', value: '−1' }
  ]);
});

test('what is doubled, and what counts as 0, opens into what is printed and what a card makes of it', () => {
  const wonWith = (attacker: HouseCardId, defender: HouseCardId): MomentOf<'battle'> => {
    const g = scene(`
      greyjoy  seagard: 2 knight footman, march+1
      stark    greywater-watch: knight, defense+2
    `).marches();
    g.answer('greyjoy', march('seagard', { 'greywater-watch': '2 knight footman' }));
    return fought(g, { attacker, defender });
  };
  const doubled = wonWith('dagmar-cleftjaw', 'catelyn-stark');
  const { lines } = armiesIn(endOf(doubled)).defender;
  expect(lines[1]).toMatchObject({ about: 'Defense · special order', written: '+4' });
  expect(partsIn(doubled.battle, 'defender').slice(1, 3)).toEqual([
    { label: 'Defense', note: 'special order', value: '+2' },
    { label: 'Counts double', note: 'Catelyn Stark', value: '+2' }
  ]);
  const blanked = wonWith('balon-greyjoy', 'eddard-stark');
  expect(armiesIn(endOf(blanked)).defender.lines[2]).toMatchObject({
    about: 'House card · Eddard Stark, worth 0',
    written: '0'
  });
  expect(partsIn(blanked.battle, 'defender').slice(2)).toEqual([
    { label: 'Eddard Stark', note: 'as printed', value: '+4' },
    { label: 'Counts as 0', note: 'Balon Greyjoy', value: '−4' }
  ]);
});
