import { afterEach, expect, test, vi } from 'vitest';
import { canVibrate, shake } from '#shell/play/vibration';

afterEach(() => void vi.unstubAllGlobals());

const device = (parts: object): void => void vi.stubGlobal('navigator', parts);

test('the hand feels an answer, and more when there is something to look at', () => {
  const vibrate = vi.fn((pattern: readonly number[]) => pattern.length > 0);
  device({ vibrate, userActivation: { hasBeenActive: true } });
  shake('tap');
  shake('bell');
  expect(vibrate.mock.calls.map(([pattern]) => pattern.length)).toEqual([1, 3]);
});

test('nothing before the first touch, and nothing where it is not known', () => {
  const vibrate = vi.fn();
  device({ vibrate, userActivation: { hasBeenActive: false } });
  shake('tap');
  expect(vibrate).not.toHaveBeenCalled();
  device({});
  expect(canVibrate()).toBe(false);
  shake('tap');
});
