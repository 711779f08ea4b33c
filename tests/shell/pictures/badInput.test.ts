// Whatever a camera sees that is not what a step waits for: each step says what it is, and stays where it was with all it has.

import { expect, test } from 'vitest';
import { Answering } from '#shell/phones/answering.svelte';
import { Phones } from '#shell/phones/phones.svelte';
import { newKeys } from '#shell/pictures/sealing';
import { BLOCK, HEX, textOf, type Frame } from '#shell/pictures/frames';
import type { Hint } from '#shell/pictures/hint';
import { pieceOf } from '#shell/pictures/fountain';
import { parcelOf } from '#shell/pictures/collector';
import { parcelWith } from '#shell/pictures/parcel';
import { openGame } from '#shell/play/opened';
import { created, emptyDeviceBeforeEach, valueOf } from '../saves/device';
import { opened, Table } from './tablets';

emptyDeviceBeforeEach();

const bytes = Uint8Array.from({ length: 3000 }, (_, at) => (at * 31 + (at >> 3)) % 256);
const hash = 'ab'.repeat(HEX.hash / 2);
const receiver = '00'.repeat(HEX.receiver / 2);
const CODES: Readonly<Record<Frame['kind'], Frame>> = {
  piece: { kind: 'piece', parcel: 'deadbeef', size: bytes.length, ...pieceOf(bytes, BLOCK, 0) },
  word: { kind: 'word', parcel: hash, receiver, word: '11'.repeat(HEX.word / 2) },
  key: { kind: 'key', key: '04'.repeat(HEX.key / 2) },
  tablet: { kind: 'tablet', key: '04'.repeat(HEX.key / 2) }
};

interface Step {
  readonly waitsFor: Frame['kind'];
  readonly read: (text: string) => Hint | null;
  readonly state: () => string;
}

async function phone(): Promise<Answering> {
  const answering = new Answering();
  await answering.open();
  answering.scan();
  return answering;
}

async function tablet(): Promise<Phones> {
  const { id } = await created();
  return new Phones(valueOf(await openGame(id)).playing, id, null);
}

const STEPS: Readonly<Record<string, () => Promise<Step>>> = {
  'the picture of another tablet': async () => {
    const receiving = await new Table().there.use(async () => {
      const receiving = await opened(null);
      receiving.scan();
      return receiving;
    });
    return { waitsFor: 'piece', read: (text) => receiving.read(text), state: () => receiving.state.what };
  },
  'the key of another tablet': async () => {
    const table = await new Table().begin(1);
    const { addressee } = await table.shown();
    return {
      waitsFor: 'tablet',
      read: (text) => addressee.read(text),
      state: () => addressee.found?.mark ?? 'none'
    };
  },
  'the last code': async () => {
    const table = await new Table().begin(1);
    const receiving = await table.scanned(await table.shown());
    receiving.look();
    return { waitsFor: 'word', read: (text) => receiving.read(text), state: () => receiving.state.what };
  },
  'the key of a phone': async () => {
    const phones = await tablet();
    return { waitsFor: 'key', read: (text) => phones.readKey(text, 'stark'), state: () => phones.houses.join() };
  },
  'the answer of a phone': async () => {
    const phones = await tablet();
    return { waitsFor: 'piece', read: (text) => phones.readAnswer(text), state: () => phones.houses.join() };
  },
  'what a phone is asked': async () => {
    const answering = await phone();
    return { waitsFor: 'piece', read: (text) => answering.read(text), state: () => answering.state.what };
  }
};

test.each(Object.keys(STEPS))('%s: anything else is told apart, and changes nothing', async (name) => {
  const { waitsFor, read, state } = await STEPS[name]!();
  const before = state();
  const due = textOf(CODES[waitsFor]);
  for (const foreign of ['https://example.org/menu', 'WIFI:T:WPA;S:inn;P:crown;;', ''])
    expect(read(foreign)).toBe('foreign');
  expect(read(due.replace('CROWN2:', 'CROWN3:'))).toBe('newer');
  expect(read(due.replace('CROWN2:', 'CROWN1:'))).toBe('older');
  for (const torn of [due.slice(0, -9), `${due.slice(0, 40)}${due.slice(42)}`]) expect(read(torn)).toBe('torn');
  for (const [kind, frame] of Object.entries(CODES)) if (kind !== waitsFor) expect(read(textOf(frame))).toBe('other');
  expect(state()).toBe(before);
});

test('what was read stays when the camera is taken away, and goes on in between other pictures', async () => {
  const answering = await phone();
  const parcel = (await parcelOf(bytes)).slice(0, HEX.name);
  const read = (number: number) =>
    answering.read(textOf({ kind: 'piece', parcel, size: bytes.length, ...pieceOf(bytes, BLOCK, number) }));
  for (const number of [3, 4, 4, 9]) read(number);
  await expect.poll(() => answering.caught.progress?.count).toBe(3);
  // Another picture in between, and codes that are none.
  answering.read(textOf(CODES.piece));
  answering.read('https://example.org');
  for (const number of [1, 2]) read(number);
  await expect.poll(() => answering.caught.progress?.count).toBe(5);
});

test('a picture that is no question is refused with a reason, and the camera goes on', async () => {
  const answering = await phone();
  for (const [data, why] of [
    [{ app: 'pass-the-crown', carried: 1 }, 'other'],
    [{ app: 'pass-the-crown', asked: 2 }, 'newer'],
    [{ app: 'pass-the-crown', asked: 1 }, 'forged'],
    [{ app: 'pass-the-crown', asked: 1, game: 'g', from: (await newKeys()).open, parts: [] }, 'none']
  ] as const) {
    answering.scan();
    const { bytes: whole } = await parcelWith(data, [new Uint8Array(40)]);
    const parcel = (await parcelOf(whole)).slice(0, HEX.name);
    for (let number = 0; number < 12; number++)
      answering.read(textOf({ kind: 'piece', parcel, size: whole.length, ...pieceOf(whole, BLOCK, number) }));
    await expect.poll(() => answering.refused).toBe(why);
    expect(answering.state.what).toBe('scan');
  }
});

test('a phone that cannot show what it is asked says so, and scans again', async () => {
  const answering = await phone();
  answering.giveUp();
  expect([answering.state.what, answering.refused]).toEqual(['scan', 'broken']);
  answering.scan();
  expect(answering.refused).toBeNull();
});
