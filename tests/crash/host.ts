// A host for one device: a copy of the built app that can bring out new versions of itself, and can be out of reach.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { answering } from '../../scripts/serve.mjs';
import { integrityOf, listedIn } from '../../scripts/worker/listed.mjs';

export class Host {
  readonly #folder: string;
  readonly #pristine: { readonly page: string; readonly worker: string };
  /** The start page as the worker lists it. */
  readonly #start: { readonly revision: string; readonly integrity: string };
  readonly #server: Server;
  #version = 0;
  /** Requests get no answer, as without a network. */
  away = false;
  origin = '';

  constructor(build: string, folder: string) {
    cpSync(build, folder, { recursive: true });
    this.#folder = folder;
    this.#pristine = { page: this.#read('index.html'), worker: this.#read('sw.js') };
    const start = listedIn(folder).find(({ url }) => url === 'index.html');
    if (start?.revision == null) throw new Error('the worker does not know the start page');
    this.#start = { revision: start.revision, integrity: start.integrity };
    this.bringOut();
    const answer = answering(folder);
    this.#server = createServer((request, response) => {
      if (this.away) response.destroy();
      else answer(request, response);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the host has no address');
    this.origin = `http://127.0.0.1:${address.port}/`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get version(): number {
    return this.#version;
  }

  /** The next version: another start page, and the worker that knows it. */
  bringOut(): void {
    this.#version++;
    const { page, worker } = this.#pristine;
    const { revision, integrity } = this.#start;
    const own = page.replace('<html', `<html data-build="${this.#version}"`);
    writeFileSync(join(this.#folder, 'index.html'), own);
    writeFileSync(
      join(this.#folder, 'sw.js'),
      worker.replace(revision, `build${this.#version}`).replace(integrity, integrityOf(own))
    );
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }
}
