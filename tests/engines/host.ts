// The host of the built app; it can be switched off, and comes back at the same address.

import { createServer, type Server } from 'node:http';
import { answering } from '../../scripts/serve.mjs';

export class Host {
  #server: Server | null = null;
  #port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  async start(): Promise<void> {
    const server = createServer(answering('build'));
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    const address = server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }
}
