// The rules of the first game, broken one at a time.

import type { Mutant } from '../mutant';

const RULES = 'src/games/thrones/rules';
const SCENES = 'tests/thrones/scenes';

export const THRONES: readonly Mutant[] = [
  {
    name: 'a tie of castles goes to supply before land areas',
    file: `${RULES}/endOfRound.ts`,
    find: "['castles', 'land-areas', 'supply', 'throne']",
    replace: "['castles', 'supply', 'land-areas', 'throne']",
    noticedBy: [`${SCENES}/victory.test.ts`, '[victory.tie][EX-44]']
  },
  {
    name: 'the card that the raven saw stays known after the last round',
    file: `${RULES}/endOfRound.ts`,
    find: '  draft.sealed = { ...draft.sealed, raven: null };\n',
    replace: '',
    noticedBy: [`${SCENES}/raven.test.ts`, 'is forgotten with the round']
  },
  {
    name: 'a garrison stays where the victor lost all its units',
    file: `${RULES}/combat/cleanUp.ts`,
    find: '  loseGarrison(draft, area);',
    replace: '  if (attackers.length > 0) loseGarrison(draft, area);',
    noticedBy: [`${SCENES}/cleanup.test.ts`, 'the garrison is lost although nobody moves in']
  },
  {
    name: 'pieces of the attackers under way can be had a second time',
    file: `${RULES}/pieces.ts`,
    find: '  if (table.combat?.attacker === house) for (const one of table.combat.attackers) if (one.kind === kind) left--;\n',
    replace: '',
    noticedBy: [`${SCENES}/cards/baratheon.test.ts`, 'knights among the attackers count']
  },
  {
    name: 'routed units do not count towards an army',
    file: `${RULES}/supply.ts`,
    find: 'if (units.length > 1 && !changes?.has(area)) sizes.push(units.length);',
    replace:
      '{ const size = units.filter((one) => !one.routed).length; if (size > 1 && !changes?.has(area)) sizes.push(size); }',
    noticedBy: [`${SCENES}/supply.test.ts`, 'two routed units are an army']
  },
  {
    name: 'siege engines of the loser soak casualties besides being lost',
    file: `${RULES}/combat/casualties.ts`,
    find: '!one.routed && !engines.includes(one)',
    replace: '!one.routed',
    noticedBy: ['tests/thrones/outlook/foretold.test.ts', 'casualties and siege engines of a defeat']
  },
  {
    name: 'what was repelled stays repelled in the turn after a force was beaten',
    file: `${RULES}/combat/neutral.ts`,
    find: '  hasActed(draft, attacker);\n  draft.repelled = [];',
    replace: '  hasActed(draft, attacker);',
    noticedBy: [`${SCENES}/neutral.test.ts`, 'to beat a force is the turn']
  },
  {
    name: 'beating a neutral force is no turn',
    file: `${RULES}/combat/neutral.ts`,
    find: '  hasActed(draft, attacker);\n',
    replace: '',
    noticedBy: [`${SCENES}/neutral.test.ts`, 'to beat a force is the turn']
  },
  {
    name: 'a castle taken from a neutral force does not win',
    file: `${RULES}/combat/neutral.ts`,
    find: '  settleLosses(draft);\n',
    replace: '',
    noticedBy: [`${SCENES}/neutral.test.ts`, 'where the force held the seventh castle']
  },
  {
    name: 'peaceful moves lend a supporting area no strength',
    file: `${RULES}/combat/neutral.ts`,
    find: 'if (to === battle || areas[to].order?.house !== house) continue;',
    replace: 'if (to !== battle || areas[to].order?.house !== house) continue;',
    noticedBy: [`${SCENES}/neutral.test.ts`, 'so beat a force that neither beats alone']
  },
  {
    name: 'power comes from beyond the twenty tokens',
    file: `${RULES}/pieces.ts`,
    find: 'const gained = Math.min(amount, powerInPool(draft, house));',
    replace: 'const gained = amount;',
    noticedBy: [`${SCENES}/setup.test.ts`, 'power beyond twenty tokens']
  },
  {
    name: 'a needless loss of units is accepted',
    file: `${RULES}/westeros/supplyCard.ts`,
    find: 'return needless < 0 ? null : refuse(',
    replace: 'return needless < Infinity ? null : refuse(',
    noticedBy: [`${SCENES}/supply.test.ts`, 'four armies are cut down']
  },
  {
    name: 'the icon of the card after Winter Is Coming does not count',
    file: `${RULES}/westeros/westerosTexts.ts`,
    find: 'if (hasIcon(card)) comeNearer(draft, 1);',
    replace: '',
    noticedBy: [`${SCENES}/westeros/phase.test.ts`, 'the icon of the new card counts']
  },
  {
    name: 'Winter Is Coming shuffles nothing',
    file: `${RULES}/westeros/westerosTexts.ts`,
    find: '    shuffle(draft, deck);\n',
    replace: '',
    noticedBy: [`${SCENES}/westeros/phase.test.ts`, 'it is replaced again']
  },
  {
    name: 'two units of two castles are destroyed by The Horde Descends',
    file: `${RULES}/wildlings/consequences.ts`,
    find: 'least: 2, most: 2, together: true',
    replace: 'least: 2, most: 2, together: false',
    noticedBy: [`${SCENES}/wildlings/units.test.ts`, 'lost: two units of one castle']
  },
  {
    name: 'more ships retreat into a port than it holds',
    file: `${RULES}/combat/refuges.ts`,
    find: "AREAS[refuge].kind === 'port' ? PORT_CAPACITY - there : retreating",
    replace: 'retreating',
    noticedBy: [`${SCENES}/retreat/refuges.test.ts`, 'a port holds three']
  },
  {
    name: 'the area that is left counts as an army of the retreat',
    file: `${RULES}/combat/refuges.ts`,
    find: "if (side === 'defender') changes.set(area, 0);",
    replace: '',
    noticedBy: [`${SCENES}/retreat/refuges.test.ts`, 'what the supply cannot feed']
  },
  {
    name: 'Robb Stark sends the loser where it costs more units',
    file: `${RULES}/cards/stark.ts`,
    find: "fewestLosses(refugesOf(draft, loser, 'anywhere'))",
    replace: "refugesOf(draft, loser, 'anywhere').map(({ area }) => area)",
    noticedBy: [`${SCENES}/cards/stark.test.ts`, 'not to an area that costs the loser more']
  },
  {
    name: 'a siege engine retreats in the first printing',
    file: `${RULES}/combat/retreat.ts`,
    find: "one.routed || one.kind === 'siege-engine'",
    replace: 'one.routed',
    noticedBy: [`${SCENES}/casualty.test.ts`, 'in the first printing it may be given']
  },
  {
    name: 'the routed retreat once more',
    file: `${RULES}/combat/retreat.ts`,
    find: "one.routed || one.kind === 'siege-engine'",
    replace: "one.kind === 'siege-engine'",
    noticedBy: [`${SCENES}/rout.test.ts`, 'the routed knight may not']
  },
  {
    name: 'help cannot be refused',
    file: `${RULES}/combat/support.ts`,
    find: 'helped === house || combat.defender === null',
    replace: 'helped !== null || combat.defender === null',
    noticedBy: [`${SCENES}/support.test.ts`, 'seven against six']
  },
  {
    name: 'Renly Baratheon makes knights of the footmen of a helper',
    file: `${RULES}/cards/baratheon.ts`,
    find: 'one.house === house && one.side === side',
    replace: 'one.side === side',
    noticedBy: [`${SCENES}/cards/baratheon.test.ts`, 'footmen of a helper become no knights']
  },
  {
    name: 'the order of an enemy stays where units enter',
    file: `${RULES}/pieces.ts`,
    find: "if (order !== null && order.house !== house) removeOrder(draft, area, 'entered');",
    replace: '',
    noticedBy: [`${SCENES}/cleanup.test.ts`, 'in the first printing it stays where it is']
  },
  {
    name: 'in the first printing power comes before supply',
    file: `${RULES}/endOfRound.ts`,
    find: "'strongholds', 'supply', 'power', 'throne'",
    replace: "'strongholds', 'power', 'supply', 'throne'",
    noticedBy: [`${SCENES}/victory.test.ts`, 'available power only in the first printing']
  },
  {
    name: 'a house is ranked twice in a tie',
    file: `${RULES}/bidding.ts`,
    find: 'houses.length === tied.length && ranked.size === tied.length',
    replace: 'ranked.size <= tied.length',
    noticedBy: [`${SCENES}/bidding.test.ts`, 'nobody is ranked out of']
  },
  {
    name: 'a power token is left where units stay',
    file: `${RULES}/marchLaw.ts`,
    find: 'leaving === 0 || leaving < standing',
    replace: 'leaving === 0',
    noticedBy: [`${SCENES}/march/destinations.test.ts`, 'who leaves a unit behind leaves no token']
  },
  {
    name: 'a second power token is left',
    file: `${RULES}/marchLaw.ts`,
    find: ' && table.areas[from].power === null',
    replace: '',
    noticedBy: [`${SCENES}/march/leaving.test.ts`, 'no second token']
  },
  {
    name: 'what was repelled may not try again after another march',
    file: `${RULES}/marches.ts`,
    find: '  hasActed(draft, house);\n  draft.repelled = [];',
    replace: '  hasActed(draft, house);',
    noticedBy: [`${SCENES}/neutral.test.ts`, 'in a later turn the same order may try again']
  },
  {
    name: 'a star lies in its own way when the raven swaps it',
    file: `${RULES}/raven.ts`,
    find: 'ORDERS[there].star && one !== area',
    replace: 'ORDERS[there].star',
    noticedBy: [`${SCENES}/raven.test.ts`, 'a star may take the place of a star']
  },
  {
    name: 'a footman that was routed stands up when it is exchanged',
    file: `${RULES}/pieces.ts`,
    find: 'unit(house, kind, old.routed)',
    replace: 'unit(house, kind)',
    noticedBy: [`${SCENES}/muster/otherwise.test.ts`, 'a routed']
  },
  {
    name: 'Theon Greyjoy is as strong when he attacks',
    file: `${RULES}/cards/greyjoy.ts`,
    find: 'isDefending(sight) && AREAS',
    replace: 'AREAS',
    noticedBy: [`${SCENES}/cards/greyjoy.test.ts`, 'nothing of it in an']
  },
  {
    name: 'a tide drawn does not leave the stacked ones',
    file: `${RULES}/combat/tides.ts`,
    find: 'draft.stackedTides = Math.max(0, draft.stackedTides - 1);',
    replace: '',
    noticedBy: [`${SCENES}/tides.test.ts`, 'has left those that were put on top']
  },
  {
    name: 'a tide drawn leaves the deck for good',
    file: `${RULES}/combat/tides.ts`,
    find: 'tides: [...rest, tide] };',
    replace: 'tides: rest };',
    noticedBy: [`${SCENES}/tides.test.ts`, 'has left those that were put on top']
  },
  {
    name: 'a used blade changes a tide',
    file: `${RULES}/combat/tides.ts`,
    find: "draft.blade === 'used' || ",
    replace: '',
    noticedBy: [`${SCENES}/tides.test.ts`, 'nobody is asked with the blade used']
  }
];
