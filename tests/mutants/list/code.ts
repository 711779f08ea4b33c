// Seats played by code: no waiting for them, no hurry by them, and nothing drawn again.

import type { Mutant } from '../mutant';

const PLAYING = 'src/shell/play/playing.svelte.ts';
const DRIVER = 'src/shell/play/driver.ts';
const PLAY = 'tests/shell/play/code.test.ts';
const SEATS = 'tests/shell/play/seatsHandedOver.test.ts';
const MIND = 'tests/thrones/minds/mind.test.ts';
const HANDED = 'tests/shell/saves/handed.test.ts';
const BOTS = 'src/games/thrones/bots';
const HABITS = 'tests/thrones/bots/habits.test.ts';
const SEARCH = 'tests/thrones/bots/search.test.ts';
const LEADER = 'tests/thrones/bots/leader.test.ts';
const HOLDING = 'tests/thrones/bots/holding.test.ts';
const REASONS = 'tests/thrones/bots/reasons.test.ts';

export const CODE: readonly Mutant[] = [
  {
    name: 'a tap that falls into the keeping of an answer of code is lost',
    file: PLAYING,
    find: 'if (this.#byCode !== null) await this.#byCode;\n    const { turn } = this;',
    replace: 'const { turn } = this;',
    noticedBy: [PLAY, 'is not lost']
  },
  {
    name: 'code goes on from an answer before it can be taken back',
    file: DRIVER,
    find: 'isRegrettable ? REGRET : 0',
    replace: '0',
    noticedBy: [PLAY, 'a person has time for it']
  },
  {
    name: 'a thought about an older table is played',
    file: PLAYING,
    find: 'asked.stand !== this.asked?.stand',
    replace: 'this.asked === null',
    noticedBy: [PLAY, 'not asked any more']
  },
  {
    name: 'code answers while people look at something else',
    file: DRIVER,
    find: 'if (this.#asked !== asked) return;\n',
    replace: '',
    noticedBy: [PLAY, 'while people look at something else']
  },
  {
    name: 'handing a seat to and fro draws its chance anew',
    file: 'src/shell/play/seating.svelte.ts',
    find: 'seed: earlier?.seed ?? newId()',
    replace: 'seed: newId()',
    noticedBy: [SEATS, 'is noted, and keeps its chance']
  },
  {
    name: 'what a person took back can be done again by whoever takes the seat over',
    file: 'src/shell/saves/store/handingOver.ts',
    find: 'undone: [],',
    replace: '',
    noticedBy: [HANDED, 'handing over is one transaction']
  },
  {
    name: 'the tablet is where code answered',
    file: 'src/shell/saves/store/savedGames.ts',
    find: 'isByCode(kept.handed, house, number) ? kept.tablet : house',
    replace: 'house',
    noticedBy: [HANDED, 'the tablet stays where it was']
  },
  {
    name: 'a worker that is silent is waited for',
    file: 'src/games/thrones/minds/mind.ts',
    find: 'if (++looks >= LOOKS) end(null);',
    replace: 'looks++;',
    noticedBy: [MIND, 'is silent']
  },
  {
    name: 'a worker that says that it thinks is given up all the same',
    file: 'src/games/thrones/minds/mind.ts',
    find: 'looks = 0;\n          if',
    replace: 'if',
    noticedBy: [MIND, 'still thinks is not given up']
  },
  {
    name: 'an answer of a person is taken back freely once code plays the seat',
    file: 'src/shell/play/takingBack.ts',
    find: 'if (codes.has(last)) return { ...reach, free: 0 };',
    replace: '',
    noticedBy: [SEATS, 'stays in the way of taking back']
  },
  {
    name: 'of many handed notes the last of a seat is forgotten first',
    file: 'src/shell/saves/handed.ts',
    find: 'j > i && later.house === house',
    replace: 'j < i && later.house === house',
    noticedBy: [HANDED, 'the last one of each seat is never forgotten']
  },
  {
    name: 'code counts the answers of all, so that its chance shifts with what others take back',
    file: 'src/shell/play/asked.ts',
    find: 'given: entries.filter((entry) => entry.house === house).length,',
    replace: 'given: entries.length,',
    noticedBy: [PLAY, 'its chance counts its own answers only']
  },
  {
    name: 'code lays Consolidate Power at sea',
    file: `${BOTS}/policy/orderPolicy.ts`,
    find: 'return WASTED;',
    replace: 'return 0.02;',
    noticedBy: [HABITS, 'where nothing is to be had']
  },
  {
    name: 'code puts every wildling card back on top',
    file: `${BOTS}/policy/optionPolicy.ts`,
    find: "? 'bottom' : 'top'",
    replace: "? 'top' : 'top'",
    noticedBy: [HABITS, 'put under the deck']
  },
  {
    name: 'code musters ships for nothing',
    file: `${BOTS}/policy/musters.ts`,
    find: '++ships > land - 1 ? FLEET_FOR_NOTHING : ',
    replace: '',
    noticedBy: [HABITS, 'no more ships are mustered']
  },
  {
    name: 'code makes a siege engine of its last soldier beside an enemy',
    file: `${BOTS}/policy/musters.ts`,
    find: ' price -= ALONE;',
    replace: ' price -= 0;',
    noticedBy: [HABITS, 'no siege engine is made of the last soldier']
  },
  {
    name: 'code musters what is worse than nothing',
    file: `${BOTS}/policy/musters.ts`,
    find: 'score > 0 && ',
    replace: 'purchase.length > 0 && ',
    noticedBy: [HABITS, 'no siege engine is made of the last soldier']
  },
  {
    name: 'code gives up the soldier who guards its engines',
    file: `${BOTS}/policy/lossPolicy.ts`,
    find: 'loss += ALONE * lonely(outline, area, staying);',
    replace: '',
    noticedBy: [HABITS, 'it is not the soldier who is given up']
  },
  {
    name: 'code sees no further than its bare units when it orders a march on neutral forces',
    file: `${BOTS}/outline.ts`,
    find: 'return outline.ordersLie ? own : own +',
    replace: 'return own; +',
    noticedBy: [HABITS, 'a March on neutral forces is thought of']
  },
  {
    name: 'code leaves a stronghold empty beside an enemy',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'const STRONGHOLD = 3;',
    replace: 'const STRONGHOLD = 0;',
    noticedBy: [HABITS, 'is not left empty to an enemy next door']
  },
  {
    name: 'code sends its engines and keeps their soldiers at home',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'if (hasOnlyEngines(ready) || !hasOnlyEngines(units))',
    replace: 'if (ready.length > 0)',
    noticedBy: [HABITS, 'with their soldiers or not at all']
  },
  {
    name: 'code orders no March into a fight',
    file: `${BOTS}/policy/orderPolicy.ts`,
    find: 'plan.score < 0.15',
    replace: 'plan.isFight',
    noticedBy: [HABITS, 'does not sit beside a weaker one']
  },
  {
    name: 'code bids by a formula',
    file: `${BOTS}/policy/bids.ts`,
    find: '(LEAST + SPREAD * (chance.fraction() + chance.fraction()))',
    replace: '1',
    noticedBy: [HABITS, 'no bid for a track can be foretold']
  },
  {
    name: 'what the raven saw is forgotten when it comes to bids',
    file: `${BOTS}/persons.ts`,
    find: 'courage: weights.courage - 1',
    replace: 'courage: weights.courage',
    noticedBy: [HABITS, 'bids less against it']
  },
  {
    name: 'code thinks about refusing its own support',
    file: `${BOTS}/thinking.ts`,
    find: "  if (about === 'support' && combat !== null && sideOf(combat, house) !== null) return false;\n",
    replace: '',
    noticedBy: [HABITS, 'habits that never make sense']
  },
  {
    name: 'orders that differ in a token are not thought about',
    file: `${BOTS}/candidates.ts`,
    find: 'const changes = otherTokens(sheet, own.orders);',
    replace: 'const changes = otherTokens(sheet, own.orders).slice(0, 0);',
    noticedBy: [SEARCH, 'some that differ in a token']
  },
  {
    name: 'a Lord has too little time to think its orders out with six houses',
    file: `${BOTS}/levels.ts`,
    find: '6: 4680',
    replace: '6: 900',
    noticedBy: [SEARCH, 'a Lord has time for 120 rounds']
  },
  {
    name: 'a Hand thinks no longer than a Lord',
    file: `${BOTS}/levels.ts`,
    find: 'const FURTHER = 7;',
    replace: 'const FURTHER = 1;',
    noticedBy: [SEARCH, 'before a march a Hand thinks']
  },
  {
    name: 'a level that looks one round further does not think at all',
    file: `${BOTS}/thinking.ts`,
    find: " || horizon === 'next'",
    replace: '',
    noticedBy: [SEARCH, 'does think about them']
  },
  {
    name: 'thinking goes on though one answer is far ahead',
    file: `${BOTS}/search.ts`,
    find: 'samples >= effort.samples || isClear(racing)',
    replace: 'samples >= effort.samples',
    noticedBy: [SEARCH, 'needs no more samples']
  },
  {
    name: 'answers that come to the same are all thought out',
    file: `${BOTS}/search.ts`,
    find: 'racing = different(racing, own!);',
    replace: '',
    noticedBy: [SEARCH, 'are looked at as one']
  },
  {
    name: 'code does not care by which castle somebody else would win',
    file: `${BOTS}/weights.ts`,
    find: 'dread: 20,',
    replace: 'dread: 0,',
    noticedBy: [LEADER, 'somebody else would win by is dear']
  },
  {
    name: 'code lends no strength to a castle of others by which a house would win',
    file: `${BOTS}/policy/orderPolicy.ts`,
    find: 'for (const area of perilous)',
    replace: 'for (const area of perilous.slice(0, 0))',
    noticedBy: [LEADER, 'is lent to it']
  },
  {
    name: 'code raids what musters rather than what supports the last castle',
    file: `${BOTS}/policy/raidPolicy.ts`,
    find: 'const LAST = 3;',
    replace: 'const LAST = 0;',
    noticedBy: [LEADER, 'support beside the last castle is raided']
  },
  {
    name: 'code does not attack the army that would march into the last castle',
    file: `${BOTS}/verge.ts`,
    find: 'if (best > 0) springs.set(AREA_IDS[place]!, best);',
    replace: '',
    noticedBy: [LEADER, 'is worth an attack']
  },
  {
    name: 'a bid for the last track leaves nothing against the wildlings that are to come',
    file: `${BOTS}/policy/bids.ts`,
    find: "westeros[2] === 'wildlings-attack' ?",
    replace: "westeros[1] === 'wildlings-attack' ?",
    noticedBy: ['tests/thrones/bots/courtScenes.test.ts', 'while Wildlings Attack lies open']
  },
  {
    name: 'code takes what it cannot hold',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: '(wouldWin(outline, to) ? 1 : 1 - Math.min(1, risk(outline, to, units, 0)))',
    replace: '1',
    noticedBy: [HOLDING, 'counts by the odds that it is still held']
  },
  {
    name: 'code does not see the Support beside what it takes',
    file: `${BOTS}/outline.ts`,
    find: 'might: might + lent',
    replace: 'might',
    noticedBy: [HOLDING, 'where a Support lies open']
  },
  {
    name: 'code thinks about holding the castle that wins the game',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'wouldWin(outline, to) ? 1 : 1 -',
    replace: '1 -',
    noticedBy: [HOLDING, 'needs no holding']
  },
  {
    name: 'code sends its siege engines where an enemy comes back',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'const ENGINE = 2;',
    replace: 'const ENGINE = 0;',
    noticedBy: [HOLDING, 'without the siege engines']
  },
  {
    name: 'code trusts the garrison of a stronghold against an army',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'garrison === null ? 1 : fall(threat, garrison.strength)',
    replace: 'garrison === null ? 1 : 0',
    noticedBy: [HOLDING, 'to its garrison']
  },
  {
    name: 'no sheet has a Defense in the castle most in danger',
    file: `${BOTS}/candidates.ts`,
    find: '  if (guarded !== null) yield guarded;\n',
    replace: '',
    noticedBy: [HOLDING, 'one has a Defense']
  },
  {
    name: 'code attacks though its best card loses to the second best',
    file: `${BOTS}/outline.ts`,
    find: '  if (lead + best < second) return true;\n',
    replace: '',
    noticedBy: [HOLDING, 'its best card loses']
  },
  {
    name: 'a house far behind attacks alone against the odds',
    file: `${BOTS}/outline.ts`,
    find: 'const FAR_BEHIND = 3;',
    replace: 'const FAR_BEHIND = 30;',
    noticedBy: [HOLDING, 'when it is far behind']
  },
  {
    name: "of two castles alike code does not take the leader's",
    file: `${BOTS}/weights.ts`,
    find: '  leader: 1,',
    replace: '  leader: 0,',
    noticedBy: [HOLDING, 'the one of the leader']
  },
  {
    name: 'code fights for a sea as if nobody led',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'const IDLE = 0.4;',
    replace: 'const IDLE = 1;',
    noticedBy: [HOLDING, 'while somebody else leads']
  },
  {
    name: 'code raids as likely after as before the others',
    file: `${BOTS}/policy/orderPolicy.ts`,
    find: 'later: 0.3 }',
    replace: 'later: 0.6 }',
    noticedBy: [HOLDING, 'how likely there is something to raid']
  },
  {
    name: 'code lays a Raid where nobody is in reach',
    file: `${BOTS}/policy/orderPolicy.ts`,
    find: 'const NOTHING = -1;',
    replace: 'const NOTHING = 0;',
    noticedBy: [HOLDING, 'worse than nothing']
  },
  {
    name: 'code waits for a Mustering that does not come',
    file: `${BOTS}/persons.ts`,
    find: 'const OVERDUE = 1.5;',
    replace: 'const OVERDUE = 1;',
    noticedBy: [HOLDING, 'no Mustering has come']
  },
  {
    name: 'code is not told to have expected to hold a castle',
    file: `${BOTS}/reasons/facing.ts`,
    find: 'holding(outline, area, units) < LIKELY',
    replace: 'holding(outline, area, units) < 2',
    noticedBy: [REASONS, 'by what could come to its castle']
  },
  {
    name: "the leader's castle is told like any other",
    file: `${BOTS}/reasons/facing.ts`,
    find: "{ ...one, what: 'from-leader', area }",
    replace: 'one',
    noticedBy: [REASONS, 'the leader it stops']
  }
];
