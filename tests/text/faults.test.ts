// What the build refuses: one change to a small tree of text, and what is said about it, with file and line.

import { describe, expect, test } from 'vitest';
import { book, type Change, changed, log, nounsOf, PARAMS } from './tree';

const swap =
  (from: string | RegExp, to: string) =>
  (was: string): string =>
    was.replace(from, to);
const more =
  (text: string) =>
  (was: string): string =>
    was + text;

/** [what, file, change, fault] */
type Case = readonly [string, string, Change['to'], string];

const told = ([, file, to]: Case): string[] => changed([{ file, to }]).faults;

test('the tree has no faults, and nothing to note', () => {
  const { faults, notes } = changed([]);
  expect({ faults, notes }).toEqual({ faults: [], notes: [] });
});

const MESSAGES: readonly Case[] = [
  [
    'a key is missing',
    log('hu'),
    swap(/^round = .*$/m, ''),
    `${log('hu')}: round is missing (English: ${log('en')}:2)`
  ],
  [
    'a key is too many',
    log('de'),
    more('extra = Zu viel.\n'),
    `${log('de')}:20: extra is not in English: misspelt, or no longer used`
  ],
  [
    'an attribute is missing',
    log('en'),
    swap(/^round = .*$/m, '$&\n    .note = More.'),
    `${log('de')}: round.note is missing (English: ${log('en')}:3)`
  ],
  [
    'an attribute is too many',
    log('de'),
    swap(/^round = .*$/m, '$&\n    .note = Mehr.'),
    `${log('de')}:3: round.note is not in English: misspelt, or no longer used`
  ],
  ['a key is used nowhere', log('en'), more('idle = Not needed.\n'), `${log('en')}:20: idle is used nowhere`],
  ['a key is there twice', log('en'), more('round = Again.\n'), `${log('en')}:20: round is there twice`],
  [
    'a parameter is misspelt',
    log('fr'),
    swap('$round', '$ruond'),
    `${log('fr')}:2: unknown parameter $ruond: params.json names them all, with their types`
  ],
  [
    'a parameter is of another message',
    log('fr'),
    swap('{ $round }', '{ $round } { $level }'),
    `${log('fr')}:2: round: English has no $level`
  ],
  ['a parameter is forgotten', log('it'), swap(' { $round }', ''), `${log('it')}:2: round: $round is not used`],
  [
    'a plural category is missing',
    log('de'),
    swap(/ {4}\[one\] .*\n/, ''),
    `${log('de')}:4: $count: de also needs [one]`
  ],
  ['a plural category never occurs', log('hu'), swap('[one]', '[few]'), `${log('hu')}:4: $count: hu never uses [few]`],
  [
    'an ordinal is missing',
    log('en'),
    swap('{ $count ->', '{ NTH($count) ->'),
    `${log('en')}:4: $count: en also needs [two]`
  ],
  [
    'a choice is missing',
    log('hu'),
    swap(/ {4}\[westeros\] .*\n/, ''),
    `${log('hu')}:9: phase: choices by $phase are over; English has westeros, over`
  ],
  [
    'a choice is too many',
    log('it'),
    swap('    [westeros]', '    [winter] Inverno\n    [westeros]'),
    `${log('it')}:9: phase: choices by $phase are winter, westeros, over; English has westeros, over`
  ],
  [
    'a choice is another',
    log('fr'),
    swap('[westeros]', '[ouest]'),
    `${log('fr')}:9: phase: choices by $phase are ouest, over; English has westeros, over`
  ],
  [
    'a choice is none',
    log('hu'),
    swap(/phase = [^}]*\}/, 'phase = Vége'),
    `${log('hu')}:9: phase: makes no choice by $phase`
  ],
  [
    'a choice is there twice',
    log('en'),
    swap('*[over]', '[westeros] Westeros\n   *[over]'),
    `${log('en')}:9: [westeros] is there twice`
  ],
  ['a choice is of an unknown noun', log('en'), swap('[stark]', '[strak]'), `${log('en')}:16: houses has no strak`],
  [
    'a choice is made by a list',
    log('en'),
    swap('tie = { $house ->', 'tie = { $houses ->'),
    `${log('en')}:16: $houses is no single thing: a choice by it can only be [none] and *[other]`
  ],
  [
    'a choice has its rest in the middle',
    log('en'),
    swap('    [westeros] Westeros phase\n   *[over]', '    [other] Some phase\n   *[over]'),
    `${log('en')}:9: what is [other] comes last, with a star`
  ],
  [
    'a choice is made by a form',
    log('en'),
    swap('tie = { $house ->', 'tie = { NOM($house) ->'),
    `${log('en')}:16: a choice is made by a $parameter, or by NTH($parameter)`
  ],
  [
    'a sentence begins in the middle',
    log('it'),
    swap('[westeros] ', '[westeros] , '),
    `${log('it')}:10: begins or ends in the middle of a sentence: a message is a whole sentence or label`
  ],
  [
    'a sentence ends in the middle',
    log('it'),
    swap('round { $round }.', 'round { $round }{ " " }'),
    `${log('it')}:2: begins or ends in the middle of a sentence: a message is a whole sentence or label`
  ],
  [
    'a choice is inside of a sentence',
    log('en'),
    swap('{ $round }', '{ $count ->\n    [one] one\n   *[other] more\n }'),
    `${log('en')}:2: a choice inside a sentence: write the whole sentence in each variant`
  ],
  [
    'a noun has no form',
    log('de'),
    swap('lost = { NOM($house) }', 'lost = { $house }'),
    `${log('de')}:14: $house is a noun or a list: say in which form, as in { NOM($house) } or { LIST($house) }`
  ],
  [
    'a form is not of the language',
    log('de'),
    swap('lost = { NOM($house) }', 'lost = { WITH($house) }'),
    `${log('de')}:14: de has no form WITH for $house (houses): name, nom`
  ],
  [
    'a form of numbers is not of the language',
    log('en'),
    swap('{ $round }', '{ THE_AS($round) }'),
    `${log('en')}:2: en has no form THE_AS for numbers: signed, nth`
  ],
  [
    'something cannot be counted',
    log('en'),
    swap('of: "ship"', 'of: "shpi"'),
    `${log('en')}:6: en cannot count "shpi" in the form nom: it counts ship`
  ],
  [
    'something is counted by no number',
    log('en'),
    swap('COUNT($count', 'COUNT($house'),
    `${log('en')}:6: $house is no number: it cannot be counted with`
  ],
  [
    'an option is misspelt',
    log('en'),
    swap('of: "ship"', 'off: "ship"'),
    `${log('en')}:6: COUNT knows no off: of, form, case, join`
  ],
  [
    'an option is unknown',
    log('en'),
    swap('lost = { NOM($house)', 'lost = { NOM($house, case: "upper")'),
    `${log('en')}:14: case: "upper" is unknown: "capital"`
  ],
  [
    'a brace is missing',
    log('en'),
    swap('{ $round }', '{ $round'),
    `${log('en')}:2: cannot be read: Expected token: "}"`
  ],
  [
    'a quotation mark is straight',
    log('en'),
    swap('begins.', '"begins".'),
    `${log('en')}:2: straight quotation marks: write those of the language`
  ],
  [
    'a word is not ours',
    log('en'),
    swap('begins.', 'lies.'),
    `${log('en')}:2: "lies" is not ours: things are somewhere; they do not lie there.`
  ]
];

const BOOK: readonly Case[] = [
  [
    'a step is missing',
    book('de'),
    swap(/^2\. .*\n/m, ''),
    `${book('de')}: combat.1.step-2 is missing (English: ${book('en')}:10)`
  ],
  [
    'a step is too many',
    book('de'),
    swap(/^2\. .*\n/m, '$&3. Mehr.\n'),
    `${book('de')}:11: combat.1.step-3 is not in English: misspelt, or no longer used`
  ],
  [
    'a leaf is another',
    book('it'),
    swap('{#combat}', '{#combattimento}'),
    `${book('it')}: combat.title is missing (English: ${book('en')}:3)`
  ],
  ['a leaf has no id', book('it'), swap(' {#combat}', ''), `${book('it')}:3: a leaf has an id: ## Title {#id}`],
  ['a number is forgotten', book('hu'), swap(' { $round }', ''), `${book('hu')}:7: combat.lead: $round is not used`],
  [
    'a number is unknown',
    book('hu'),
    swap('$round', '$rundo'),
    `${book('hu')}:7: unknown parameter $rundo: params.json names them all, with their types`
  ],
  ['pages are no numbers', book('fr'), swap('17, 20', '17–20'), `${book('fr')}:5: pages are numbers: pages: 17, 20`],
  [
    'a leaf does not sum up',
    book('en'),
    swap(/^At most.*\n/m, ''),
    `${book('en')}:8: combat begins with a sentence that sums it up`
  ],
  [
    'a heading has nothing below it',
    book('en'),
    more('\n### More\n'),
    `${book('en')}:17: a heading without anything below it`
  ],
  ['a chapter has no title', book('en'), swap(/^# .*\n/, ''), `${book('en')}:1: a chapter has a title: # Title`],
  [
    'a mark is unknown',
    book('en'),
    swap('1. Support', '* Support'),
    `${book('en')}:9: no such mark in a rulebook: #, ##, ###, 1., + and - are all`
  ],
  [
    'a word is bold',
    book('en'),
    swap('Support.', '**Support.**'),
    `${book('en')}:9: no such mark in a rulebook: #, ##, ###, 1., + and - are all`
  ],
  [
    'something stands before the first leaf',
    book('en'),
    swap('# Combat\n', '# Combat\n\nFirst.\n'),
    `${book('en')}:3: stands before the first leaf: ## Title {#id}`
  ],
  [
    'a word of it is not ours',
    book('en'),
    swap('battles.', 'fights.'),
    `${book('en')}:7: "fights" is not ours: the edition says battle, combat.`
  ]
];

const AROUND: readonly Case[] = [
  ['a file is missing', log('hu'), () => null, `${log('hu')}: ships is missing (English: ${log('en')}:4)`],
  [
    'a bundle is not in English',
    'src/games/thrones/text/de/lgo.ftl',
    () => 'round = Runde.\n',
    'src/games/thrones/text/de/lgo.ftl:1: round is not in English: misspelt, or no longer used'
  ],
  [
    'a topic says a key again',
    'src/games/thrones/text/de/log/more.ftl',
    () => 'round = Runde.\n',
    'src/games/thrones/text/de/log/more.ftl:1: round is there twice'
  ],
  [
    'a file is of no kind',
    'src/games/thrones/text/de/log.flt',
    () => 'x',
    'src/games/thrones/text/de/log.flt: neither messages (.ftl) nor a chapter (rulebook/01-name.md)'
  ],
  [
    'a language is not listed',
    'src/games/thrones/text/pl/log.ftl',
    () => 'round = Runda.\n',
    'src/games/thrones/text/pl: no language of src/text/languages.js'
  ],
  [
    'a parameter has an unknown type',
    PARAMS,
    swap('"level": "number"', '"level": "nubmer"'),
    `${PARAMS}: $level is of the type nubmer, which is none of number, text, texts, scores, House, Houses`
  ],
  [
    'a type is of an unknown group',
    PARAMS,
    swap('"houses"', '"huoses"'),
    `${PARAMS}: the type House is of huoses, which is not known`
  ],
  [
    'a parameter is common already',
    PARAMS,
    swap('"level"', '"count"'),
    `${PARAMS}: $count is in src/text/params.json already`
  ],
  ['a noun is missing', nounsOf('hu'), swap('tyrell', 'tirell'), `${nounsOf('hu')}: houses: tyrell is missing`],
  [
    'a noun is not in English',
    nounsOf('hu'),
    swap('tyrell', 'tirell'),
    `${nounsOf('hu')}: houses: tirell is not in English`
  ],
  ['a group of nouns is missing', nounsOf('hu'), swap('"areas"', '"area"'), `${nounsOf('hu')}: areas: pyke is missing`]
];

describe('the build is refused where', () => {
  test.each([...MESSAGES, ...BOOK, ...AROUND])('%s', (...one) => {
    expect(told(one)).toEqual(expect.arrayContaining([one[3]]));
  });
});

test('what harms nothing is noted: parameters that no message uses', () => {
  const { faults, notes } = changed([
    { file: PARAMS, to: swap('"level"', '"spare": "text",\n    "level"') },
    { file: 'src/text/params.json', to: () => '{ "count": "number", "more": "number" }' }
  ]);
  expect(faults).toEqual([]);
  expect(notes).toEqual(['src/text/params.json: no message uses $more', `${PARAMS}: no message uses $spare`]);
});

test('a key put together at run time has a literal beginning', () => {
  const family = { file: log('en'), to: more('fate-good = Good.\nfate-bad = Bad.\n') };
  const others = ['hu', 'fr', 'it', 'de'].map((one) => ({ file: log(one), to: more('fate-good = x\nfate-bad = x\n') }));
  expect(changed([family, ...others]).faults).toEqual([
    `${log('en')}:20: fate-good is used nowhere`,
    `${log('en')}:21: fate-bad is used nowhere`
  ]);
  const use = { file: 'src/code.ts', to: more(' text(`fate-${fate}`);') };
  expect(changed([family, ...others, use]).faults).toEqual([]);
});

test('what a draft lacks is counted and no fault; what it has is judged like any other', () => {
  const lacking = [
    { file: log('hu'), to: swap(/^(?:round|lost) = .*$/gm, '') },
    { file: book('hu'), to: () => null },
    { file: nounsOf('hu'), to: swap(/"areas": \{[^}]*\}\s*\},/, '') }
  ];
  const { faults, notes } = changed(lacking, ['hu']);
  expect({ faults, notes }).toEqual({ faults: [], notes: ['hu: 10 messages are still English'] });
  expect(changed([{ file: log('hu'), to: swap('$level', '$round') }], ['hu']).faults).toEqual([
    `${log('hu')}:14: lost: English has no $round`,
    `${log('hu')}:14: lost: $level is not used`
  ]);
});
