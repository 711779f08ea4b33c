// The scripts around the app: the worker that keeps it on the device, and the compiler of its text.

import type { Mutant } from '../mutant';

const KEEPING = 'scripts/worker/keeping.js';
const PACKING = 'scripts/worker/packing.js';
const EARLIER = 'scripts/worker/earlier.js';
const WORKER = 'scripts/worker/sw.js';
const DAILY = 'scripts/worker/daily.js';
const COMPILER = 'scripts/text/compile.mjs';
const RELOAD = 'static/reload.js';
const WATCH = 'src/shell/start/watch.ts';
const IS_LATE = 'tests/shell/device/late.test.ts';
const KEEPS = 'tests/shell/device/keeping.test.ts';
const PACKS = 'tests/shell/device/packing.test.ts';
const KEEPS_EARLIER = 'tests/shell/device/earlier.test.ts';
const WORKS = 'tests/shell/device/worker.test.ts';
const COMPILES = 'tests/text/compile.test.ts';

export const SCRIPTS: readonly Mutant[] = [
  {
    name: 'other bytes are kept for those of a file',
    file: KEEPING,
    find: '=== listed.integrity;',
    replace: "!== '';",
    noticedBy: [KEEPS, 'other bytes is not kept']
  },
  {
    name: 'a page is kept for a script of the build before',
    file: KEEPING,
    find: '!types?.test(typeOf(response))',
    replace: 'types === undefined',
    noticedBy: [KEEPS, 'of the build before only the type']
  },
  {
    name: 'a refusal of the host is kept',
    file: KEEPING,
    find: 'if (!response.ok || !(await',
    replace: 'if (!(await',
    noticedBy: [KEEPS, 'a refusal is not kept']
  },
  {
    name: 'what lies on the device is served unseen',
    file: KEEPING,
    find: 'if (found !== undefined && (await isRight(request.url, found.clone(), listed))) {',
    replace: 'if (found !== undefined) {',
    noticedBy: [KEEPS, 'on the device is fetched again']
  },
  {
    name: 'what was fetched again is not put back',
    file: KEEPING,
    find: 'packed(copy)).then(put);',
    replace: 'packed(copy)).then(() => undefined);',
    noticedBy: [KEEPS, 'on the device is fetched again']
  },
  {
    name: 'what the browser has kept of a wrong answer is believed',
    file: KEEPING,
    find: "['default', 'reload']",
    replace: "['default', 'default']",
    noticedBy: [KEEPS, 'is asked once more']
  },
  {
    name: 'an install goes on though nothing could be kept',
    file: KEEPING,
    find: 'if (isInstall) await work;',
    replace: 'if (isInstall) await work.catch(() => undefined);',
    noticedBy: [KEEPS, 'a full disk ends it']
  },
  {
    name: 'text lies unpacked from the install on',
    file: KEEPING,
    find: "if (event.type === 'fetch' && listed",
    replace: 'if (listed',
    noticedBy: [KEEPS, 'text that is read lies as it is']
  },
  {
    name: 'a style may be a page of the host',
    file: KEEPING,
    find: '  [/\\.css$/, /^text\\/css\\b/],\n',
    replace: '',
    noticedBy: [KEEPS, 'style.css of another type is not kept']
  },
  {
    name: 'whatever the host answers again is believed',
    file: KEEPING,
    find: 'if (response.ok && (await isRight(url, copy.clone(), listed))) return copy;',
    replace: 'if (response.ok) return copy;',
    noticedBy: [KEEPS, 'is asked once more']
  },
  {
    name: 'text is written anew each time it is read',
    file: KEEPING,
    find: ' && found !== cachedResponse)',
    replace: ')',
    noticedBy: [KEEPS, 'text that is read lies as it is']
  },
  {
    name: 'the worker may end before it has put something back',
    file: KEEPING,
    find: 'event.waitUntil?.(done);',
    replace: 'void done;',
    noticedBy: [KEEPS, 'text that is read lies as it is']
  },
  {
    name: 'scripts of another copy are taken for the build before',
    file: EARLIER,
    find: "name.includes('precache') && name.endsWith(`-${scope}`)",
    replace: "name.includes('precache')",
    noticedBy: [KEEPS_EARLIER, 'of a copy in another folder']
  },
  {
    name: 'scripts stay for ever',
    file: EARLIER,
    find: '  await caches.delete(EARLIER);\n',
    replace: '',
    noticedBy: [KEEPS_EARLIER, 'the one before that']
  },
  {
    name: 'a copy in a folder leaves its scripts in the place of another',
    file: EARLIER,
    find: 'if (EARLIER !== SHARED && names.includes(SHARED))',
    replace: 'if (EARLIER === SHARED)',
    noticedBy: [KEEPS_EARLIER, 'below its host']
  },
  {
    name: 'a new version takes over by any word',
    file: WORKER,
    find: "if (data?.type === 'SKIP_WAITING') void",
    replace: 'if (data !== undefined) void',
    noticedBy: [WORKS, 'when the player wants it']
  },
  {
    name: 'files are looked at by several at once',
    file: WORKER,
    find: '  if (isChecking) return;\n',
    replace: '',
    noticedBy: [WORKS, 'not beside it']
  },
  {
    name: 'a round that breaks off is the last one',
    file: WORKER,
    find: `  } finally {
    isChecking = false;
  }
}

async function checkAll`,
    replace: `    isChecking = false;
  } finally {
    isAskedFor = false;
  }
}

async function checkAll`,
    noticedBy: [WORKS, 'breaks off is not the last one']
  },
  {
    name: 'what is not there waits for the next day',
    file: WORKER,
    find: 'if (!isWhole && there.has(request.url)) continue;',
    replace: 'if (!isWhole) continue;',
    noticedBy: [WORKS, 'on the same day only']
  },
  {
    name: 'every page that opens has all files read',
    file: WORKER,
    find: '  if (isWhole && isRight) await noteDone();\n',
    replace: '',
    noticedBy: [WORKS, 'on the same day only']
  },
  {
    name: 'what could not be put back waits for the next day',
    file: WORKER,
    find: 'if (right === undefined) isRight = false;',
    replace: '',
    noticedBy: [WORKS, 'what could not be put back']
  },
  {
    name: 'contents are never looked at again',
    file: DAILY,
    find: 'age < DAY',
    replace: 'age < Infinity',
    noticedBy: [WORKS, 'on the next all again']
  },
  {
    name: 'a clock that was ahead keeps files from being looked at',
    file: DAILY,
    find: 'age >= 0 && ',
    replace: '',
    noticedBy: [WORKS, 'a clock that was ahead']
  },
  {
    name: 'a page is given for a script that is lost',
    file: WORKER,
    find: "  if (options.request.mode !== 'navigate') return Response.error();\n",
    replace: '',
    noticedBy: [WORKS, 'a script that is lost is no page']
  },
  {
    name: 'nothing says that all pages are lost',
    file: WORKER,
    find: "anyPage(options).catch(() => new Response(LAST_PAGE, { headers: { 'content-type': 'text/html' } }));",
    replace: 'anyPage(options);',
    noticedBy: [WORKS, 'one that says so']
  },
  {
    name: 'what says that something is lost can be lost itself',
    file: WORKER,
    find: 'watch !== undefined && url.pathname',
    replace: 'watch === undefined && url.pathname',
    noticedBy: [WORKS, 'is not lost itself']
  },
  {
    name: 'what cannot be unpacked is packed',
    file: PACKING,
    find: "'CompressionStream' in globalThis && 'DecompressionStream' in globalThis",
    replace: "'CompressionStream' in globalThis",
    noticedBy: [PACKS, 'a browser without DecompressionStream']
  },
  {
    name: 'what is packed goes out as an archive',
    file: PACKING,
    find: "headers.set('content-type', headers.get(TYPE) ?? '');\n  headers.delete",
    replace: 'headers.delete',
    noticedBy: [PACKS, 'a file is kept small']
  },
  {
    name: 'a page that has given up says nothing',
    file: RELOAD,
    find: "dispatchEvent(new Event('lost'));",
    replace: '',
    noticedBy: [IS_LATE, 'three times, then it says so']
  },
  {
    name: 'a page is loaded again for ever',
    file: RELOAD,
    find: 'if (before >= MOST)',
    replace: 'if (before >= MOST * 9)',
    noticedBy: [IS_LATE, 'three times, then it says so']
  },
  {
    name: 'a page that is being left is called back',
    file: RELOAD,
    find: 'if (isLeaving() || !NOT_LOADED',
    replace: 'if (!NOT_LOADED',
    noticedBy: [IS_LATE, 'being left is not called back']
  },
  {
    name: 'a page that does not come alive says nothing',
    file: WATCH,
    find: 'void (isAlive() || tell())',
    replace: 'void isAlive()',
    noticedBy: [IS_LATE, 'not alive after eight seconds']
  },
  {
    name: 'a page that is alive says that it is not',
    file: WATCH,
    find: 'void (isAlive() || tell())',
    replace: 'void tell()',
    noticedBy: [IS_LATE, 'is alive says nothing']
  },
  {
    name: 'without the host the app is removed',
    file: WATCH,
    find: 'if (!isReached) {',
    replace: "if (!isReached && spoken === '') {",
    noticedBy: [IS_LATE, 'nothing is removed']
  },
  {
    name: 'a page of the host passes for the app',
    file: WATCH,
    find: '(response) => response.ok && isScript(response),',
    replace: '(response) => response.ok,',
    noticedBy: [IS_LATE, 'with a page of the host']
  },
  {
    name: 'loading again removes what other copies and games have kept',
    file: WATCH,
    find: "if (name === earlier || (name.includes('precache') && name.endsWith(`-${base.href}`)))",
    replace: "if (name !== '')",
    noticedBy: [IS_LATE, 'only what is kept of this copy']
  },
  {
    name: 'loading again removes the worker of another copy',
    file: WATCH,
    find: 'if (registration.scope === base.href)',
    replace: "if (registration.scope !== '')",
    noticedBy: [IS_LATE, 'only what is kept of this copy']
  },
  {
    name: 'none is null, and not what was left away',
    file: COMPILER,
    find: '`p.${name}==null`',
    replace: '`p.${name}===null`',
    noticedBy: [COMPILES, 'what is not there is none']
  },
  {
    name: 'choices of a second place are forgotten',
    file: COMPILER,
    find: 'known === undefined ? keys : [...new Set([...known, ...keys])]',
    replace: 'keys',
    noticedBy: [COMPILES, 'choices by one parameter']
  },
  {
    name: 'what is counted may lack a plural',
    file: COMPILER,
    find: 'for (const needed of cardinals)',
    replace: 'for (const needed of [])',
    noticedBy: [COMPILES, 'a thing that is counted']
  },
  {
    name: 'a helper class with a typo passes the lint',
    file: 'eslint/look.js',
    find: "name.includes('-') && !own.has(name) && !shared.has(name)",
    replace: "name.includes(' ') && !own.has(name) && !shared.has(name)",
    noticedBy: ['tests/look.test.ts', 'a class of several words has a rule']
  },
  {
    name: 'a rule may change the board in silence',
    file: 'eslint/recorded.js',
    find: 'WRITERS.has(name) || TOLD_LATER.has(name) || records(parent)',
    replace: 'true',
    noticedBy: ['tests/recorded.test.ts', 'in silence']
  }
];
