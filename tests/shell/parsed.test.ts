import { expect, test } from 'vitest';
import { fieldsOf, parsed } from '#engine/parsed';

test.each([null, '', '{', '{"a":', 'undefined'])('%j cannot be read', (json) => {
  expect(parsed(json)).toBeNull();
  expect(fieldsOf(json)).toEqual({});
});

test.each(['null', '7', '"a"', '[1]'])('%s has no fields', (json) => {
  expect(fieldsOf(json)).toEqual({});
});

test('what is whole is read', () => {
  expect(parsed('[1]')).toEqual([1]);
  expect(fieldsOf('{"a":1}')).toEqual({ a: 1 });
});
