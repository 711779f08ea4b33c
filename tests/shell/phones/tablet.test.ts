// The tablet among its phones, and a phone that judges by what it was shown.

import { expect, test, vi } from 'vitest';
import { thrones } from '#thrones/flow/ruleset';
import { newGame } from '#thrones/flow/game';
import type { Ruleset } from '#engine/ruleset';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { keepsNothing } from '#shell/play/keeper';
import { Playing } from '#shell/play/playing.svelte';
import { BLOCK, textOf } from '#shell/pictures/frames';
import { pieceOf } from '#shell/pictures/fountain';
import { answerTo } from '#shell/phones/phoneAnswers';
import { Phones } from '#shell/phones/phones.svelte';
import { questionIn } from '#shell/phones/questions';
import { keyFor, newKeys, seal, unseal } from '#shell/pictures/sealing';
import { askedInSecret } from '#shell/phones/phoneAsks';
import { Remote } from '#shell/phones/remote.svelte';
import { SETUP_OF_THREE } from '../saves/device';

const chance = new Chance(chanceFrom('tablet'));

function planning(): Playing {
  const rules = thrones as unknown as Ruleset;
  const game = newGame(SETUP_OF_THREE);
  const seats = SETUP_OF_THREE.houses.map((house) => ({ house, name: '' }));
  return new Playing({
    rules,
    game: game as never,
    start: { kind: 'setup', setUp: SETUP_OF_THREE } as never,
    seats,
    entries: [],
    tablet: null,
    seen: {},
    keeper: keepsNothing
  });
}

const drawn = (playing: Playing, house: string) => drawAnswer(playing.viewOf(house) as never, house as never, chance);

test('the tablet goes first to those who have no phone, and stays where it is when a phone answers', async () => {
  const playing = planning();
  const [ann, ben, cleo] = SETUP_OF_THREE.houses as [string, string, string];
  expect(askedInSecret(playing)).toEqual(expect.arrayContaining([ann, ben, cleo]));
  playing.byPhone([ann, ben]);
  expect(playing.turn).toMatchObject({ what: 'curtain', house: cleo });
  playing.openCurtain();
  await playing.answer(drawn(playing, cleo));
  expect(playing.turn).toMatchObject({ what: 'curtain' });
  expect(playing.tablet).toBe(cleo);
  expect(await playing.answer({ kind: 'orders', orders: {} } as never, ben)).not.toBeNull();
  expect(await playing.answer('nothing' as never, ben)).not.toBeNull();
  expect(await playing.answer(drawn(playing, ben), ben)).toBeNull();
  expect(playing.entries.map(({ house }) => house)).toEqual([cleo, ben]);
  expect(playing.tablet).toBe(cleo);
  expect(askedInSecret(playing)).toEqual([ann]);
  // Its phone is dead: its curtain is still there.
  expect(playing.turn).toMatchObject({ what: 'curtain', house: ann });
});

test('what everybody sees tells nothing of an open curtain', () => {
  const playing = planning();
  playing.openCurtain();
  expect(playing.holder).not.toBeNull();
  expect(playing.viewOf(null)).toMatchObject({ me: null });
});

test('a phone asks as the curtain does, judges by the rules, and gives its answer to nobody else', async () => {
  const playing = planning();
  const [, house] = SETUP_OF_THREE.houses as [string, string];
  const sealed: unknown[] = [];
  const begun: unknown[] = [];
  const question = {
    id: '',
    game: '',
    from: '',
    of: 'thrones',
    house,
    seats: playing.seats,
    view: playing.viewOf(house)
  };
  const remote = new Remote(playing.rules, question, null, {
    seal: (answer) => sealed.push(answer),
    begun: (answer) => begun.push(answer)
  });
  expect(remote.turn).toMatchObject({ what: 'ask', ask: { house } });
  expect(remote.holder).toBe(house);
  expect(remote.view).toBe(question.view);
  expect(await remote.answer({ kind: 'orders', orders: {} } as never)).not.toBeNull();
  expect(sealed).toEqual([]);
  const answer = drawn(playing, house);
  remote.keepBegun(answer);
  expect(begun).toEqual([answer]);
  expect(await remote.answer(answer)).toBeNull();
  expect(sealed).toEqual([answer]);
  expect(remote.entries).toEqual([]);
  remote.closeCurtain();
  expect(remote.turn).toMatchObject({ what: 'curtain', house });
});

test('a phone is linked, asked, and its answer taken once; one key has one seat', async () => {
  const playing = planning();
  const [ann, ben] = SETUP_OF_THREE.houses as [string, string];
  const phones = new Phones(playing, 'a game', null);
  const keys = await newKeys();
  const key = textOf({ kind: 'key', key: keys.open });
  expect(phones.readAnswer(key)).toBe('other');
  expect(phones.readKey(key, ann)).toBeNull();
  await expect.poll(() => phones.told).toEqual({ what: 'linked', house: ann });
  phones.look();
  phones.readKey(key, ben);
  await expect.poll(() => phones.told).toEqual({ what: 'refused', why: 'key' });

  phones.follow();
  await expect.poll(() => phones.parcel).not.toBeNull();
  const opened = await questionIn(phones.parcel!.bytes, keys, null);
  if (!opened.ok) throw new Error(opened.why);
  const show = async (answer: unknown): Promise<void> => {
    const { bytes, name } = await answerTo(opened.question, keys, answer);
    for (let number = 0; number < 30; number++) {
      const piece = pieceOf(bytes, BLOCK, number);
      phones.readAnswer(textOf({ kind: 'piece', parcel: name, size: bytes.length, ...piece }));
    }
  };
  await show({ kind: 'orders', orders: {} });
  await expect.poll(() => phones.told).toEqual({ what: 'refused', why: 'rules' });
  const answer = drawn(playing, ann);
  await show(answer);
  await expect.poll(() => phones.told).toEqual({ what: 'in', house: ann });
  expect(playing.entries.map(({ house, answer }) => ({ house, answer }))).toEqual([{ house: ann, answer }]);
  phones.follow();
  phones.look();
  await show(answer);
  await expect.poll(() => phones.told).toEqual({ what: 'refused', why: 'repeated' });
  expect(playing.entries).toHaveLength(1);
  phones.unlink(ann);
  expect(phones.houses).toEqual([]);
});

test('what all phones see is a bystander’s view, whoever is asked', async () => {
  const playing = planning();
  const [ann] = SETUP_OF_THREE.houses as [string];
  const phones = new Phones(playing, 'a game', null);
  const asked = vi.spyOn(playing, 'viewOf');
  phones.readKey(textOf({ kind: 'key', key: (await newKeys()).open }), ann);
  await expect.poll(() => phones.told).toEqual({ what: 'linked', house: ann });
  phones.follow();
  await expect.poll(() => phones.parcel).not.toBeNull();
  expect(asked.mock.calls.map(([house]) => house)).toEqual([null, ann]);
});

test('a key is for one way, one game and one question', async () => {
  const [keys, other] = [await newKeys(), await newKeys()];
  const between = { keys, other: other.open, game: 'a game', question: 'one' };
  const box = await seal(await keyFor(between, 'question'), 'secret', '', 64);
  const back = { ...between, keys: other, other: keys.open };
  expect(await unseal(await keyFor(back, 'question'), box, '')).toBe('secret');
  for (const wrong of [
    await keyFor(back, 'answer'),
    await keyFor(back, 'game'),
    await keyFor({ ...back, game: 'another' }, 'question'),
    await keyFor({ ...back, question: 'two' }, 'question')
  ])
    expect(await unseal(wrong, box, '')).toBeNull();
});
