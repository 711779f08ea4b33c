// Between a phone and the tablet: what is sealed opens there and nowhere else, and what comes back counts once, for what was asked.

import { describe, expect, test } from 'vitest';
import { thrones } from '#thrones/flow/ruleset';
import { ironThrone } from '#iron/flow/ruleset';
import type { Ruleset } from '#engine/ruleset';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer as drawIron } from '#iron/rules/judging';
import { SETUP } from '#thrones/box/setup';
import { drawAnswer } from '#thrones/rules/judging';
import type { Answered, Questions } from '#shell/phones/parcels';
import { type Unwrapped, unwrapped, parcelWith } from '#shell/pictures/parcel';
import { answerScanned, answerTo } from '#shell/phones/phoneAnswers';
import { asking, firstLink, knownOf, withDone, withPhone, type Linked } from '#shell/phones/linked';
import { type Question, questionIn, questionsFor } from '#shell/phones/questions';
import { type Keys, newKeys } from '#shell/pictures/sealing';
import { exchanged, type Checkpoint } from '#tests/support/exchanged';
import { MOST_BYTES } from '#shell/pictures/frames';

const chance = new Chance(chanceFrom('phones'));

/** A game at the first ask of `count` seats behind their curtains. */
function upTo(rules: Ruleset, setUp: object, draw: (known: never, house: never, chance: Chance) => unknown, count = 2) {
  let game = rules.begin(setUp as never);
  for (let turn = 0; turn < 400; turn++) {
    const { asks } = game.position;
    if (asks.filter((ask) => rules.privacyOf(ask as never) === 'sealed').length >= count) return game;
    const played = rules.answer(game, asks[0]!.house, draw(game.position as never, asks[0]!.house as never, chance));
    if (!played.ok) throw new Error('a drawn answer is legal');
    ({ game } = played);
  }
  throw new Error('nothing is asked in secret');
}

const THRONES = thrones as unknown as Ruleset;
const { houses } = SETUP[3];
const first = () => upTo(THRONES, { houses, seed: 'phones', options: { edition: 'revised', tides: true } }, drawAnswer);
const second = () =>
  upTo(ironThrone as unknown as Ruleset, { houses: ['stark', 'lannister', 'baratheon'], seed: 'p' }, drawIron, 1);

class Room {
  readonly phones = new Map<string, Keys>();
  linked!: Linked;
  game = first();

  static async with(
    houses: readonly string[],
    game: ReturnType<typeof first> = first(),
    rules = THRONES
  ): Promise<Room> {
    const room = new Room(rules);
    room.game = game;
    room.linked = await firstLink('a game');
    for (const house of houses) {
      const keys = await newKeys();
      room.phones.set(house, keys);
      room.linked = withPhone(room.linked, house, keys.open);
    }
    room.ask();
    return room;
  }

  constructor(readonly rules: Ruleset) {}

  ask(answered: readonly string[] = []): void {
    const { rules, game } = this;
    const sealed = game.position.asks.filter((ask) => rules.privacyOf(ask as never) === 'sealed');
    this.linked = asking(this.linked, { asked: sealed.map(({ house }) => house), answered });
  }

  picture = async (game = this.game): Promise<Uint8Array> => {
    const { rules, linked } = this;
    const table = {
      game: linked.game,
      keys: linked.keys,
      of: rules.id,
      seats: houses.map((house) => ({ house, name: 'Ann' })),
      view: rules.viewFor(game.position as never, null)
    };
    const asked = Object.entries(linked.asked).map(([house, one]) => ({
      id: one!.id,
      house,
      phone: linked.phones[house]!,
      view: rules.viewFor(game.position as never, house)
    }));
    return (await questionsFor(table, asked)).bytes;
  };

  async opened(house: string, bytes?: Uint8Array): Promise<Question> {
    const read = await questionIn(bytes ?? (await this.picture()), this.phones.get(house)!, null);
    if (!read.ok) throw new Error(read.why);
    return read.question;
  }

  async answered(house: string, answer: unknown = { kind: 'orders', orders: {} }): Promise<Uint8Array> {
    return (await answerTo(await this.opened(house), this.phones.get(house)!, answer)).bytes;
  }

  scan = (bytes: Uint8Array) => answerScanned(bytes, knownOf(this.linked));
}

const [ann, ben] = houses as [string, string];
interface Plain<T> extends Unwrapped {
  readonly line: T & Unwrapped['line'];
}
const plainOf = <T>(bytes: Uint8Array): Plain<T> => {
  const parcel = unwrapped(bytes);
  if (parcel === null) throw new Error('no parcel');
  return parcel as Plain<T>;
};
const bytesOf = async (line: object, boxes: readonly Uint8Array[] = []): Promise<Uint8Array> =>
  (await parcelWith(line, boxes)).bytes;
const bentOf = (box: Uint8Array): Uint8Array => box.map((byte, at) => (at === box.length - 1 ? byte ^ 1 : byte));
const refused = (why: string) => ({ ok: false, why });

describe('the question', () => {
  test.each([
    ['thrones', THRONES, first],
    ['iron-throne', ironThrone as unknown as Ruleset, second]
  ] as const)('of %s is what its seat sees, and by it the rules judge as at the table', async (id, rules, begun) => {
    const game = begun();
    const sealed = game.position.asks.filter((ask) => rules.privacyOf(ask as never) === 'sealed');
    const room = await Room.with(
      sealed.map(({ house }) => house),
      game,
      rules
    );
    const bytes = await room.picture();
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    for (const { house } of sealed) {
      const { view, of } = await room.opened(house, bytes);
      expect(of).toBe(id);
      expect(view).toEqual(JSON.parse(JSON.stringify(rules.viewFor(game.position as never, house))));
      const draw = (id === 'thrones' ? drawAnswer : drawIron) as (
        known: never,
        house: never,
        chance: Chance
      ) => unknown;
      for (let tried = 0; tried < 8; tried++) {
        const answer = draw(game.position as never, house as never, chance);
        expect(rules.judge(view as never, house, answer)).toBeNull();
        expect(rules.answer(game, house, answer).ok).toBe(true);
      }
      expect(rules.judge(view as never, house, { kind: 'nothing' })).not.toBeNull();
    }
  });

  test('is for its phone alone', async () => {
    const room = await Room.with([ann, ben]);
    const bytes = await room.picture();
    expect(await questionIn(bytes, await newKeys(), null)).toEqual(refused('none'));
    const { line, boxes } = plainOf<Questions>(bytes);
    const [common, one, other] = boxes as [Uint8Array, Uint8Array, Uint8Array];
    const mixed = await bytesOf(line, [common, other, one]);
    expect(await questionIn(mixed, room.phones.get(ann)!, null)).toEqual(refused('forged'));
  });

  test('of another game, another tablet or a later version is refused, and a game is none', async () => {
    const room = await Room.with([ann]);
    const bytes = await room.picture();
    const keys = room.phones.get(ann)!;
    const from = room.linked.keys.open;
    expect(await questionIn(bytes, keys, { game: 'another', from })).toEqual(refused('game'));
    expect(await questionIn(bytes, keys, { game: 'a game', from: (await newKeys()).open })).toEqual(refused('forged'));
    expect((await questionIn(bytes, keys, { game: 'a game', from })).ok).toBe(true);
    const { line, boxes } = plainOf<Questions>(bytes);
    expect(await questionIn(await bytesOf({ ...line, asked: 2 }, boxes), keys, null)).toEqual(refused('newer'));
    expect(await questionIn(await bytesOf({ app: 'pass-the-crown', save: {} }), keys, null)).toEqual(refused('other'));
    const [common, ...parts] = boxes as [Uint8Array, Uint8Array];
    expect(await questionIn(await bytesOf(line, [bentOf(common), ...parts]), keys, null)).toEqual(refused('forged'));
    expect(await questionIn(await bytesOf(line, [common]), keys, null)).toEqual(refused('forged'));
  });

  test('looks the same to one seat whatever is hidden from it, and nothing of it lies open in the picture', async () => {
    const room = await Room.with([ann, ben]);
    const third = room.game.position.asks.find(({ house }) => house !== ann && house !== ben)!.house as never;
    const played = THRONES.answer(room.game, third, drawAnswer(room.game.position as never, third, chance));
    if (!played.ok) throw new Error('a drawn answer is legal');
    const { at, position } = played.game;
    const here = { at, position: THRONES.written(position) } as Checkpoint;
    const other = exchanged(here, ann);
    expect(Object.keys(here.position.sealed?.orders ?? {})).toEqual([third]);
    expect(other.changes).toBeGreaterThan(0);
    const [one, elsewhere] = await Promise.all(
      [here, other.checkpoint].map(async (kept) => {
        const opened = THRONES.open(kept.position, kept.at);
        if (!opened.ok) throw new Error(opened.faults.join());
        return room.picture(opened.game as typeof room.game);
      })
    );
    expect((await room.opened(ann, elsewhere)).view).toEqual((await room.opened(ann, one)).view);
    const open = JSON.stringify(plainOf(elsewhere!));
    for (const word of ['orders', 'asks', 'winterfell', ...houses]) expect(open).not.toContain(word);
  });
});

describe('the answer', () => {
  test('comes from the seat that was asked', async () => {
    const room = await Room.with([ann, ben]);
    const scanned = await room.scan(await room.answered(ben, { kind: 'orders', orders: { winterfell: 'raid' } }));
    expect(scanned).toMatchObject({ ok: true, house: ben, answer: { kind: 'orders', orders: { winterfell: 'raid' } } });
  });

  test('nothing of it lies open in its picture', async () => {
    const room = await Room.with([ann]);
    const open = JSON.stringify(plainOf(await room.answered(ann, { kind: 'orders', orders: { winterfell: 'raid' } })));
    for (const word of ['orders', 'winterfell', 'raid', ann]) expect(open).not.toContain(word);
  });

  test('counts once', async () => {
    const room = await Room.with([ann, ben]);
    const bytes = await room.answered(ann);
    const scanned = await room.scan(bytes);
    if (!scanned.ok) throw new Error(scanned.why);
    room.linked = withDone(room.linked, scanned.question);
    expect(await room.scan(bytes)).toEqual(refused('repeated'));
  });

  test('to a question that is asked no more is old', async () => {
    const room = await Room.with([ann]);
    const bytes = await room.answered(ann);
    room.ask([ann]);
    expect(await room.scan(bytes)).toEqual(refused('old'));
    room.linked = { ...room.linked, asked: {} };
    expect(await room.scan(bytes)).toEqual(refused('old'));
  });

  test('of a phone without a seat, of another seat or of another game is refused', async () => {
    const [room, other] = [await Room.with([ann, ben]), await Room.with([ann])];
    expect(await room.scan(await other.answered(ann))).toEqual(refused('phone'));
    const question = await room.opened(ben);
    const byAnn = await answerTo(question, room.phones.get(ann)!, {});
    expect(await room.scan(byAnn.bytes)).toEqual(refused('seat'));
    const { line, boxes } = plainOf<Answered>(await room.answered(ann));
    expect(await room.scan(await bytesOf({ ...line, game: 'another' }, boxes))).toEqual(refused('game'));
  });

  test('that was forged, mixed or written by a later version is refused', async () => {
    const room = await Room.with([ann, ben]);
    const one = plainOf<Answered>(await room.answered(ann));
    const other = plainOf<Answered>(await room.answered(ben));
    expect(await room.scan(await bytesOf(one.line, other.boxes))).toEqual(refused('forged'));
    expect(await room.scan(await bytesOf(one.line, one.boxes.map(bentOf)))).toEqual(refused('forged'));
    expect(await room.scan(await bytesOf(one.line))).toEqual(refused('forged'));
    expect(await room.scan(await bytesOf({ ...one.line, answered: 2 }, one.boxes))).toEqual(refused('newer'));
    expect(await room.scan(await room.picture())).toEqual(refused('other'));
    expect(await room.scan(new Uint8Array([1, 2, 3]))).toEqual(refused('other'));
  });
});

describe('what a seat is asked', () => {
  test('keeps its question while others answer, and gets another one for the next ask', async () => {
    const room = await Room.with([ann, ben]);
    const before = room.linked;
    room.ask([ben]);
    expect(room.linked.asked[ann]).toEqual(before.asked[ann]);
    expect(room.linked.asked[ben]).not.toEqual(before.asked[ben]);
    room.ask([ben, ann]);
    expect(room.linked.asked[ann]!.id).not.toBe(before.asked[ann]!.id);
  });

  test('is asked anew after answers before it were taken back, and of another phone', async () => {
    const room = await Room.with([ann]);
    room.linked = { ...room.linked, asked: {} };
    room.ask([ben, ben]);
    const { id } = room.linked.asked[ann]!;
    room.ask([ben]);
    expect(room.linked.asked[ann]!.id).not.toBe(id);
    const phone = await newKeys();
    expect(withPhone(room.linked, ann, phone.open)).toMatchObject({ phones: { [ann]: phone.open }, asked: {} });
    expect(withPhone(room.linked, ann, null).phones).toEqual({});
  });
});
