// The commands of the WebDriver standard, over two wires: HTTP to WebKit's driver, and the socket of Firefox itself (Marionette).

import { connect, type Socket } from 'node:net';

export type Command = 'navigate' | 'execute' | 'act' | 'resize' | 'find' | 'type' | 'photograph';

export type Wire = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

const PATIENCE = 180_000;

const PATHS: Readonly<Record<Command, string>> = {
  navigate: 'url',
  execute: 'execute/async',
  act: 'actions',
  resize: 'window/rect',
  find: 'element',
  type: 'element/{id}/value',
  photograph: 'screenshot'
};

/** Begins a session with a driver that has just been started: its port may not be open yet. */
export async function httpWire(port: number, capabilities: object): Promise<Wire> {
  const base = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE)
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  await retried(() => fetch(`${base}/status`));
  const { sessionId } = (await post('/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  return (command, { id, ...parameters }) =>
    post(`/session/${sessionId}/${PATHS[command].replace('{id}', String(id))}`, parameters);
}

const NAMES: Readonly<Record<Command, string>> = {
  navigate: 'Navigate',
  execute: 'ExecuteAsyncScript',
  act: 'PerformActions',
  resize: 'SetWindowRect',
  find: 'FindElement',
  type: 'ElementSendKeys',
  photograph: 'TakeScreenshot'
};

type Message = [type: 1, id: number, error: { error: string; message: string } | null, result: { value?: unknown }];

interface Waiting {
  readonly done: (result: { value?: unknown }) => void;
  readonly fail: (error: Error) => void;
}

/** Each message is its length in bytes, a colon, and JSON. */
export async function marionetteWire(port: number): Promise<Wire> {
  const socket = await retried(() => connected(port));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Message | object;
      received = received.subarray(end);
      // The first one says who speaks.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as Message;
      if (error) waiting.get(id)?.fail(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.done(result);
      waiting.delete(id);
    }
  });
  const hungUp = (): void => {
    for (const { fail } of waiting.values()) fail(new Error('the browser is gone'));
    waiting.clear();
  };
  socket.on('error', hungUp).on('close', hungUp);
  const send = (name: string, parameters: object): Promise<{ value?: unknown }> =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('NewSession', {});
  return async (command, parameters) => (await send(NAMES[command], parameters)).value;
}

function connected(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(socket)).once('error', fail);
  });
}

/** What has just been started takes a moment until it answers. */
export async function retried<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
