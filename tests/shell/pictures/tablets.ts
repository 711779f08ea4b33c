// Two tablets, each with a disk of its own, and what passes between them by picture.

import { expect } from 'vitest';
import { db } from '#shell/saves/store/database';
import type { GameSheet } from '#shell/saves/store/sheet';
import { BLOCK, HEX, textOf } from '#shell/pictures/frames';
import { pieceOf } from '#shell/pictures/fountain';
import { Showing } from '#shell/pictures/showingFrames.svelte';
import { Receiving } from '#shell/pictures/receiving.svelte';
import { newGame } from '#thrones/flow/game';
import { aNewDevice, movesFrom, SETUP_OF_THREE, underWay } from '../saves/device';

/** One of two tablets: its database is put back whenever it is its turn. */
export class Tablet {
  #factory = new IDBFactory();

  async use<T>(work: () => Promise<T>): Promise<T> {
    await this.wake();
    const result = await work();
    this.#factory = globalThis.indexedDB as IDBFactory;
    return result;
  }

  /** As after a kill: nothing but the disk is left. */
  async wake(): Promise<void> {
    await aNewDevice();
    globalThis.indexedDB = this.#factory;
  }

  games = (): Promise<GameSheet[]> =>
    this.use(async () => {
      const rows = await (await db()).games.toArray();
      return (rows as GameSheet[]).filter(({ removed }) => removed === null);
    });
}

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
};

export class Table {
  readonly here = new Tablet();
  readonly there = new Tablet();
  id = '';
  moves = movesFrom(newGame(SETUP_OF_THREE), 30);

  async begin(answers = 20): Promise<this> {
    await this.here.use(async () => {
      this.id = (await underWay(answers)).sheet.id;
    });
    return this;
  }

  shown = (): Promise<Showing> =>
    this.here.use(async () => {
      const showing = new Showing(this.id);
      await showing.open();
      return showing;
    });

  /** The key of the other tablet is scanned, and all pictures that are locked for it. */
  async scanned(showing: Showing, to = this.there, from = this.here): Promise<Receiving> {
    const receiving = await to.use(() => opened(null));
    await from.use(() => agreed(showing, receiving));
    await to.use(() => pictured(receiving, showing));
    return receiving;
  }

  answered = (showing: Showing, number: string): Promise<void> =>
    this.here.use(async () => {
      showing.look();
      await showing.reply(number);
    });

  released = (receiving: Receiving, code: string, tablet = this.there): Promise<void> =>
    tablet.use(async () => {
      receiving.look();
      receiving.read(code);
      await settled();
    });

  /** Those on which an answer would be kept. */
  async playable(): Promise<string> {
    const isPlayed = (sheets: GameSheet[]): boolean => sheets.some(({ passage }) => passage === null);
    return `${isPlayed(await this.here.games()) ? 'here' : '-'} ${isPlayed(await this.there.games()) ? 'there' : '-'}`;
  }
}

/** Both show the same number, and the game is shown. */
export async function agreed(showing: Showing, receiving: Receiving): Promise<void> {
  if (showing.state.what === 'showing') await showing.open();
  showing.addressee.read(receiving.code ?? '');
  await expect
    .poll(() => showing.addressee.found?.mark)
    .toBe(receiving.state.what === 'key' ? receiving.state.mark : '');
  await showing.agree();
}

export async function pictured(receiving: Receiving, showing: Showing): Promise<void> {
  if (showing.state.what !== 'showing') throw new Error('nothing is shown');
  if (receiving.state.what === 'key') receiving.scan();
  await feed(receiving, showing.state.parcel);
}

/** The number that the other tablet is told. */
export function numberOn({ state }: Receiving): string {
  if (state.what !== 'held') throw new Error(state.what);
  return state.number;
}

export async function opened(id: string | null): Promise<Receiving> {
  const receiving = new Receiving();
  await receiving.open(id);
  return receiving;
}

export async function feed(receiving: Receiving, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<void> {
  for (let number = 3; receiving.state.what === 'pictures' && number < 200; number++) {
    const piece = { kind: 'piece', parcel: name.slice(0, HEX.name), size: bytes.length } as const;
    receiving.read(textOf({ ...piece, ...pieceOf(bytes, BLOCK, number) }));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (let turn = 0; receiving.state.what === 'checking' && turn < 500; turn++)
    await new Promise((resolve) => setTimeout(resolve, 2));
}
