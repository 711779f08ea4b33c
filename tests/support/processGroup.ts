// A program with all that it starts, which dies as in a power cut: every process at once, without a word.

import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

export interface ProcessGroup {
  readonly child: ChildProcess;
  /** Resolves when nothing of it is left. */
  readonly kill: () => Promise<void>;
}

/** Those that a program leaves behind die with it. */
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) killGroup(group);
});

export function startGroup(command: string, parameters: readonly string[], options: SpawnOptions): ProcessGroup {
  // Its own process group: what it starts dies with it.
  const child = spawn(command, parameters, { ...options, detached: true });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const kill = async (): Promise<void> => {
    if (pid === undefined) return;
    killGroup(pid);
    await gone;
    // Its helpers die at once as well, but not at the same moment: no two browsers may have the profile.
    // A zombie that is never reaped counts as alive.
    for (let left = 200; left > 0 && isAlive(-pid); left--) await new Promise((done) => setTimeout(done, 5));
    running.delete(pid);
  };
  return { child, kill };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it is dead already
  }
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
