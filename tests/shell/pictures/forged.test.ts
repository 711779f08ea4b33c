// Sixty forged or old pictures and more before each camera: every one of them is answered in words, nothing of it is kept, and the camera goes on.

import { expect, test } from 'vitest';
import { text as phoneWords } from 'text:shell/phones';
import { text as pictureWords } from 'text:shell/pictures';
import { Answering } from '#shell/phones/answering.svelte';
import { answerTo } from '#shell/phones/phoneAnswers';
import { Phones } from '#shell/phones/phones.svelte';
import { questionIn, questionsFor } from '#shell/phones/questions';
import { lockedFor } from '#shell/pictures/carried';
import { pieceOf } from '#shell/pictures/fountain';
import { BLOCK, HEX, textOf } from '#shell/pictures/frames';
import { parcelOf } from '#shell/pictures/collector';
import { unwrapped } from '#shell/pictures/parcel';
import { newKeys } from '#shell/pictures/sealing';
import { whatIsWrong } from '#shell/text/fileWords';
import { openGame } from '#shell/play/opened';
import { APP } from '#shell/saves/document';
import { hexOf } from '#shell/saves/hex';
import { created, emptyDeviceBeforeEach, valueOf } from '../saves/device';
import { agreed, feed, numberOn, opened, settled, Table } from './tablets';

emptyDeviceBeforeEach();

const AT_LEAST = 60;
/** As JSON. */
const VALUES = [
  'null',
  '-1',
  '2',
  '""',
  `"${'x'.repeat(3000)}"`,
  '[]',
  '{}',
  '{"toString":1,"valueOf":1}',
  `${'['.repeat(6000)}${']'.repeat(6000)}`
];

const chance = (seed: number) => (): number => (seed = (seed * 48_271) % 2_147_483_647);
const noise = (length: number, seed: number): Uint8Array => {
  const next = chance(seed);
  return Uint8Array.from({ length }, () => next() % 256);
};

function joined(line: string, boxes: readonly Uint8Array[] = []): Uint8Array {
  return Uint8Array.from([...new TextEncoder().encode(line), 0, ...boxes.flatMap((box) => [...box])]);
}

/** Each field exchanged for everything, boxes bent, cut, exchanged, left away, and what is no parcel at all. */
function forgeries(valid: Uint8Array): Uint8Array[] {
  const { line, boxes } = unwrapped(valid)!;
  const lengths = JSON.stringify(boxes.map(({ length }) => length));
  const fields = Object.entries(line).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const written = (all: readonly (readonly [string, string])[], of = lengths): string =>
    `{${all.map(([name, json]) => `"${name}":${json}`).join()},"boxes":${of}}`;
  const exchanged = fields.flatMap(([name]) => [
    joined(written(fields.filter(([other]) => other !== name)), boxes),
    ...VALUES.map((json) => joined(written(fields.map((one) => (one[0] === name ? [name, json] : one))), boxes))
  ]);
  const bent = [0, 12, 40].map((at) =>
    joined(
      written(fields),
      boxes.map((box) => box.map((byte, i) => (i === at ? byte ^ 1 : byte)))
    )
  );
  const lengthened = [...VALUES, '[]', '[-1]', '[null]', '[{"valueOf":1,"toString":1}]'].map((json) =>
    joined(written(fields, json), boxes)
  );
  const whole = joined(written(fields), boxes);
  const cut = [1, 20, 300].map((count) => whole.slice(0, whole.length - count));
  const none = [1, 2, 3, 4].map((seed) => noise(400 + seed, seed));
  const json = ['[]', 'null', '{', '"x"', `{"app":"${APP}"}`, VALUES.at(-1)!].map((text) => joined(text));
  return [...exchanged, ...bent, ...lengthened, ...cut, ...none, ...json];
}

/** All codes of one picture. */
async function codesOf(bytes: Uint8Array): Promise<string[]> {
  const parcel = (await parcelOf(bytes)).slice(0, HEX.name);
  return Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, number) =>
    textOf({ kind: 'piece', parcel, size: bytes.length, ...pieceOf(bytes, BLOCK, number) })
  );
}

const keysForged = Array.from({ length: AT_LEAST }, (_, at) => {
  const point = noise(HEX.key / 2, at + 1);
  // Most begin as a point does that is written in full.
  if (at % 4 > 0) point[0] = 4;
  return hexOf(point);
});

test('the picture of another tablet', async () => {
  const table = await new Table().begin();
  const showing = await table.shown();
  const receiving = await table.there.use(() => opened(null));
  await table.here.use(() => agreed(showing, receiving));
  if (showing.state.what !== 'showing') throw new Error('nothing is shown');
  const { parcel } = showing.state;
  const key = showing.addressee.found!.key;
  const inside: readonly object[] = [
    { app: APP, carried: 2, name: '', lock: '', save: {} },
    { app: APP, carried: { toString: 1, valueOf: 1 } },
    { app: APP, carried: 1, name: '', lock: '', save: {} },
    { app: APP, carried: 1, name: '', lock: '00', save: { toString: 1 } },
    { app: 'another', carried: 1, name: '', lock: '', save: [] }
  ];
  const sealed = await Promise.all(inside.map(async (data) => (await lockedFor(key, data)).bytes));
  const foreign = [(await lockedFor((await newKeys()).open, {})).bytes];
  // As the first version showed them.
  const old = [joined(`{"app":"${APP}","carried":1,"name":"","lock":"","save":{}}`)];
  const forged = [...forgeries(parcel.bytes), ...sealed, ...foreign, ...old];
  expect(forged.length).toBeGreaterThanOrEqual(AT_LEAST);
  await table.there.use(async () => {
    for (const bytes of forged) {
      if (receiving.state.what !== 'pictures') await receiving.again();
      receiving.scan();
      await feed(receiving, { name: await parcelOf(bytes), bytes });
      await expect.poll(() => receiving.state.what).toBe('refused');
      const { trouble } = receiving.state as Extract<typeof receiving.state, { what: 'refused' }>;
      expect(whatIsWrong(trouble.wrong!)).not.toBe('');
    }
  });
  expect(await table.there.games()).toEqual([]);
  await table.there.use(async () => {
    await receiving.again();
    receiving.scan();
    await feed(receiving, parcel);
    expect(receiving.state.what).toBe('held');
  });
});

test('the key of another tablet', async () => {
  const { addressee } = await (await new Table().begin(1)).shown();
  for (const key of keysForged) {
    const code = textOf({ kind: 'tablet', key });
    addressee.read(code);
    await expect.poll(() => addressee.read(code)).toBe('foreign');
    expect(addressee.found).toBeNull();
  }
  expect(pictureWords('hint-foreign')).not.toBe('');
  const { open: key } = await newKeys();
  addressee.read(textOf({ kind: 'tablet', key }));
  await expect.poll(() => addressee.found?.key).toBe(key);
});

test('the last code', async () => {
  const table = await new Table().begin();
  const showing = await table.shown();
  const receiving = await table.scanned(showing);
  await table.answered(showing, numberOn(receiving));
  const { code } = showing;
  if (code === null) throw new Error(showing.state.what);
  await table.there.use(async () => {
    for (let seed = 1; seed <= AT_LEAST; seed++) {
      const [parcel, receiver, word] = [HEX.hash, HEX.receiver, HEX.word].map((length) =>
        hexOf(noise(length / 2, seed))
      );
      receiving.look();
      receiving.read(textOf({ kind: 'word', parcel: parcel!, receiver: receiver!, word: word! }));
      await expect.poll(() => receiving.isWrong).toBe(true);
      expect(receiving.state.what).toBe('last');
    }
  });
  expect(pictureWords('wrong-word')).not.toBe('');
  expect(await table.playable()).toBe('- -');
  await table.there.use(async () => {
    receiving.look();
    receiving.read(code);
    await expect.poll(() => receiving.state.what).toBe('taken');
  });
  expect(await table.playable()).toBe('- there');
});

async function tablet(): Promise<{ readonly phones: Phones; readonly answers: () => number }> {
  const { id } = await created();
  const { playing } = valueOf(await openGame(id));
  return { phones: new Phones(playing, id, null), answers: () => playing.entries.length };
}

function refusedOn({ told }: Phones): string {
  return told?.what === 'refused' ? phoneWords(`refused-${told.why}`) : '';
}

test('the key of a phone', async () => {
  const { phones } = await tablet();
  for (const key of keysForged) {
    phones.look();
    phones.readKey(textOf({ kind: 'key', key }), 'stark');
    await expect.poll(() => refusedOn(phones)).toBe(phoneWords('refused-forged'));
    expect(phones.houses).toEqual([]);
  }
  phones.readKey(textOf({ kind: 'key', key: (await newKeys()).open }), 'stark');
  await expect.poll(() => phones.houses).toEqual(['stark']);
});

test('the answer of a phone', async () => {
  const { phones, answers } = await tablet();
  const keys = await newKeys();
  phones.readKey(textOf({ kind: 'key', key: keys.open }), 'stark');
  await expect.poll(() => phones.houses).toEqual(['stark']);
  phones.follow();
  await expect.poll(() => phones.parcel).not.toBeNull();
  const read = await questionIn(phones.parcel!.bytes, keys, null);
  if (!read.ok) throw new Error(read.why);
  const { question } = read;
  const answersGiven: readonly Parameters<typeof answerTo>[2][] = [
    null,
    0,
    'x',
    [],
    {},
    { kind: {} },
    { toString: 1 },
    { kind: 'orders' },
    { kind: 'orders', orders: [] }
  ];
  const sealed = await Promise.all(answersGiven.map((answer) => answerTo(question, keys, answer)));
  const others = await Promise.all([
    answerTo({ ...question, id: 'ab'.repeat(8) }, keys, {}),
    answerTo({ ...question, game: 'another' }, keys, {}),
    answerTo(question, await newKeys(), {})
  ]);
  const [valid] = sealed as [(typeof sealed)[number]];
  const forged = [...forgeries(valid.bytes), ...[...sealed, ...others].map(({ bytes }) => bytes)];
  expect(forged.length).toBeGreaterThanOrEqual(AT_LEAST);
  for (const bytes of forged) {
    phones.look();
    for (const code of await codesOf(bytes)) phones.readAnswer(code);
    await expect.poll(() => refusedOn(phones)).not.toBe('');
  }
  expect(answers()).toBe(0);
});

test('what a phone is asked', async () => {
  const { phones } = await tablet();
  const answering = new Answering();
  await answering.open();
  phones.readKey(answering.code, 'stark');
  await expect.poll(() => phones.houses).toEqual(['stark']);
  phones.follow();
  await expect.poll(() => phones.parcel).not.toBeNull();
  const { bytes: valid } = phones.parcel!;
  const foreign = await newKeys();
  const unknown = { game: 'g', keys: foreign, of: 'no such game', seats: [], view: { asks: [] } as never };
  const others = await questionsFor(unknown, [{ id: 'ab', house: 'stark', phone: foreign.open, view: unknown.view }]);
  const forged = [...forgeries(valid), others.bytes];
  expect(forged.length).toBeGreaterThanOrEqual(AT_LEAST);
  for (const bytes of forged) {
    answering.scan();
    for (const code of await codesOf(bytes)) answering.read(code);
    await expect.poll(() => answering.refused).not.toBeNull();
    expect(phoneWords(`phone-refused-${answering.refused!}`)).not.toBe('');
    expect(answering.state.what).toBe('scan');
  }
  await settled();
  answering.scan();
  for (const code of await codesOf(valid)) answering.read(code);
  await expect.poll(() => answering.state.what).toBe('asked');
});
