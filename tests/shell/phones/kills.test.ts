// Tablet or phone is killed, or the tablet's disk fails, at any step from the key to the answer: the answer is in once, or not yet and is
// still there to be scanned. Keys go with their game.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { device } from '#shell/home/shelf';
import { Answering } from '#shell/phones/answering.svelte';
import { askedInSecret } from '#shell/phones/phoneAsks';
import { linkedIn } from '#shell/phones/linked';
import { Phones } from '#shell/phones/phones.svelte';
import { pieceOf } from '#shell/pictures/fountain';
import { BLOCK, textOf } from '#shell/pictures/frames';
import type { Parcel } from '#shell/pictures/parcel';
import { openGame } from '#shell/play/opened';
import { hasKeys, keepKeys } from '#shell/play/phoneKeys';
import type { Playing } from '#shell/play/playing.svelte';
import { anotherWindow, created, emptyDeviceBeforeEach, valueOf } from '../saves/device';
import { failAt, WAYS } from '../saves/failures';
import { numberOn, Table } from '../pictures/tablets';

emptyDeviceBeforeEach();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Tablet {
  readonly id: string;
  readonly playing: Playing;
  readonly phones: Phones;
}

/** As after a kill as well: nothing but what was kept is left. */
async function tablet(id: string): Promise<Tablet> {
  await anotherWindow();
  const { playing } = valueOf(await openGame(id));
  const phones = new Phones(playing, id, await linkedIn(id));
  phones.follow();
  return { id, playing, phones };
}

async function phone(): Promise<Answering> {
  const answering = new Answering();
  await answering.open();
  return answering;
}

const pieces = ({ bytes, name }: Parcel): readonly string[] =>
  Array.from({ length: 120 }, (_, number) =>
    textOf({ kind: 'piece', parcel: name, size: bytes.length, ...pieceOf(bytes, BLOCK, number) })
  );

const seatOf = ({ playing }: Tablet): string => askedInSecret(playing)[0]!;

async function linked({ phones }: Tablet, house: string, { code }: Answering): Promise<void> {
  phones.readKey(code, house);
  await expect.poll(() => phones.told).toEqual({ what: 'linked', house });
  phones.follow();
}

async function asked({ phones }: Tablet, answering: Answering): Promise<void> {
  await expect.poll(() => phones.parcel).not.toBeNull();
  answering.scan();
  for (const text of pieces(phones.parcel!)) answering.read(text);
  await expect.poll(() => answering.state.what).not.toBe('scan');
}

async function sealed(answering: Answering): Promise<void> {
  const { state } = answering;
  if (state.what !== 'asked') throw new Error(state.what);
  const { view, house } = state.question;
  const answer = drawAnswer(view as never, house as never, new Chance(chanceFrom('a phone')));
  expect(await state.remote.answer(answer)).toBeNull();
  await expect.poll(() => answering.state.what).toBe('sealed');
}

async function scanned({ phones, playing }: Tablet, { state }: Answering): Promise<void> {
  if (state.what !== 'sealed') throw new Error(state.what);
  phones.look();
  for (const text of pieces(state.parcel).slice(0, 40)) phones.readAnswer(text);
  await expect.poll(() => phones.told !== null || playing.trouble !== null).toBe(true);
}

test.each(['tablet', 'phone', 'both'] as const)(
  '%s killed after every step: the answer is in, once',
  async (victim) => {
    const { id } = await created();
    let here = await tablet(id);
    let there = await phone();
    const house = seatOf(here);
    const kill = async (): Promise<void> => {
      if (victim !== 'phone') here = await tablet(id);
      if (victim !== 'tablet') there = await phone();
    };
    await kill();
    const { code } = there;
    await linked(here, house, there);
    const question = here.phones.open[house];
    await kill();
    expect(there.code).toBe(code);
    await asked(here, there);
    await kill();
    expect(here.phones.open[house]).toBe(question);
    await sealed(there);
    await kill();
    expect(there.state.what).toBe('sealed');
    await scanned(here, there);
    expect(here.phones.told).toEqual({ what: 'in', house });
    await kill();
    expect(here.playing.entries.map((entry) => entry.house)).toEqual([house]);
    await scanned(here, there);
    expect(here.phones.told).toMatchObject({ what: 'refused', why: 'repeated' });
    expect(here.playing.entries).toHaveLength(1);
  }
);

async function ready(): Promise<{ here: Tablet; there: Answering; house: string }> {
  const { id } = await created();
  const [here, there] = [await tablet(id), await phone()];
  const house = seatOf(here);
  await linked(here, house, there);
  await asked(here, there);
  await sealed(there);
  return { here, there, house };
}

test.each(WAYS)('where the disk fails and $name, the answer is not in, and can be scanned again', async (way) => {
  const { here, there, house } = await ready();
  for (let nth = 1; ; nth++) {
    const now = await tablet(here.id);
    const mend = failAt(nth, way);
    await scanned(now, there);
    if (!mend()) {
      expect(nth).toBeGreaterThan(1);
      break;
    }
    // The note that it is in has failed, and nothing else.
    if (now.phones.told !== null) {
      expect(nth).toBeGreaterThan(1);
      expect(now.phones.told).toEqual({ what: 'in', house });
      break;
    }
    expect(now.playing.trouble).not.toBeNull();
    expect((await tablet(here.id)).playing.entries).toEqual([]);
  }
  const after = await tablet(here.id);
  expect(after.playing.entries.map((entry) => entry.house)).toEqual([house]);
});

test('killed between the answer and the note that it is in: it counts once all the same', async () => {
  const { here, there, house } = await ready();
  const before = await linkedIn(here.id);
  await scanned(here, there);
  await keepKeys(before);
  const again = await tablet(here.id);
  await scanned(again, there);
  expect(again.phones.told).toEqual({ what: 'refused', why: 'old' });
  expect(again.playing.entries.map((entry) => entry.house)).toEqual([house]);
});

test('a phone that is dead costs nothing: the seat answers on the tablet, and what it seals later is old', async () => {
  const { here, there, house } = await ready();
  here.phones.here.add(here.phones.open[house]!);
  here.phones.follow();
  expect(here.phones.away).toEqual([]);
  const { playing } = here;
  const ownOf = (): number => playing.entries.filter((entry) => entry.house === house).length;
  while (ownOf() === 0) {
    playing.openCurtain();
    const { turn } = playing;
    if (turn.what !== 'ask') throw new Error(turn.what);
    const chance = new Chance(chanceFrom('here'));
    await playing.answer(drawAnswer(playing.view as never, turn.ask.house as never, chance) as never);
  }
  here.phones.follow();
  await scanned(here, there);
  expect(here.phones.told).toEqual({ what: 'refused', why: 'old' });
  expect(ownOf()).toBe(1);
});

test('after answers before it were taken back, what was sealed is old, and the seat is asked anew', async () => {
  const { here, there, house } = await ready();
  await scanned(here, there);
  here.phones.follow();
  await here.playing.takeBack(1);
  here.phones.follow();
  expect(here.playing.entries).toEqual([]);
  await scanned(here, there);
  expect(here.phones.told).toMatchObject({ what: 'refused', why: 'repeated' });
  const next = await phone();
  await asked(here, next);
  expect(next.state.what).toBe('asked');
  await sealed(next);
  await scanned(here, next);
  expect(here.phones.told).toEqual({ what: 'in', house });
});

test('the keys of its phones go with a game that is deleted, and stay with any other', async () => {
  const [{ here }, other] = [await ready(), await created('Another')];
  expect(await hasKeys(here.id)).toBe(true);
  valueOf(await device.remove(other.id));
  expect(await hasKeys(here.id)).toBe(true);
  valueOf(await device.remove(here.id));
  expect(await hasKeys(here.id)).toBe(false);
  valueOf(await device.restore(here.id));
  expect((await tablet(here.id)).phones.houses).toEqual([]);
});

test('the keys of its phones go with a game that is on another tablet, even if this one was killed in between', async () => {
  const table = await new Table().begin(1);
  const has = (): Promise<boolean> => table.here.use(() => hasKeys(table.id));
  const keep = (): Promise<void> => table.here.use(() => keepKeys({ game: table.id }));
  const showing = await table.shown();
  await keep();
  const taking = await table.scanned(showing);
  expect(await has()).toBe(true);
  await table.answered(showing, numberOn(taking));
  expect([showing.state.what, await has()]).toEqual(['given', false]);
  await keep();
  expect((await table.shown()).state.what).toBe('given');
  expect(await has()).toBe(false);
});

test('an answer that the tablet has is not shown again by a phone that was closed, unless it is asked the same once more', async () => {
  const { here, there } = await ready();
  const { state } = there;
  if (state.what !== 'sealed') throw new Error(state.what);
  await there.handedIn();
  const again = await phone();
  expect([again.state.what, again.code, again.isLinked]).toEqual(['scan', there.code, true]);
  await asked(here, again);
  expect(again.state.what).toBe('sealed');
  expect((await phone()).state.what).toBe('sealed');
});

test('an answer that is changed begins with what was sealed', async () => {
  const { there } = await ready();
  await there.change();
  const { state } = there;
  if (state.what !== 'asked') throw new Error(state.what);
  expect(state.remote.begun).toMatchObject({ kind: 'orders' });
  const after = await phone();
  expect(after.state.what).toBe('asked');
});

test('a phone keeps its link for a day, and until it is for another game', async () => {
  const { there } = await ready();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 23 * 60 * 60 * 1000);
  expect((await phone()).code).toBe(there.code);
  vi.restoreAllMocks();
  // It was sealed there again, a day before.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 49 * 60 * 60 * 1000);
  const late = await phone();
  expect([late.state.what, late.isLinked]).toEqual(['key', false]);
  expect(late.code).not.toBe(there.code);
  const { code } = late;
  await late.anew();
  expect(late.code).not.toBe(code);
  expect((await phone()).code).toBe(late.code);
});

test('the tablet keeps its phones for as long as the game lasts', async () => {
  const { here } = await ready();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90 * 24 * 60 * 60 * 1000);
  expect((await tablet(here.id)).phones.houses).toHaveLength(1);
});

test('keys go when the game is over, and are of no use to another game', async () => {
  const { here } = await ready();
  expect((await linkedIn(here.id))?.game).toBe(here.id);
  expect(await linkedIn('another')).toBeNull();
  Object.defineProperty(here.playing, 'winners', { value: [] });
  here.phones.follow();
  await expect.poll(() => hasKeys(here.id)).toBe(false);
});

test('an answer that the disk did not keep is read again from the same pictures, without a new look', async () => {
  const { here, there, house } = await ready();
  const { state } = there;
  if (state.what !== 'sealed') throw new Error(state.what);
  const mend = failAt(1, WAYS[0]!);
  await scanned(here, there);
  mend();
  expect([here.phones.told, here.playing.entries.length]).toEqual([null, 0]);
  for (const text of pieces(state.parcel).slice(0, 40)) here.phones.readAnswer(text);
  await expect.poll(() => here.phones.told).toEqual({ what: 'in', house });
});
