// Whatever is asked in secret: with all that a seat may not know exchanged, its phone reads the same, and nothing opens the part of
// another one. What comes back counts once, for that ask of that game, from that phone.

import { describe, expect, test } from 'vitest';
import type { Ruleset } from '#engine/ruleset';
import { Chance, chanceFrom } from '#engine/chance';
import { ironThrone } from '#iron/flow/ruleset';
import type { Position as Iron } from '#iron/rules';
import { drawAnswer as drawIron } from '#iron/rules/judging';
import { thrones } from '#thrones/flow/ruleset';
import { SETUP } from '#thrones/box/setup';
import { drawAnswer } from '#thrones/rules/judging';
import { hashOf, hexOf } from '#shell/saves/hex';
import { answerScanned, answerTo } from '#shell/phones/phoneAnswers';
import { asking, firstLink, knownOf, withDone, withPhone, type Linked } from '#shell/phones/linked';
import type { Answered, Questions } from '#shell/phones/parcels';
import { parcelWith, unwrapped } from '#shell/pictures/parcel';
import { questionIn, questionsFor, type Question } from '#shell/phones/questions';
import { keyFor, type Keys, newKeys, unseal } from '#shell/pictures/sealing';
import { exchanged, type Checkpoint } from '#tests/support/exchanged';
import { ironExchanged } from '#tests/support/ironExchanged';

type Game = ReturnType<Ruleset['begin']>;
type Position = Game['position'];

interface Box {
  readonly rules: Ruleset;
  readonly begin: (seed: number) => Game;
  readonly draw: (position: Position, house: string, chance: Chance) => unknown;
  /** With everything else that this seat may not know. */
  readonly otherwise: (game: Game, house: string) => Game;
  /** What sets asks of one name apart. */
  readonly more: (position: Position) => string;
  /** All that is asked in secret. */
  readonly kinds: readonly string[];
}

const THRONES: Box = {
  rules: thrones as unknown as Ruleset,
  begin: (seed) => {
    const { houses } = SETUP[([3, 6, 4, 5] as const)[seed % 4]!];
    return thrones.begin({ houses, seed: `secrets ${seed}`, options: { edition: 'revised', tides: true } }) as never;
  },
  draw: drawAnswer as never,
  otherwise: ({ at, position }, house) => {
    const here = { at, position: thrones.written(position as never) } as Checkpoint;
    const { checkpoint } = exchanged(here, house);
    const opened = thrones.open(checkpoint.position, checkpoint.at);
    if (!opened.ok) throw new Error(opened.faults.join());
    const { happened } = position as unknown as { readonly happened: unknown };
    return { ...opened.game, position: { ...opened.game.position, happened } } as unknown as Game;
  },
  more: (position) => {
    const { bidding } = position as unknown as { readonly bidding: { readonly on: string } | null };
    return bidding === null ? '' : bidding.on === 'wildlings' ? ' wildlings' : ' track';
  },
  kinds: ['assigning-orders', 'bidding track', 'bidding wildlings', 'house-card', 'raven-card', 'tides-redraw']
};

const IRON: Box = {
  rules: ironThrone as unknown as Ruleset,
  begin: (seed) =>
    ironThrone.begin({ houses: ['stark', 'lannister', 'baratheon'], seed: `secrets ${seed}` } as never) as never,
  draw: drawIron as never,
  otherwise: (game, house) =>
    ({ ...game, position: ironExchanged(game.position as unknown as Iron, house as never) }) as never,
  more: () => '',
  kinds: ['choosing-leader', 'house-card']
};

/** Two of each kind: the first one met, and one in which another seat has sealed already. */
function asks({ rules, begin, draw, more, kinds }: Box): ReadonlyMap<string, readonly Game[]> {
  const found = new Map<string, Game[]>();
  const chance = new Chance(chanceFrom('secrets'));
  for (let seed = 0; seed < 40 && kinds.some((kind) => found.get(kind)?.length !== 2); seed++) {
    let game = begin(seed);
    let asked = 0;
    while (game.position.asks.length > 0) {
      const { position } = game;
      const sealed = position.asks.filter((ask) => rules.privacyOf(ask as never) === 'sealed');
      for (const { about } of sealed.slice(0, 1)) {
        const kind = about + more(position);
        const known = found.get(kind) ?? [];
        const isLater = sealed.length < asked || kind.endsWith('card') || kind.startsWith('tides');
        if (known.length < (isLater ? 2 : 1)) found.set(kind, [...known, game]);
      }
      asked = sealed.length;
      const { house } = chance.pick(position.asks);
      const played = rules.answer(game, house, draw(position, house, chance) as never);
      if (!played.ok) throw new Error('a drawn answer is legal');
      ({ game } = played);
    }
  }
  return found;
}

class Room {
  readonly phones = new Map<string, Keys>();
  linked!: Linked;

  constructor(
    readonly box: Box,
    readonly game: Game
  ) {}

  static async with(box: Box, game: Game): Promise<Room> {
    const room = new Room(box, game);
    room.linked = await firstLink('a game');
    for (const house of box.rules.seatsOf(game.position as never)) {
      const keys = await newKeys();
      room.phones.set(house, keys);
      room.linked = withPhone(room.linked, house, keys.open);
    }
    room.ask([]);
    return room;
  }

  get sealed(): readonly string[] {
    const { asks } = this.game.position;
    return asks.filter((ask) => this.box.rules.privacyOf(ask as never) === 'sealed').map(({ house }) => house);
  }

  ask(answered: readonly string[]): void {
    this.linked = asking(this.linked, { asked: this.sealed, answered });
  }

  async picture(game: Game = this.game): Promise<Uint8Array> {
    const { rules } = this.box;
    const { linked } = this;
    const seen = (house: string | null) => rules.viewFor(game.position as never, house as never);
    const seats = rules.seatsOf(game.position as never).map((house) => ({ house, name: '' }));
    const table = { game: linked.game, keys: linked.keys, of: rules.id, seats, view: seen(null) };
    const asked = Object.entries(linked.asked).map(([house, one]) => ({
      id: one!.id,
      house,
      phone: linked.phones[house]!,
      view: seen(house)
    }));
    return (await questionsFor(table, asked)).bytes;
  }

  async opened(house: string, bytes: Uint8Array): Promise<Question> {
    const read = await questionIn(bytes, this.phones.get(house)!, null);
    if (!read.ok) throw new Error(read.why);
    return read.question;
  }

  scan = (bytes: Uint8Array) => answerScanned(bytes, knownOf(this.linked));
}

const plainOf = <T>(bytes: Uint8Array): { readonly line: T; readonly boxes: readonly Uint8Array[] } => {
  const parcel = unwrapped(bytes);
  if (parcel === null) throw new Error('no parcel');
  return parcel as { readonly line: T & (typeof parcel)['line']; readonly boxes: readonly Uint8Array[] };
};

const refused = (why: string) => ({ ok: false, why });
const bent = (box: Uint8Array): Uint8Array => box.map((byte, at) => (at === box.length - 1 ? byte ^ 1 : byte));

for (const [name, box] of [
  ['thrones', THRONES],
  ['iron-throne', IRON]
] as const) {
  const found = asks(box);

  test(`${name}: each kind of secret is met`, () => {
    expect([...found.keys()].sort()).toEqual([...box.kinds].sort());
  });

  describe.each(box.kinds)(`${name}: %s`, (kind) => {
    const games = found.get(kind) ?? [];

    test('a seat opens what it may know, whatever the others have sealed or hold', async () => {
      let changes = 0;
      for (const game of games) {
        const room = await Room.with(box, game);
        const bytes = await room.picture();
        for (const house of room.sealed) {
          const other = box.otherwise(game, house);
          if (JSON.stringify(other.position) !== JSON.stringify(game.position)) changes++;
          const [one, two] = [await room.opened(house, bytes), await room.opened(house, await room.picture(other))];
          expect(two).toEqual(one);
          const seen = box.rules.viewFor(game.position as never, house as never);
          expect(one.view).toEqual(JSON.parse(JSON.stringify(seen)));
        }
      }
      expect(changes).toBeGreaterThan(0);
    });

    test('a phone opens no part but its own, nor an answer', async () => {
      for (const game of games) {
        const room = await Room.with(box, game);
        const bytes = await room.picture();
        const { line, boxes } = plainOf<Questions>(bytes);
        const { parts, from, game: id } = line;
        const [common, ...locked] = boxes as [Uint8Array, ...Uint8Array[]];
        expect(parts).toHaveLength(room.sealed.length);
        const sum = hexOf(await hashOf(common));
        for (const [house, keys] of room.phones) {
          const own = room.linked.asked[house]?.id;
          for (const [at, { question }] of parts.entries()) {
            const key = await keyFor({ keys, other: from, game: id, question }, 'question');
            expect((await unseal(key, locked[at]!, sum)) !== null).toBe(question === own);
          }
          if (own === undefined) expect(await questionIn(bytes, keys, null)).toEqual(refused('none'));
        }
        const [asked] = room.sealed as [string];
        const question = await room.opened(asked, bytes);
        const answer = box.draw(game.position, asked, new Chance(chanceFrom(kind)));
        const answered = plainOf<Answered>((await answerTo(question, room.phones.get(asked)!, answer)).bytes);
        const sealed = answered.line;
        expect(Object.keys(sealed).sort()).toEqual(['answered', 'app', 'from', 'game', 'question']);
        expect(answered.boxes).toHaveLength(1);
        for (const [house, keys] of room.phones) {
          if (house === asked) continue;
          const key = await keyFor({ keys, other: from, game: id, question: sealed.question }, 'answer');
          expect(await unseal(key, answered.boxes[0]!, `${sealed.from} ${sealed.question}`)).toBeNull();
        }
      }
    });

    test('an answer counts once, and neither old nor forged, nor for another ask, phone or game', async () => {
      for (const game of games) {
        const room = await Room.with(box, game);
        const bytes = await room.picture();
        const [asked] = room.sealed as [string];
        const keys = room.phones.get(asked)!;
        const question = await room.opened(asked, bytes);
        const answer = box.draw(game.position, asked, new Chance(chanceFrom(kind)));
        const picture = (await answerTo(question, keys, answer)).bytes;
        const { line, boxes } = plainOf<Answered>(picture);
        const forged = async (change: Partial<Answered>, locked = boxes) =>
          room.scan((await parcelWith({ ...line, ...change }, locked)).bytes);

        expect(await forged({}, boxes.map(bent))).toEqual(refused('forged'));
        expect(await forged({ game: 'another' })).toEqual(refused('game'));
        expect(await forged({ question: '00'.repeat(8) })).toEqual(refused('old'));
        expect(await forged({ from: '00'.repeat(8) })).toEqual(refused('phone'));
        const stranger = await answerTo(question, await newKeys(), answer);
        expect(await room.scan(stranger.bytes)).toEqual(refused('phone'));
        for (const house of room.sealed.slice(1)) {
          const id = room.linked.asked[house]!.id;
          expect(await forged({ question: id })).toEqual(refused('seat'));
          const byAsked = await answerTo({ ...question, id }, keys, answer);
          expect(await room.scan(byAsked.bytes)).toEqual(refused('seat'));
        }

        const scanned = await room.scan(picture);
        expect(scanned).toEqual({ ok: true, house: asked, question: question.id, answer });
        expect(box.rules.answer(game, asked as never, answer as never).ok).toBe(true);
        const before = room.linked;
        room.linked = withDone(before, question.id);
        expect(await room.scan(picture)).toEqual(refused('repeated'));
        room.linked = before;
        room.ask([asked]);
        expect(await room.scan(picture)).toEqual(refused('old'));
      }
    });
  });
}
