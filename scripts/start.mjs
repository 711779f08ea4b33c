// `npm start`: installs what is missing, builds when something changed, serves the app and prints its address.
import './engine.mjs';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { install } from './install.mjs';
import { newest } from './newest.mjs';
import { serve } from './serve.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
install();

const sources = newest(
  'src',
  'static',
  'scripts/worker',
  'package.json',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts'
);
if (newest('build/sw.js') <= sources) {
  console.log('Building …');
  // Served at the root here, wherever a build for a host may lie.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env: { ...process.env, BASE_PATH: '' },
    encoding: 'utf8'
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build failed, so there is nothing to serve.`);
    process.exit(1);
  }
}

/**
 * @param {number} port
 * @returns {Promise<number>}
 */
async function serveFrom(port) {
  const host = process.env.HOST ?? '127.0.0.1';
  try {
    return await serve({ folder: 'build', port, host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (taken && !process.env.PORT) return serveFrom(port + 1);
    console.error(
      taken
        ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`
        : `Nothing can be served at ${host}, port ${process.env.PORT ?? port}: ${error instanceof Error ? error.message : error}`
    );
    process.exit(1);
  }
}

const port = await serveFrom(Number(process.env.PORT ?? 4173));
console.log(`Pass the Crown is at http://localhost:${port}/ (Ctrl+C stops it)`);
