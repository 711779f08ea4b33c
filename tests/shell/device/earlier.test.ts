// The scripts of the build before stay for windows that still run it; what other copies of the app keep at the same host stays as it is.

import { expect, test, vi } from 'vitest';

const HOST = 'https://example.org';

type Kept = Record<string, Record<string, string>>;

/** What is kept once the worker of the copy in this folder has begun to install itself. */
async function afterInstall(folder: string, before: Kept): Promise<Kept> {
  const scope = `${HOST}${folder}`;
  const all = new Map(Object.entries(before).map(([name, files]) => [name, new Map(Object.entries(files))]));
  vi.stubGlobal('self', { registration: { scope } });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const files = all.get(name) ?? new Map<string, string>();
      all.set(name, files);
      return Promise.resolve({
        keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: HOST + path }))),
        match: ({ url }: Request) => Promise.resolve(files.get(url.slice(HOST.length))),
        put: ({ url }: Request, response: string) => Promise.resolve(files.set(url.slice(HOST.length), response)),
        delete: ({ url }: Request) => Promise.resolve(files.delete(url.slice(HOST.length)))
      });
    }
  });
  vi.resetModules();
  const { keepEarlier } = await import('../../../scripts/worker/earlier.js');
  await keepEarlier();
  return Object.fromEntries([...all].map(([name, files]) => [name, Object.fromEntries(files)]));
}

const OWN = { '/_app/immutable/b.js': 'own', '/index.html': 'start' };

test('scripts of the build before are kept, in the place of those of the one before that', async () => {
  const before = { 'precache-v3-https://example.org/': OWN, earlier: { '/_app/immutable/a.js': 'older' } };
  expect(await afterInstall('/', before)).toEqual({
    'precache-v3-https://example.org/': OWN,
    earlier: { '/_app/immutable/b.js': 'own' }
  });
});

test('an app that is not installed yet leaves what is there', async () => {
  const before = { earlier: { '/_app/immutable/a.js': 'older' } };
  expect(await afterInstall('/', before)).toEqual(before);
});

test('of a copy in another folder nothing is taken, and nothing removed', async () => {
  const others = {
    'precache-v3-https://example.org/throne/': { '/throne/_app/immutable/t.js': 'theirs' },
    'earlier /throne': { '/throne/_app/immutable/s.js': 'theirs' }
  };
  const own = { 'precache-v3-https://example.org/crown/': { '/crown/_app/immutable/b.js': 'own' } };
  expect(await afterInstall('/crown/', { ...others, ...own })).toEqual({
    ...others,
    ...own,
    'earlier /crown': { '/crown/_app/immutable/b.js': 'own' }
  });
});

test('below its host it takes what is its own out of the place that all once shared', async () => {
  const own = { 'precache-v3-https://example.org/crown/': { '/crown/_app/immutable/b.js': 'own' } };
  const earlier = { '/crown/_app/immutable/a.js': 'older', '/_app/immutable/x.js': 'theirs' };
  expect((await afterInstall('/crown/', { ...own, earlier })).earlier).toEqual({ '/_app/immutable/x.js': 'theirs' });
});
