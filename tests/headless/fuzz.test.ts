import { expect, test } from 'vitest';
import { fuzz } from '../../src/headless/fuzzing';

test('[answer.malformed] mangled lines each get their answer, and the table plays on', () => {
  const { lines, refused, played, complaints } = fuzz(5000, 'test');
  expect(complaints).toEqual([]);
  expect(lines).toBeGreaterThanOrEqual(5000);
  expect(refused).toBeGreaterThan(lines / 2);
  expect(played).toBe(lines / 10);
});
