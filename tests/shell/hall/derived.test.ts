// What the hall makes of its evenings: people, houses, rivalries, records, medals; names, and what leaves for other programs.

import { expect, test } from 'vitest';
import { linkOf, playOf } from '#shell/hall/bgStats';
import { filtered, minutesOf } from '#shell/hall/evenings';
import { housesOf } from '#shell/hall/houses';
import { medalsOf } from '#shell/hall/medals';
import { calledIn, joined, keptApart, likely, namesFrom, NO_NAMES, parted, spellingsOf } from '#shell/hall/names';
import { othersOf, peopleOf, together } from '#shell/hall/people';
import { logOf } from '#shell/hall/playLog';
import { recordsOf } from '#shell/hall/records';
import { rivalriesOf, rivalsOf } from '#shell/hall/rivalries';
import { evening, generated, NOTHING, seatsOf } from './generated';

const THREE = [
  evening(3, ['Mira', 'Rosa', 'Pim']),
  evening(2, ['Mira', 'Pim', null, 'Rosa']),
  evening(1, ['Rosa', 'Mira', 'Pim'])
];

test('people are in the order of their wins, then of their share', () => {
  expect(peopleOf(THREE).map(({ name, place, wins, evenings }) => [name, place, wins, evenings])).toEqual([
    ['Mira', 1, 2, 3],
    ['Rosa', 2, 1, 3],
    ['Pim', 3, 0, 3]
  ]);
  expect(peopleOf(THREE)[0]?.houses).toEqual([
    { game: 'thrones', house: 'stark', count: 2 },
    { game: 'thrones', house: 'lannister', count: 1 }
  ]);
  const level = peopleOf([...THREE, evening(4, ['Pim', 'Tarek', 'Ada'])]);
  expect(level.map(({ name, place }) => `${place} ${name}`)).toEqual(['1 Mira', '2 Rosa', '3 Pim', '4 Ada', '4 Tarek']);
});

test('seats of code, and their wins, are told apart', () => {
  const won = evening(4, [null, 'Mira', 'Pim']);
  expect(othersOf([...THREE, won])).toEqual({ code: 2, codeWins: 1, nameless: 0 });
  const nameless = evening(5, [], { seats: seatsOf(['Mira']).map((seat) => ({ ...seat, person: null })) });
  expect(othersOf([nameless])).toEqual({ code: 0, codeWins: 0, nameless: 1 });
});

test('five hundred evenings: wins of people and of houses are as many as evenings', () => {
  const many = generated(500);
  const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
  expect(sum(peopleOf(many).map(({ wins }) => wins))).toBe(500);
  expect(sum(peopleOf(many).map(({ evenings }) => evenings))).toBe(sum(many.map(({ seats }) => seats.length)));
  const [table] = housesOf(many);
  expect(sum(table!.rows.map(({ wins }) => wins))).toBe(500);
  for (const { of, by } of table!.rows) expect(sum(by.map((share) => share?.of ?? 0))).toBe(of);
  expect(rivalriesOf(many)).toHaveLength(3);
  expect(medalsOf(many).length).toBeLessThanOrEqual(5);
});

test('houses are counted by how many were at the table, from three evenings on', () => {
  expect(housesOf(THREE.slice(1))).toEqual([]);
  const [table] = housesOf(THREE);
  expect(table?.counts).toEqual([3, 4]);
  expect(table?.rows[0]).toEqual({
    house: 'stark',
    wins: 3,
    of: 3,
    by: [
      { wins: 2, of: 2 },
      { wins: 1, of: 1 }
    ]
  });
  expect(table?.rows.find(({ house }) => house === 'greyjoy')?.by).toEqual([null, { wins: 0, of: 1 }]);
  const both = [...THREE, ...THREE.map((one) => ({ ...one, game: 'iron-throne' }))];
  expect(housesOf(both).map(({ game }) => game)).toEqual(['iron-throne', 'thrones']);
});

test('a rivalry says who of the two was ahead, the one ahead first', () => {
  const counted = {
    ...NOTHING,
    battles: [
      { won: 'stark', lost: 'lannister', count: 2 },
      { won: 'lannister', lost: 'stark', count: 1 },
      { won: 'stark', lost: 'baratheon', count: 5 }
    ]
  };
  const met = [evening(3, ['Rosa', 'Mira', 'Pim'], { counted }), ...THREE];
  expect(rivalriesOf(met).find(({ names }) => names.includes('Rosa') && names.includes('Mira'))).toEqual({
    names: ['Mira', 'Rosa'],
    ahead: [2, 2],
    evenings: 4,
    battles: 3
  });
  expect(rivalriesOf(THREE)[0]?.evenings).toBe(3);
  expect(rivalriesOf(THREE.slice(2))).toEqual([]);
  expect(rivalsOf(THREE, 'Rosa').map(({ names, ahead }) => [names[1], ...ahead])).toEqual([
    ['Mira', 1, 2],
    ['Pim', 2, 1]
  ]);
  const level = evening(4, [], { seats: seatsOf(['Ada', 'Ben'], { rank: 1 }) });
  expect(rivalriesOf([level, level])[0]?.ahead).toEqual([0, 0]);
});

test('records are of the evening that set them first', () => {
  const counted = { ...NOTHING, minutes: 200, battles: [{ won: 'stark', lost: 'tyrell', count: 4 }] };
  const evenings = [
    evening(4, ['Pim', 'Ada'], { round: 5, tied: true, seats: seatsOf(['Pim', 'Ada'], { score: 5 }) }),
    evening(3, ['Mira', 'Rosa'], { round: 5 }),
    evening(2, ['Rosa', 'Mira'], { counted: { ...counted, wildlings: { attacks: 3, won: 2 } } })
  ];
  expect(recordsOf(evenings).map(({ what, value, evening: { id } }) => [what, value, id])).toEqual([
    ['shortest', 5, 'evening-3'],
    ['highest', 7, 'evening-2'],
    ['closest', 5, 'evening-4'],
    ['longest', 200, 'evening-2'],
    ['battles', 4, 'evening-2'],
    ['wildlings', 2, 'evening-2']
  ]);
});

test('medals are for one alone, one a person, and need three evenings', () => {
  expect(medalsOf(THREE.slice(1))).toEqual([]);
  const medals = medalsOf(THREE);
  expect(medals.find(({ what }) => what === 'row')).toMatchObject({ person: 'Mira', count: 2, metal: 'gold' });
  expect(new Set(medals.map(({ person }) => person)).size).toBe(medals.length);
  const paid = { ...NOTHING, paid: { lannister: 6, stark: 6 }, thought: { stark: 30, lannister: 10, baratheon: 20 } };
  const same = [1, 2, 3].map((i) => evening(i, ['Ada', 'Ben', 'Cleo'], { counted: paid }));
  expect(medalsOf(same).some(({ what }) => what === 'wall')).toBe(false);
  expect(medalsOf(same).map(({ what, person, count }) => [what, person, count])).toEqual([
    ['row', 'Ada', 3],
    ['banker', 'Cleo', 6],
    ['short', 'Ben', 3]
  ]);
});

test('filters hold both: the game, and who was there', () => {
  const iron = evening(9, ['Pim', 'Ada'], { game: 'iron-throne' });
  const all = [iron, ...THREE];
  const idsOf = (game: string | null, person: string | null) => filtered(all, { game, person }).map(({ id }) => id);
  expect(idsOf(null, null)).toHaveLength(4);
  expect(idsOf('iron-throne', null)).toEqual(['evening-9']);
  expect(idsOf(null, 'Ada')).toEqual(['evening-9']);
  expect(idsOf('thrones', 'Ada')).toEqual([]);
  expect(minutesOf(all)).toBeNull();
  expect(minutesOf([{ ...iron, counted: { ...NOTHING, minutes: 61 } }, iron])).toBe(61);
});

test('names are joined, moved along and separated', () => {
  const both = joined(joined(NO_NAMES, 'Jonas', 'Jónás'), 'Jon', 'Jonas');
  expect(['Jonas', 'Jónás', 'Jon', 'constructor'].map((name) => calledIn(both, name))).toEqual([
    ...['Jon', 'Jon', 'Jon', 'constructor']
  ]);
  expect(spellingsOf(both, 'Jon').toSorted()).toEqual(['Jonas', 'Jónás']);
  expect(calledIn(parted(both, 'Jónás'), 'Jónás')).toBe('Jónás');
  const turned = joined(joined(NO_NAMES, 'A', 'B'), 'B', 'A');
  expect(['A', 'B'].map((name) => calledIn(turned, name))).toEqual(['B', 'B']);
  expect(namesFrom(JSON.stringify(both))).toEqual(both);
  for (const strange of [null, 'x', '7', '{"same":{"a":"a","b":3,"c":"d","d":"e"},"apart":[1,["x"]]}'])
    expect(calledIn(namesFrom(strange), 'c')).toBe('c');
});

test('spellings that differ by signs alone are asked about until somebody has said that they are two', () => {
  const never = (): boolean => false;
  expect(likely(NO_NAMES, ['Ada', 'Jonas', 'jónás '], never)).toEqual(['Jonas', 'jónás ']);
  expect(likely(keptApart(NO_NAMES, 'jónás ', 'Jonas'), ['Ada', 'Jonas', 'jónás '], never)).toBeNull();
  expect(likely(NO_NAMES, ['Jonas', 'jónás '], () => true)).toBeNull();
  expect(likely(NO_NAMES, ['Jonas', 'Jon'], never)).toBeNull();
  expect(together(THREE, 'Mira', 'Pim')).toHaveLength(3);
  expect(together(THREE, 'Mira', 'Ada')).toEqual([]);
});

const words = {
  title: 'A Game of Thrones',
  nameOf: (house: string) => house,
  scoreOf: (count: number) => `${count} castles`,
  lengthOf: (rounds: number) => `${rounds} rounds`
};
const [, second] = THREE;
const sent = {
  title: 'Thrones',
  comments: 'Winter',
  roleOf: words.nameOf,
  idOf: (person: string) => `id-${person.length}`
};

test('BG Stats gets people alone, every flag written, and ids that are no names', () => {
  const play = playOf({ ...second!, counted: { ...NOTHING, minutes: 61 } }, second!.time!, sent);
  expect(play).toMatchObject({
    sourceName: 'pass-the-crown',
    sourcePlayId: 'evening-2',
    playDate: '2026-01-04 00:00:00',
    durationMin: 61,
    game: { name: 'Thrones', sourceGameId: 'thrones', highestWins: true, noPoints: false }
  });
  expect(play.players).toEqual([
    { name: 'Mira', sourcePlayerId: 'id-4', startPlayer: false, winner: true, score: 7, rank: 1, role: 'stark' },
    { name: 'Pim', sourcePlayerId: 'id-3', startPlayer: false, winner: false, score: 6, rank: 2, role: 'lannister' },
    { name: 'Rosa', sourcePlayerId: 'id-4', startPlayer: false, winner: false, score: 4, rank: 4, role: 'greyjoy' }
  ]);
  const link = linkOf(second!, sent)!;
  expect(link.startsWith('https://app.bgstatsapp.com/createPlay.html?data=%7B')).toBe(true);
  expect(JSON.parse(decodeURIComponent(link.split('?data=')[1]!))).toEqual(playOf(second!, second!.time!, sent));
  expect('durationMin' in playOf(second!, 0, sent)).toBe(false);
  expect(linkOf({ ...second!, time: null }, sent)).toBeNull();
});

test('a play log gets plain lines', () => {
  expect(logOf(second!, words)).toBe(
    [
      `A Game of Thrones · Evening 2 · 2026-01-04 · 10 rounds`,
      '1. Mira (stark): 7 castles',
      '2. Pim (lannister): 6 castles',
      '3. played by the app (baratheon): 5 castles',
      '4. Rosa (greyjoy): 4 castles'
    ].join('\n')
  );
});
