// WebKit as Debian builds it, in a window on a virtual screen.

import { execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startGroup } from '../support/processGroup';
import type { Engine, Running, Size } from './engine';
import { httpWire } from './wires';

const LARGEST: Size = { width: 1280, height: 1180 };

export async function webkit(): Promise<Engine> {
  const { display, close } = await screen();
  return { name: 'webkit', start: (profile, size) => start(display, profile, size), close };
}

async function start(display: string, profile: string, { width, height }: Size): Promise<Running> {
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const port = await freePort();
  const { child, kill } = startGroup('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', HOME: profile, NO_AT_BRIDGE: '1' }
  });
  const complaints: string[] = [];
  child.stdout!.on('data', (text: Buffer) => {
    for (const line of text.toString().split('\n')) if (/^CONSOLE .*(ERROR|WARN)/.test(line)) complaints.push(line);
  });
  try {
    const options = {
      binary: '/usr/bin/python3',
      args: [join('tests', 'engines', 'window.py'), profile, String(width), String(height)]
    };
    const wire = await httpWire(port, { 'webkitgtk:browserOptions': options });
    const photograph = async (file: string, { width, height }: Size): Promise<void> => {
      const crop = `${width}x${height}+0+0`;
      await promisify(execFile)('import', ['-display', display, '-window', 'root', '-crop', crop, file]);
    };
    return { wire, downloads, complaints, photograph, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** A display of the X server's own choice. */
async function screen(): Promise<{ readonly display: string; readonly close: () => void }> {
  const { width, height } = LARGEST;
  const parameters = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn('Xvfb', parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((done, fail) => {
    child.once('error', fail).once('exit', () => fail(new Error('Xvfb does not start')));
    child.stdio[3]!.once('data', (text: Buffer) => done(text.toString().trim()));
  });
  return { display: `:${number}`, close: () => child.kill() };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
