// One window plays a game at a time. Each hold here is that of another window.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdGame } from '#shell/play/hold';

type Options = Pick<LockOptions, 'steal' | 'ifAvailable'>;
type Callback = (lock: object | null) => Promise<unknown> | undefined;

/** As much of the browser's locks as one window at a time needs. */
class Locks {
  readonly #stolenFrom = new Map<string, (reason: DOMException) => void>();

  request(name: string, { steal = false, ifAvailable = false }: Options, callback: Callback): Promise<unknown> {
    const owner = this.#stolenFrom.get(name);
    if (owner !== undefined && !steal) {
      if (!ifAvailable) throw new Error('nobody waits for a game');
      return Promise.resolve().then(() => callback(null));
    }
    owner?.(new DOMException('stolen', 'AbortError'));
    return new Promise((done, fail) => {
      this.#stolenFrom.set(name, fail);
      const isFree = (): void => {
        if (this.#stolenFrom.get(name) === fail) this.#stolenFrom.delete(name);
      };
      void Promise.resolve()
        .then(() => callback({}))
        .finally(isFree)
        .then(done, fail);
    });
  }
}

beforeEach(() => vi.stubGlobal('navigator', { locks: new Locks() }));
afterEach(() => void vi.unstubAllGlobals());

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('a game', () => {
  test('is played in one window; a second one gets it when the first lets it go', async () => {
    const lost = vi.fn();
    const first = await holdGame('crown', false, lost);
    expect(first).not.toBeNull();
    expect(await holdGame('crown', false, lost)).toBeNull();
    expect(await holdGame('another', false, lost)).not.toBeNull();
    first!.release();
    await settled();
    expect(await holdGame('crown', false, lost)).not.toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  test('can be taken from the window that plays it, and that one is told', async () => {
    const [lost, mine] = [vi.fn(), vi.fn()];
    await holdGame('crown', false, lost);
    expect(await holdGame('crown', true, mine)).not.toBeNull();
    await settled();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(mine).not.toHaveBeenCalled();
    expect(await holdGame('crown', false, mine)).toBeNull();
  });

  test('that was let go is not lost any more', async () => {
    const lost = vi.fn();
    const first = await holdGame('crown', false, lost);
    first!.release();
    await holdGame('crown', true, vi.fn());
    await settled();
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('where the browser', () => {
  test('knows no locks, whoever opens a game has it', async () => {
    vi.stubGlobal('navigator', {});
    for (const take of [false, true]) expect(await holdGame('crown', take, vi.fn())).not.toBeNull();
  });

  test('refuses locks, whoever opens a game has it', async () => {
    const lost = vi.fn();
    const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await holdGame('crown', false, lost)).not.toBeNull();
    await settled();
    expect(lost).not.toHaveBeenCalled();
  });
});
