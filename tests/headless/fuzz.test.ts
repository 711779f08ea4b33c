import { expect, test } from 'vitest';
import { fuzz } from '#tools/headless/fuzzing';

test.each(['thrones', 'iron-throne'])(
  '[answer.malformed] mangled lines about %s get their answers, and the table plays on',
  (game) => {
    const { lines, refused, played, games, complaints } = fuzz(5000, 'test', game);
    expect(complaints).toEqual([]);
    expect(lines).toBeGreaterThanOrEqual(5000);
    expect(refused).toBeGreaterThan(lines / 2);
    // ten before each answer, and before each game but the first
    expect(played + games - 1).toBe(lines / 10);
  }
);
