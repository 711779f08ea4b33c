import { text } from 'text:thrones/log';
import { describe, expect, test } from 'vitest';
import type { Happening } from '#thrones/rules';
import { GROUPS } from '#thrones/rules/asks';
import { groupOf } from '#thrones/text/logGroups';
import { logLine } from '#thrones/text/log';
import { readGames } from './games';

/** A value that is missing, or the id of something: no name has a hyphen between small letters. */
const RAW = /undefined|null|\[object|NaN|[a-z]-[a-z]/;

/** The same happening with a value that has no phrase. */
const withUnknownAbout = (one: Happening): Happening | null => {
  if (one.what === 'power' || one.what === 'orders-removed') return { ...one, about: 'nonsense' };
  return one.what === 'units' && one.about !== undefined ? { ...one, about: 'nonsense' } : null;
};

describe('the lines of the log', () => {
  const groups = new Set<string>();
  const reasons = new Set<string>();
  readGames({
    asked: () => undefined,
    happened: (happening, earlier) => {
      const line = logLine(happening, earlier);
      const unknown = withUnknownAbout(happening);
      const reason = unknown === null ? '' : String('about' in happening ? happening.about : '');
      if (unknown !== null && logLine(unknown, earlier) === line) reasons.add(`${happening.what} ${reason}`);
      if (happening.what === 'chose') {
        const otherwise = logLine({ ...happening, option: 'nonsense' }, earlier);
        if (otherwise === line) reasons.add(`chose ${happening.about} ${happening.option}`);
      }
      groups.add(groupOf(happening));
      expect(line).toMatch(/^[A-Z][^]*\.$/);
      expect(line).not.toMatch(RAW);
      expect(line).not.toMatch(/\byou\b|\byour\b|\.\.| {2}/i);
      expect(line.length, line).toBeLessThanOrEqual(140);
    }
  });

  test('have a phrase for every reason and every option', () => {
    expect([...reasons]).toEqual([]);
  });

  test('fall into all groups of the filter', () => {
    expect([...groups].sort()).toEqual([...GROUPS].sort());
    for (const group of GROUPS) expect(text(`group-${group}`)).toMatch(/^[A-Z]/);
  });

  test('never show a word they do not know', () => {
    const about = 'some-new-word';
    for (const happening of [
      { what: 'power', house: 'stark', by: 2, about },
      { what: 'units', did: 'destroyed', house: 'stark', units: ['knight'], area: 'winterfell', about },
      { what: 'orders-removed', area: 'winterfell', house: 'stark', token: 'raid', about }
    ] as const satisfies readonly Happening[])
      expect(logLine(happening, [])).not.toContain('new');
  });

  test('say where an order was discarded or brought power, and how many castles won; games of before say less', () => {
    const raid = { what: 'automatic', house: 'stark', about: 'raid' } as const;
    expect(logLine(raid, [])).toBe('Automatic: House Stark discards its last Raid order, which has no target.');
    expect(logLine({ ...raid, area: 'the-golden-sound' }, [])).toBe(
      'Automatic: House Stark discards its last Raid order, in the Golden Sound: nothing is in reach.'
    );
    expect(logLine({ what: 'automatic', house: 'stark', about: 'port', area: 'winterfell' }, [])).toContain('(');
    const power = { what: 'power', house: 'stark', by: 2, about: 'consolidating' } as const;
    expect(logLine(power, [])).toBe('House Stark gains 2 power from Consolidate Power.');
    expect(logLine({ ...power, area: 'winterfell' }, [])).toBe(
      'House Stark gains 2 power from Consolidate Power in Winterfell.'
    );
    const winner = { what: 'winner', house: 'stark', by: 'seventh' } as const;
    expect(logLine(winner, [])).toBe('House Stark holds enough castles and strongholds and wins the game.');
    expect(logLine({ ...winner, castles: 7 }, [])).toMatch(
      /^House Stark holds 7 castles and strongholds and wins the game\.$/
    );
    expect(logLine({ ...winner, by: 'power', castles: 5 }, [])).toContain('most available power');
  });

  test('say who is chosen in a tie at the Wall, and of a house that chooses itself, just that', () => {
    const tie = { what: 'chose', house: 'stark', about: 'wildling-tie' } as const;
    expect(logLine({ ...tie, option: 'tyrell' }, [])).toBe('House Stark breaks the tie and chooses House Tyrell.');
    expect(logLine({ ...tie, option: 'stark' }, [])).toBe('House Stark breaks the tie and chooses itself.');
  });

  test('name houses, areas and so many of each unit', () => {
    const march = { what: 'units', did: 'marched', house: 'stark', from: 'winterfell', area: 'moat-cailin' } as const;
    expect(logLine({ ...march, units: ['footman', 'footman'] }, [])).toBe(
      'House Stark marches 2 footmen from Winterfell to Moat Cailin.'
    );
    expect(logLine({ ...march, units: ['knight', 'footman', 'siege-engine'] }, [])).toContain(
      'a footman, a knight and a siege engine'
    );
    expect(logLine({ ...march, units: ['ship'], area: 'port-of-pyke', from: 'bay-of-ice' }, [])).toBe(
      'House Stark marches a ship from the Bay of Ice to the port of Pyke.'
    );
  });

  test('name the sides of a battle by what was told before', () => {
    const combat = {
      what: 'combat',
      area: 'the-twins',
      from: 'seagard',
      attacker: 'greyjoy',
      defender: 'stark'
    } as const;
    const support = { what: 'support', house: 'lannister', area: 'riverrun', side: 'attacker' } as const;
    expect(logLine(support, [combat])).toBe('House Lannister supports House Greyjoy from Riverrun.');
    expect(logLine(support, [])).toBe('House Lannister supports the attacker from Riverrun.');
    expect(logLine({ ...support, house: 'greyjoy' }, [combat])).toBe(
      'House Greyjoy adds its own support from Riverrun.'
    );
    expect(logLine({ what: 'strength', totals: { attacker: 5, defender: 7 } }, [combat])).toBe(
      'Strength: House Greyjoy 5, House Stark 7.'
    );
  });
});
