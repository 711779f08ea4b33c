// Exports games as files and imports them, and says afterwards what happened: a short note if one file has added one game, a
// report if it is more or something went wrong.

import { text } from 'text:shell/pages';
import { copied } from '../play/copies.svelte';
import { type BackedUp, type Backup, backUp, salvageGame } from '../saves/files/backup';
import { now } from '../saves/clock';
import type { SaveDocument } from '../saves/document';
import { exportGame } from '../saves/files/gameFiles';
import { readableName } from '../saves/foreignNames';
import { bringIn, type Brought } from '../saves/files/importBackup';
import type { GameSheet } from '../saves/store/sheet';
import type { Result, Trouble } from '../saves/trouble';
import { backedUp, whatIsWrong } from '../text/fileWords';
import { backupName, fileName } from './fileName';
import { type HandedOut, handOut } from './handOut';

/** The parts of the device that exporting and importing need; tests replace it. */
export interface Desk {
  readonly exportGame: (id: string) => Promise<Result<SaveDocument>>;
  readonly salvageGame: (id: string) => Promise<Result<Backup>>;
  readonly backUp: () => Promise<Result<BackedUp>>;
  readonly bringIn: (file: Blob, name: string) => Promise<Result<Brought>>;
  readonly handOut: (data: unknown, name: string) => Promise<HandedOut>;
}

export const desk: Desk = { exportGame, salvageGame, backUp, bringIn, handOut };

interface RefusedGame {
  readonly name: string;
  readonly why: string;
  readonly detail: string;
}

export interface Report {
  readonly added: readonly string[];
  readonly present: readonly string[];
  readonly refused: readonly RefusedGame[];
}

interface Screen {
  readonly say: (told: string, bad?: boolean) => void;
  readonly dismiss: () => void;
  /** Called when games have been added. */
  readonly changed: () => Promise<void>;
}

export class Filing {
  readonly #desk: Desk;
  readonly #screen: Screen;
  #report: Report | null = $state.raw(null);
  #isBusy = $state(false);

  constructor(desk: Desk, screen: Screen) {
    this.#desk = desk;
    this.#screen = screen;
  }

  get report(): Report | null {
    return this.#report;
  }

  close(): void {
    this.#report = null;
  }

  async export({ id, name, answered }: Pick<GameSheet, 'id' | 'name' | 'answered'>): Promise<void> {
    const done = await this.#desk.exportGame(id);
    if (!done.ok) return this.#screen.say(text(`problem-${done.trouble.kind}`), true);
    const how = await this.#desk.handOut(done.value, fileName(name, now()));
    if (how === 'refused') return;
    copied([{ id, answered }]);
    this.#screen.say(text(`exported-${how}`, { name }));
  }

  /** Exports what is left of a game that does not open. */
  async salvage(id: string, name: string): Promise<void> {
    const done = await this.#desk.salvageGame(id);
    if (!done.ok) return this.#screen.say(text(`problem-${done.trouble.kind}`), true);
    const how = await this.#desk.handOut(done.value, fileName(name, now()));
    if (how !== 'refused') this.#screen.say(text('salvaged', { name }));
  }

  async backUp(): Promise<void> {
    const done = await this.#desk.backUp();
    if (!done.ok) return this.#screen.say(text(`problem-${done.trouble.kind}`), true);
    const { backup, sheets, unopened, left } = done.value;
    const how = await this.#desk.handOut(backup, backupName(now()));
    if (how === 'refused') return;
    copied(sheets);
    this.#screen.say(backedUp(sheets.length, unopened, left), left.length > 0);
  }

  /** Imports the files one after another; a fault in one does not affect the next. */
  async bringIn(files: readonly File[]): Promise<void> {
    if (files.length === 0 || this.#isBusy) return;
    this.#isBusy = true;
    this.#screen.say(text('checking'));
    const reports: Report[] = [];
    for (const file of files) reports.push(await this.#broughtIn(file));
    this.#isBusy = false;
    this.#tell({
      added: reports.flatMap(({ added }) => added),
      present: reports.flatMap(({ present }) => present),
      refused: reports.flatMap(({ refused }) => refused)
    });
    await this.#screen.changed();
  }

  async #broughtIn(file: File): Promise<Report> {
    const done = await this.#desk.bringIn(file, gameNameOf(file.name));
    if (!done.ok) return { added: [], present: [], refused: [refusedGame(file.name, done.trouble)] };
    const { added, present, refused } = done.value;
    copied(added);
    return {
      added: added.map(({ name }) => name),
      present,
      refused: refused.map(({ name, trouble }) => refusedGame(name ?? text('nameless'), trouble))
    };
  }

  #tell(report: Report): void {
    const [only, ...others] = report.added;
    const isPlain = report.present.length === 0 && report.refused.length === 0;
    if (isPlain && only !== undefined && others.length === 0) return this.#screen.say(text('imported', { name: only }));
    this.#screen.dismiss();
    this.#report = report;
  }
}

function refusedGame(name: string, { kind, detail, wrong }: Trouble): RefusedGame {
  return { name, why: wrong === undefined ? text(`problem-${kind}`) : whatIsWrong(wrong), detail };
}

const ENDING = /( ?\(\d+\)|\.(gz|json|txt|crown)|-\d{4}-\d\d-\d\d)$/i;

/** The name of a file without what this app, browsers and systems have added to it. */
export function gameNameOf(fileName: string): string {
  let name = fileName;
  while (ENDING.test(name)) name = name.replace(ENDING, '');
  name = readableName(name.replaceAll('-', ' ')) || text('imported-game');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
