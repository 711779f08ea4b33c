// The Westeros phase, bidding, the wildlings and the end of the round, driven step by step without the chart.

import { describe, expect, test } from 'vitest';
import type { AreaId, House, UnitKind, WildlingCardId } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { CARDS_OF } from '#thrones/box/houseCards';
import { SETUP } from '#thrones/box/setup';
import { tabulate } from '#thrones/box/tabulate';
import { WESTEROS_DECKS } from '#thrones/box/westerosCards';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';
import type { Answer, AreaState, Ask, Draft, Position } from '#thrones/rules';
import { carryOut } from '#thrones/rules/answering';
import { askToBreakTies, callForBids, revealBids, settleTheTrack } from '#thrones/rules/bidding';
import { Chance, chanceFrom } from '#engine/chance';
import { changeArea, changeSheet, workingCopy } from '#thrones/rules/draft';
import { cleanUpTheRound, crownTheWinner } from '#thrones/rules/endOfRound';
import { judge } from '#thrones/rules/judging';
import { unit } from '#thrones/rules/pieces';
import {
  advanceTheRoundMarker,
  advanceTheWildlings,
  decideTheCard,
  revealTheCards,
  turnToCard
} from '#thrones/rules/westeros/westerosTexts';
import { gainPowerFromTheBoard } from '#thrones/rules/westeros/powerCard';
import { adjustSupply, askNextToReconcile, reconcileKind } from '#thrones/rules/westeros/supplyCard';
import {
  askNextToSuffer,
  beginTheAttack,
  beginTheSecondAttack,
  compareStrength,
  endTheAttack,
  theyComeAgain,
  turnTheWildlingCard
} from '#thrones/rules/wildlings/attack';
import { wildlingsReachTheWall } from '#thrones/rules/wildlings/threat';

type Pieces = Partial<Record<AreaId, [House, ...UnitKind[]]>>;

const EMPTY: AreaState = { units: [], order: null, power: null, garrison: null, neutral: null };

/** Three houses; turn order Baratheon, Lannister, Stark; Fiefdoms Stark first, King's Court Lannister first. */
function table(pieces: Pieces = {}, change: Partial<Position> = {}): Draft {
  const { houses, tracks } = SETUP[3];
  return workingCopy({
    edition: 'revised',
    tides: false,
    round: 1,
    phase: 'action',
    houses: tabulate(houses, (house) => ({ power: 5, supply: 6, hand: CARDS_OF[house], discard: [] })),
    tracks,
    blade: 'ready',
    raven: 'ready',
    wildlings: 2,
    areas: tabulate(AREA_IDS, (area) => {
      const [house, ...kinds] = pieces[area] ?? [];
      return house === undefined ? EMPTY : { ...EMPTY, units: kinds.map((kind) => unit(house, kind)) };
    }),
    asks: [],
    happened: [],
    westeros: [],
    resolving: null,
    forbidden: [],
    queue: [],
    acted: [],
    bidding: null,
    attack: null,
    combat: null,
    repelled: [],
    winner: null,
    sealed: { orders: {}, bids: {}, cards: {}, tides: {}, raven: null },
    decks: { westeros: WESTEROS_DECKS, wildlings: WILDLING_CARD_IDS, tides: [] },
    stackedTides: 0,
    chance: chanceFrom('westeros'),
    ...change
  } as Position);
}

const askOf = (draft: Draft, house: House): Ask => {
  const found = draft.asks.find((one) => one.house === house);
  if (found === undefined) throw new Error(`${house} is not asked`);
  return found;
};

function answer(draft: Draft, house: House, given: Answer): void {
  expect(judge(draft, house, given)).toBeNull();
  carryOut(draft, house, given);
}

const choose = (draft: Draft, house: House, option: string): void => answer(draft, house, { kind: 'option', option });
const asked = (draft: Draft): string[] => draft.asks.map(({ house, about }) => `${house} ${about}`);
const unitsIn = (draft: Draft, area: AreaId): UnitKind[] => draft.areas[area].units.map(({ kind }) => kind);

function bids(draft: Draft, amounts: Partial<Record<House, number>>): void {
  for (const { house } of [...draft.asks]) answer(draft, house, { kind: 'bid', power: amounts[house] ?? 0 });
  revealBids(draft);
}

/** An attack of strength 8 that is over but for the card's consequences: Stark is lowest or, when it is beaten, highest. */
function attackWith(draft: Draft, card: WildlingCardId, outcome: 'lost' | 'beaten'): Draft {
  draft.wildlings = 8;
  draft.decks = { ...draft.decks, wildlings: [card, ...WILDLING_CARD_IDS.filter((other) => other !== card)] };
  beginTheAttack(draft);
  bids(draft, outcome === 'beaten' ? { stark: 4, lannister: 2, baratheon: 2 } : { lannister: 2, baratheon: 1 });
  compareStrength(draft);
  turnTheWildlingCard(draft);
  askNextToSuffer(draft);
  return draft;
}

describe('Westeros cards', () => {
  test('[westeros.reveal] three cards are turned up and their icons move the wildlings', () => {
    const draft = table();
    advanceTheRoundMarker(draft);
    draft.decks = {
      ...draft.decks,
      westeros: [WESTEROS_DECKS[0].toReversed(), WESTEROS_DECKS[1], WESTEROS_DECKS[2].toReversed()]
    };
    revealTheCards(draft);
    expect(draft.westeros).toEqual(['winter-is-coming', 'clash-of-kings', 'feast-for-crows']);
    expect(draft.decks.westeros.map((deck) => deck.length)).toEqual([10, 10, 10]);
    advanceTheWildlings(draft);
    expect(draft.wildlings).toBe(4);
  });

  test('[westeros.winter-is-coming] the card is replaced when its turn comes, and the icon counts then', () => {
    const draft = table({}, { westeros: ['winter-is-coming', 'clash-of-kings', 'storm-of-swords'], wildlings: 10 });
    draft.decks = {
      ...draft.decks,
      westeros: [Array(10).fill('a-throne-of-blades') as never, WESTEROS_DECKS[1], WESTEROS_DECKS[2]]
    };
    turnToCard(draft, 1);
    expect(draft.westeros[0]).toBe('a-throne-of-blades');
    expect(wildlingsReachTheWall(draft)).toBe(true);
    expect(draft.resolving).toEqual({ deck: 1, effect: null });
  });

  test('[westeros.holder] the holder of the token chooses', () => {
    const draft = table({}, { westeros: ['supply', 'dark-wings-dark-words', 'put-to-the-sword'] });
    turnToCard(draft, 2);
    decideTheCard(draft);
    expect(asked(draft)).toEqual(['lannister dark-wings-dark-words']);
    choose(draft, 'lannister', 'game-of-thrones');
    expect(draft.resolving?.effect).toBe('game-of-thrones');
    turnToCard(draft, 3);
    decideTheCard(draft);
    choose(draft, 'stark', 'rains-of-autumn');
    expect([draft.resolving?.effect, draft.forbidden]).toEqual(['nothing', ['march+1']]);
  });

  test('[westeros.game-of-thrones] icons and ports bring power', () => {
    const draft = table({
      'port-of-winterfell': ['stark', 'ship', 'ship'],
      'port-of-lannisport': ['lannister', 'ship'],
      'the-golden-sound': ['stark', 'ship']
    });
    gainPowerFromTheBoard(draft);
    expect([draft.houses.stark?.power, draft.houses.lannister?.power]).toEqual([5 + 1 + 1, 5]);
  });

  test('[supply.reconcile] EX-01: from 4 3 2 2 to 3 2 2 2', () => {
    const draft = table({
      'the-twins': ['lannister', 'footman', 'footman', 'knight', 'knight'],
      harrenhal: ['lannister', 'footman', 'footman', 'footman'],
      lannisport: ['lannister', 'footman', 'footman'],
      'stoney-sept': ['lannister', 'knight', 'knight'],
      'the-fingers': ['lannister', 'footman']
    });
    adjustSupply(draft);
    expect(draft.houses.lannister?.supply).toBe(3);
    askNextToReconcile(draft);
    const lose = (...units: [AreaId, UnitKind][]): Answer => ({
      kind: 'reconcile',
      units: units.map(([area, kind]) => ({ area, kind, routed: false }))
    });
    expect(judge(draft, 'lannister', lose(['the-twins', 'footman']))?.rule).toBe('supply.still-too-many');
    expect(judge(draft, 'lannister', lose(['winterfell', 'footman']))?.rule).toBe('supply.not-your-unit');
    expect(judge(draft, 'lannister', lose(['the-twins', 'siege-engine']))?.rule).toBe('supply.not-your-unit');
    const both: [AreaId, UnitKind][] = [
      ['the-twins', 'footman'],
      ['harrenhal', 'footman']
    ];
    expect(judge(draft, 'lannister', lose(...both, ['lannisport', 'footman']))?.rule).toBe('supply.needless-loss');
    expect(judge(draft, 'lannister', lose(...both, ['the-fingers', 'footman']))?.rule).toBe('supply.needless-loss');
    expect(judge(draft, 'lannister', lose(['the-twins', 'footman'], ['the-twins', 'knight']))).toBeNull();

    const question = askOf(draft, 'lannister') as never;
    const all = [...reconcileKind.list(draft, question)].map((one) => JSON.stringify(one));
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) expect(judge(draft, 'lannister', JSON.parse(one) as Answer)).toBeNull();
    const chance = new Chance(chanceFrom('draw'));
    const drawn = new Set(
      Array.from({ length: 60 * all.length }, () => JSON.stringify(reconcileKind.draw(draft, question, chance)))
    );
    expect([...drawn].sort()).toEqual(all.sort());

    answer(draft, 'lannister', lose(...both));
    askNextToReconcile(draft);
    expect([draft.asks, draft.queue]).toEqual([[], []]);
  });
});

describe('Bidding', () => {
  test('[track.tie-old-holder] the old holder of the throne breaks the ties of the throne track', () => {
    const draft = table();
    callForBids(draft, 'throne');
    bids(draft, { stark: 3, lannister: 3, baratheon: 1 });
    askToBreakTies(draft);
    expect(asked(draft)).toEqual(['baratheon track-tie']);
    answer(draft, 'baratheon', { kind: 'rank', houses: ['stark', 'lannister'] });
    askToBreakTies(draft);
    expect([asked(draft), draft.bidding?.ranking]).toEqual([[], ['stark', 'lannister', 'baratheon']]);
    settleTheTrack(draft);
    expect(draft.tracks.throne).toEqual(['stark', 'lannister', 'baratheon']);
    expect([draft.houses.stark?.power, draft.houses.baratheon?.power]).toEqual([2, 4]);

    callForBids(draft, 'court');
    bids(draft, {});
    askToBreakTies(draft);
    answer(draft, 'stark', { kind: 'rank', houses: ['baratheon', 'stark', 'lannister'] });
    askToBreakTies(draft);
    settleTheTrack(draft);
    expect([draft.tracks.court, draft.bidding]).toEqual([['baratheon', 'stark', 'lannister'], null]);
  });
});

describe('Wildlings', () => {
  test('[wildling.tie] the throne holder names the lowest bidder before the card', () => {
    const draft = table({ winterfell: ['stark', 'footman'] }, { wildlings: 6 });
    beginTheAttack(draft);
    bids(draft, { baratheon: 5 });
    compareStrength(draft);
    expect(asked(draft)).toEqual(['baratheon wildling-tie']);
    choose(draft, 'baratheon', 'stark');
    turnTheWildlingCard(draft);
    expect([draft.wildlings, draft.attack?.toSuffer]).toEqual([2, ['stark', 'baratheon', 'lannister']]);
    askNextToSuffer(draft);
    expect(draft.attack?.toSuffer).toEqual([]);
    endTheAttack(draft);
    expect([draft.attack, draft.bidding]).toEqual([null, null]);
  });

  test('[wildling.preemptive-raid] a second attack of 6 without the highest bidder', () => {
    const draft = attackWith(table(), 'preemptive-raid', 'beaten');
    expect(theyComeAgain(draft)).toBe(true);
    beginTheSecondAttack(draft);
    expect([draft.wildlings, draft.attack?.strength, asked(draft)]).toEqual([
      0,
      6,
      ['baratheon bidding', 'lannister bidding']
    ]);
    bids(draft, { lannister: 3, baratheon: 2 });
    compareStrength(draft);
    expect([draft.attack?.beaten, draft.attack?.singled]).toEqual([false, 'baratheon']);
    turnTheWildlingCard(draft);
    expect([draft.wildlings, draft.attack?.toSuffer, theyComeAgain(draft)]).toEqual([
      0,
      ['baratheon', 'lannister'],
      false
    ]);
  });

  test('[wildling.preemptive-raid] the throne holder names the track where several are highest', () => {
    const draft = attackWith(
      table(
        {},
        {
          tracks: {
            throne: ['stark', 'baratheon', 'lannister'],
            fiefdoms: ['stark', 'lannister', 'baratheon'],
            court: ['lannister', 'baratheon', 'stark']
          }
        }
      ),
      'preemptive-raid',
      'lost'
    );
    choose(draft, 'stark', 'track');
    expect(asked(draft)).toEqual(['stark preemptive-raid-track']);
    choose(draft, 'stark', 'fiefdoms');
    expect(draft.tracks.fiefdoms).toEqual(['lannister', 'baratheon', 'stark']);
  });

  test('[wildling.crow-killers] knights without a footman to become are destroyed', () => {
    const draft = table({
      winterfell: ['stark', 'knight', 'knight', 'knight', 'footman', 'footman', 'footman', 'footman'],
      'white-harbor': ['stark', 'knight', 'footman', 'footman', 'footman', 'footman']
    });
    attackWith(draft, 'crow-killers', 'lost');
    expect(asked(draft)).toEqual(['stark crow-killers-destroyed']);
    const knight = (area: AreaId) => ({ area, kind: 'knight' as const, routed: false });
    answer(draft, 'stark', { kind: 'units', units: [knight('winterfell'), knight('white-harbor')] });
    expect(askOf(draft, 'stark')).toMatchObject({ about: 'crow-killers-losses', least: 2, most: 2 });
    answer(draft, 'stark', { kind: 'units', units: [knight('winterfell'), knight('winterfell')] });
    expect(unitsIn(draft, 'winterfell').sort()).toEqual(Array(6).fill('footman'));
    expect(unitsIn(draft, 'white-harbor')).toHaveLength(4);
  });

  test('[wildling.rattleshirts-raiders] each house falls and cuts down before the next', () => {
    const pieces: Pieces = {};
    for (const area of ['winterfell', 'white-harbor', 'karhold', 'moat-cailin', 'the-twins'] as const)
      pieces[area] = ['stark', 'footman', 'footman'];
    const draft = attackWith(table(pieces), 'rattleshirts-raiders', 'lost');
    expect(asked(draft)).toEqual(['stark reconciling']);
    expect([draft.houses.stark?.supply, draft.houses.baratheon?.supply]).toEqual([4, 6]);
    answer(draft, 'stark', { kind: 'reconcile', units: [{ area: 'karhold', kind: 'footman', routed: false }] });
    askNextToSuffer(draft);
    expect([draft.houses.lannister?.supply, draft.houses.baratheon?.supply, draft.asks]).toEqual([5, 5, []]);
  });

  test('[wildling.massing-on-the-milkwater] the strongest cards, and never the whole hand', () => {
    const draft = table();
    changeSheet(draft, 'lannister', { hand: ['cersei-lannister'] });
    attackWith(draft, 'massing-on-the-milkwater', 'lost');
    expect(draft.houses.stark?.discard).toEqual(['eddard-stark']);
    expect(asked(draft)).toEqual(['baratheon massing-on-the-milkwater']);
    answer(draft, 'baratheon', { kind: 'card', card: 'patchface' });
    askNextToSuffer(draft);
    expect([draft.houses.baratheon?.discard, asked(draft)]).toEqual([['patchface'], []]);
  });

  test('[wildling.a-king-beyond-the-wall] the others choose in the new turn order', () => {
    const draft = table({}, { tracks: { ...SETUP[3].tracks, throne: ['stark', 'lannister', 'baratheon'] } });
    attackWith(draft, 'a-king-beyond-the-wall', 'lost');
    expect(draft.tracks.throne).toEqual(['lannister', 'baratheon', 'stark']);
    expect(asked(draft)).toEqual(['lannister a-king-beyond-the-wall']);
    choose(draft, 'lannister', 'court');
    expect(draft.tracks.court).toEqual(['baratheon', 'stark', 'lannister']);
    askNextToSuffer(draft);
    expect(asked(draft)).toEqual(['baratheon a-king-beyond-the-wall']);
  });

  test('[wildling.the-horde-descends] two units of one castle, if a castle has two', () => {
    const draft = table({
      winterfell: ['stark', 'knight', 'footman'],
      karhold: ['stark', 'footman', 'footman'],
      pyke: ['stark', 'footman']
    });
    attackWith(draft, 'the-horde-descends', 'lost');
    expect(askOf(draft, 'stark')).toMatchObject({
      units: [{ kind: 'knight' }, { kind: 'footman' }],
      least: 2,
      together: true
    });
  });

  test('[wildling.lost-areas] the ships in the port of an area that is lost go with it', () => {
    const draft = table({
      'white-harbor': ['stark', 'footman'],
      'port-of-white-harbor': ['stark', 'ship'],
      karhold: ['stark', 'footman', 'footman']
    });
    attackWith(draft, 'mammoth-riders', 'lost');
    const footman = (area: AreaId) => ({ area, kind: 'footman' as const, routed: false });
    answer(draft, 'stark', { kind: 'units', units: [footman('white-harbor'), footman('karhold'), footman('karhold')] });
    expect(unitsIn(draft, 'port-of-white-harbor')).toEqual([]);
    askNextToSuffer(draft);
    expect([draft.asks, draft.attack?.toSuffer]).toEqual([[], []]);
  });

  test('[wildling.skinchanger-scout] power goes, or the bid comes back', () => {
    const lost = attackWith(table(), 'skinchanger-scout', 'lost');
    expect(SETUP[3].houses.map((house) => lost.houses[house]?.power)).toEqual([0, 1, 2]);
    const beaten = attackWith(table(), 'skinchanger-scout', 'beaten');
    expect(SETUP[3].houses.map((house) => beaten.houses[house]?.power)).toEqual([5, 3, 3]);
  });
});

describe('End of the round and of the game', () => {
  test('[round.clean-up] orders come off and routed units stand up', () => {
    const draft = table({}, { blade: 'used', raven: 'used' });
    changeArea(draft, 'winterfell', {
      units: [unit('stark', 'knight', true)],
      order: { house: 'stark', token: 'support' }
    });
    cleanUpTheRound(draft);
    expect(draft.areas.winterfell).toEqual({ ...EMPTY, units: [unit('stark', 'knight')] });
    expect([draft.blade, draft.raven]).toEqual(['ready', 'ready']);
  });

  test('[victory.tie] EX-44: land areas in the revised rules, strongholds in the first printing', () => {
    // Everybody has a home. Stark adds a stronghold, Lannister a castle and land.
    const pieces: Pieces = {
      riverrun: ['stark', 'knight'],
      harrenhal: ['lannister', 'knight'],
      'the-twins': ['lannister', 'footman']
    };
    const revised = table(pieces);
    crownTheWinner(revised);
    expect(revised.winner).toEqual({ house: 'lannister', by: 'land-areas' });
    const first = table(pieces, { edition: 'first' });
    crownTheWinner(first);
    expect(first.winner).toEqual({ house: 'stark', by: 'strongholds' });
  });
});
