// Serves build/ as an ordinary static host would: clean addresses, 404.html with status 404, optionally below a folder.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2'
};

const HASHED = join('_app', 'immutable');

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {string} folder
 * @param {string} url
 * @param {string} base '' or '/name'
 */
function find(folder, url, base) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!path.startsWith(`${base}/`)) return undefined;
  const file = resolve(folder, `.${path.slice(base.length)}`);
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  return [file, `${file}.html`, join(file, 'index.html')].find(isFile);
}

/**
 * Answers as the host of a folder.
 *
 * @param {string} folder
 * @param {{ base?: string, keeps?: boolean }} [options] base: '' or '/name'; keeps: browsers need not ask again for what is
 *   named by its content. Where one build takes the place of another, that would hide what the other no longer has.
 * @returns {import('node:http').RequestListener}
 */
export function answering(folder, { base = '', keeps = false } = {}) {
  const root = resolve(folder);
  return (request, response) => {
    const found = find(root, request.url ?? '/', base);
    const file = found ?? join(root, '404.html');
    if (!isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': keeps && file.includes(HASHED) ? 'max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff'
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  };
}

/**
 * Resolves with the port once the server listens.
 *
 * @param {{ folder: string, port: number, base?: string, host?: string, keeps?: boolean }} options
 * @returns {Promise<number>}
 */
export function serve({ folder, port, base = '', host = '127.0.0.1', keeps = false }) {
  const server = createServer(answering(folder, { base, keeps }));
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'build', port = '4173', base = ''] = process.argv.slice(2);
  await serve({ folder, port: Number(port), base, keeps: true });
}
