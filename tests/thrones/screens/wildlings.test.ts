// An attack of the wildlings on the screen: the sum, who suffers what in which order, and where a choice would put a house.

import { describe, expect, test } from 'vitest';
import type { House, WildlingCardId } from '#thrones/box';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import type { Happening } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import WildlingsMoment from '#thrones/screens/wildlings/WildlingsMoment.svelte';
import WildlingsStage from '#thrones/screens/wildlings/WildlingsStage.svelte';
import { shiftsOf } from '#thrones/outlook/trackOutlook';
import { bid, option, units } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';
import { drawn, drawnStill, wordsIn, wordsOn } from '#tests/support/shown';

const attack = (card: WildlingCardId, court = 'stark baratheon lannister'): Scene =>
  scene(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    fiefdoms baratheon stark lannister
    court ${court}
    power stark 5 lannister 5 baratheon 5
    wildlings 6
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings ${card}
    stark      winterfell: 2 footman; white-harbor: knight
    lannister  lannisport: footman knight
    baratheon  dragonstone: footman knight
  `).westeros();

/** Strength is 10: two icons of the two Last Days of Summer have come to the 6. */
const STRENGTH = 10;

interface Bids {
  readonly stark: number;
  readonly lannister: number;
  readonly baratheon: number;
}

function opened(g: Scene, { stark, lannister, baratheon }: Bids): MomentOf<'wildlings'> {
  g.answers(['stark', bid(stark)], ['lannister', bid(lannister)]);
  const before = viewFor(g.position, null);
  g.answer('baratheon', bid(baratheon));
  const told = { before, now: viewFor(g.position, null), lines: g.position.happened };
  const moment = momentsOf(told, []).find((one) => one.what === 'wildlings');
  if (moment?.what !== 'wildlings') throw new Error('No bids were opened');
  return moment;
}

const nothing = (): void => undefined;

/** The moment as the whole table sees it; all at once, or as it begins. */
const shownOf = (moment: MomentOf<'wildlings'>): string =>
  drawnStill(WildlingsMoment, { moment, goOn: nothing, reveal: null });
const saidOf = (moment: MomentOf<'wildlings'>): string => wordsIn(shownOf(moment));

describe('the sum', () => {
  test('the Watch is beaten: the lowest bidder is singled out, the threat falls by four', () => {
    const said = saidOf(opened(attack('crow-killers'), { stark: 3, lannister: 2, baratheon: 1 }));
    expect(said).toContain(`Wildlings ${STRENGTH} against Night’s Watch 6 The Watch falls short by 4.`);
    expect(said).toContain(`The threat falls from ${STRENGTH} to ${STRENGTH - 4}; all bids are spent.`);
    expect(said).toContain('Stark 3 Lannister 2 Baratheon lowest bid 1 Crow Killers The wildlings have won');
    expect(said).toMatch(/House Baratheon bid lowest The Watch falls short by 4\. Continue$/);
  });

  test('the Watch holds: the highest bidder is singled out, the threat falls to nothing', () => {
    const said = saidOf(opened(attack('silence-at-the-wall'), { stark: 5, lannister: 4, baratheon: 1 }));
    expect(said).toContain(`The Watch holds, just. The threat falls from ${STRENGTH} to 0;`);
    expect(said).toContain('Stark highest bid 5 Lannister 4 Baratheon 1 Silence at the Wall The Watch has won');
    expect(said).toContain('House Stark bid highest');
  });

  test('a tie leaves open who it is, and the card face down', () => {
    const said = saidOf(opened(attack('crow-killers'), { stark: 3, lannister: 1, baratheon: 1 }));
    expect(said).toContain(`Wildlings ${STRENGTH} against Night’s Watch 5 The Watch falls short by 5. Stark 3`);
    expect(said).toContain('Stark 3 Lannister 1 Baratheon 1 Beyond the Wall');
    expect(said).toContain('Lannister and Baratheon are tied: House Lannister holds the Iron Throne and chooses.');
    expect(said).not.toMatch(/The threat falls|Crow Killers|lowest bid /);
    expect(said).toMatch(/Continue to the tie$/);
  });

  test('told when the tie is decided, it is the same sum, and nothing of it is covered any more', () => {
    const g = attack('crow-killers');
    const first = opened(g, { stark: 3, lannister: 1, baratheon: 1 });
    const before = viewFor(g.position, null);
    g.answer('lannister', option('baratheon'));
    const [card] = g.position.happened.filter((one) => one.what === 'wildling-card');
    const now = viewFor(g.position, null);
    const second = { ...first, card: card ?? null, before, now, lines: g.position.happened };
    const said = saidOf(second);
    expect(said).toContain(
      `Wildlings ${STRENGTH} against Night’s Watch 5 The Watch falls short by 5. The threat falls from ${STRENGTH} to ${STRENGTH - 4};`
    );
    expect(said).toContain('Stark 3 Lannister 1 Baratheon lowest bid 1 Crow Killers');
    const begins = wordsOn(WildlingsMoment, { moment: second, goOn: nothing, reveal: null });
    expect(begins).toContain('Stark 3 Lannister 1 Baratheon lowest bid 1 Beyond the Wall');
  });

  test('a Preemptive Raid beaten off comes again with a strength of its own', () => {
    const moment = opened(attack('preemptive-raid'), { stark: 5, lannister: 4, baratheon: 2 });
    expect(moment.now.attack?.strength).toBe(6);
    const said = saidOf(moment);
    expect(said).toContain(`Wildlings ${STRENGTH} against Night’s Watch 11 The Watch holds by 1.`);
    expect(said).toContain('They attack again at once with strength 6; House Stark sits this one out.');
    expect(said).toMatch(/Continue to the second attack$/);
  });

  test('bids that are covered are in turn order, and tell nothing', () => {
    const moment = opened(attack('crow-killers'), { stark: 3, lannister: 1, baratheon: 2 });
    for (const reveal of [nothing, null]) {
      const said = wordsOn(WildlingsMoment, { moment, goOn: nothing, reveal });
      expect(said).toContain(
        `Wildlings ${STRENGTH} against Night’s Watch ? Lannister ? Stark ? Baratheon ? Beyond the Wall`
      );
      expect(said).not.toMatch(/lowest bid|falls short|Crow Killers/);
    }
    // Nor to those who want no movement, until somebody reveals them.
    expect(drawnStill(WildlingsMoment, { moment, goOn: nothing, reveal: nothing })).not.toContain('Crow Killers');
  });
});

/** The houses that a card concerns, each with its words and how far it is. */
const fatesIn = (html: string): string[] =>
  [...html.matchAll(/<li[^>]*data-fate[\s\S]*?<\/li>/g)].map(([fate]) => wordsIn(fate));

describe('who suffers what', () => {
  const fatesOf = (card: WildlingCardId, bids: Bids): string[] => fatesIn(shownOf(opened(attack(card), bids)));

  test('the lowest bidder first, then the others in turn order', () => {
    expect(fatesOf('a-king-beyond-the-wall', { stark: 1, lannister: 2, baratheon: 3 })).toEqual([
      'Stark lowest bid drops to last on all three tracks 3rd on the Iron Throne track · 3rd on the Fiefdoms track · 3rd on the King’s Court track done',
      'Lannister drops to last on the Fiefdoms or the King’s Court track now',
      'Baratheon drops to last on the Fiefdoms or the King’s Court track waiting'
    ]);
  });

  test('and the house that chooses sees the same', () => {
    const g = attack('a-king-beyond-the-wall');
    const moment = opened(g, { stark: 1, lannister: 2, baratheon: 3 });
    const ask = g.askOf('lannister');
    if (ask.kind !== 'option') throw new Error('not an option');
    const props = {
      view: viewFor(g.position, null),
      ask,
      answer: nothing,
      explain: nothing,
      look: nothing,
      close: null
    };
    expect(fatesIn(drawn(WildlingsStage, props))).toEqual(fatesIn(shownOf(moment)));
  });

  test('the wildlings beaten, nobody but the highest bidder is concerned', () => {
    const [only, ...others] = fatesOf('crow-killers', { stark: 5, lannister: 4, baratheon: 1 });
    expect(only).toMatch(/^Stark highest bid /);
    expect(others).toEqual([]);
  });

  test('whom a card leaves alone waits for nothing', () => {
    expect(fatesOf('preemptive-raid', { stark: 1, lannister: 4, baratheon: 2 })).toEqual([
      'Stark lowest bid destroys 2 units, or drops 2 positions on its highest track now',
      'Lannister is unaffected',
      'Baratheon is unaffected'
    ]);
  });

  test('what happens by itself is told with the card', () => {
    expect(fatesOf('skinchanger-scout', { stark: 3, lannister: 2, baratheon: 1 })).toEqual([
      'Baratheon lowest bid loses all its power loses 4 power done',
      'Lannister loses two power loses 2 power done',
      'Stark loses two power loses 2 power done'
    ]);
  });

  test('a house that falls on a track is told by its new place', () => {
    const [lannister] = fatesOf('a-king-beyond-the-wall', { stark: 3, lannister: 1, baratheon: 2 });
    expect(lannister).toBe('Lannister lowest bid drops to last on all three tracks 3rd on the Iron Throne track done');
  });

  test('what the round brings afterwards is no fault of the card', () => {
    const moment = opened(attack('crow-killers'), { stark: 3, lannister: 2, baratheon: 1 });
    const later: Happening[] = [
      { what: 'supply', house: 'stark', was: 2, level: 3 },
      { what: 'power', house: 'stark', by: 2, about: 'game-of-thrones' },
      { what: 'units', did: 'destroyed', house: 'stark', units: ['footman'], area: 'winterfell', about: 'reconciling' }
    ];
    const fates = fatesIn(shownOf({ ...moment, lines: [...moment.lines, ...later] }));
    expect(fates[2]).toBe(
      'Stark downgrades two of its knights to footmen downgrades a knight to a footman in White Harbor done'
    );
  });
});

describe('where a choice would put a house', () => {
  /** The places foretold are the places taken. */
  function holds(g: Scene, house: House, way: string): void {
    const ask = g.askOf(house);
    if (ask.kind !== 'option') throw new Error(`${house} is not asked to choose`);
    const shifts = shiftsOf(viewFor(g.position, null), ask, way);
    expect(shifts).toHaveLength(1);
    for (const one of shifts) expect(g.position.tracks[one.track].indexOf(one.house)).toBe(one.from);
    g.answer(house, option(way));
    for (const one of shifts) expect(g.position.tracks[one.track].indexOf(one.house)).toBe(one.to);
  }

  const raided = (): Scene => {
    const g = attack('preemptive-raid');
    opened(g, { stark: 1, lannister: 2, baratheon: 3 });
    return g;
  };

  test('to the end of a track', () => {
    const g = attack('a-king-beyond-the-wall');
    opened(g, { stark: 3, lannister: 1, baratheon: 2 });
    holds(g, 'stark', 'court');
    holds(g, 'baratheon', 'fiefdoms');
  });

  test('to the top of a track', () => {
    const g = attack('a-king-beyond-the-wall');
    opened(g, { stark: 5, lannister: 1, baratheon: 4 });
    holds(g, 'stark', 'fiefdoms');
  });

  test('two down where it stands highest', () => {
    holds(raided(), 'stark', 'track');
  });

  test('two down where the holder of the throne names it, if it stands as high on several', () => {
    const g = attack('preemptive-raid', 'baratheon stark lannister');
    opened(g, { stark: 1, lannister: 2, baratheon: 3 });
    const ask = g.askOf('stark');
    if (ask.kind !== 'option') throw new Error('not an option');
    const ways = shiftsOf(viewFor(g.position, null), ask, 'track').map(({ track }) => track);
    expect(ways).toEqual(['throne', 'fiefdoms', 'court']);
    g.answer('stark', option('track'));
    holds(g, 'lannister', 'fiefdoms');
  });

  test('nowhere, where units are the price', () => {
    const g = raided();
    const ask = g.askOf('stark');
    if (ask.kind !== 'option') throw new Error('not an option');
    expect(shiftsOf(viewFor(g.position, null), ask, 'units')).toEqual([]);
    g.answer('stark', option('units')).answer('stark', units('winterfell: 2 footman'));
  });
});
