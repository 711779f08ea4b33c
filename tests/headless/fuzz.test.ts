import { expect, test } from 'vitest';
import { fuzz } from '../../src/headless/fuzzing';

test.each(['thrones', 'iron-throne'])(
  '[answer.malformed] mangled lines about %s get their answers, and the table plays on',
  (game) => {
    const { lines, refused, played, complaints } = fuzz(5000, 'test', game);
    expect(complaints).toEqual([]);
    expect(lines).toBeGreaterThanOrEqual(5000);
    expect(refused).toBeGreaterThan(lines / 2);
    expect(played).toBe(lines / 10);
  }
);
