// A host that answers some requests wrongly, as hosts do between two builds, behind a proxy or on a full disk.

import { createServer, type RequestListener } from 'node:http';
import { answering } from '../../../scripts/serve.mjs';

export const ANSWERS = ['page', 404, 500, 'cut', 'short', 'empty', 'redirect'] as const;

export type Answer = (typeof ANSWERS)[number];

const PAGE = '<!doctype html><title>Welcome</title><p>Welcome to our network.';

const spoilt = (answer: Answer): RequestListener => {
  return (request, response) => {
    const type = request.url!.endsWith('.css') ? 'text/css' : 'text/javascript';
    if (answer === 'page') response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
    else if (answer === 'redirect') response.writeHead(302, { Location: '/' }).end();
    else if (answer === 'short') response.writeHead(200, { 'Content-Type': type }).end('export const half =');
    else if (answer === 'empty') response.writeHead(200, { 'Content-Type': type }).end();
    else if (answer === 'cut') {
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': 5000 });
      response.write('export const cut =', () => response.destroy());
    } else response.writeHead(answer, { 'Content-Type': 'text/html' }).end(PAGE);
  };
};

export class SpoilingHost {
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #sound: RequestListener;
  #spoil: { readonly which: RegExp; readonly answer: RequestListener; readonly pages: boolean } | null = null;
  /** How many requests were answered wrongly. */
  spoilt = 0;
  /** Requests get no answer, as without a network. */
  away = false;
  origin = '';

  private constructor(build: string) {
    this.#sound = answering(build);
  }

  static async of(build: string): Promise<SpoilingHost> {
    const host = new SpoilingHost(build);
    await new Promise<void>((done) => host.#server.listen(0, '127.0.0.1', done));
    const address = host.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the host has no address');
    host.origin = `http://127.0.0.1:${address.port}/`;
    return host;
  }

  /** What a worker asks for; and what a page does, if pages are meant too. */
  spoil(which: RegExp, answer: Answer, pages = false): void {
    this.spoilt = 0;
    this.#spoil = { which, answer: spoilt(answer), pages };
  }

  /** From now on another build is there. */
  serve(build: string): void {
    this.#sound = answering(build);
  }

  mend(): void {
    this.#spoil = null;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer: RequestListener = (request, response) => {
    if (this.away) {
      response.destroy();
      return;
    }
    const { url = '/', headers } = request;
    const isAsked = this.#spoil !== null && (this.#spoil.pages || headers['sec-fetch-dest'] === 'empty');
    if (isAsked && this.#spoil?.which.test(url) === true) {
      this.spoilt++;
      this.#spoil.answer(request, response);
    } else this.#sound(request, response);
  };
}
