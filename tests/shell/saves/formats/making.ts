// Makes the fixture of the format that is being written now: real games of the players made of code, as files and as rows. A
// released one is never made again; it shows what the app once wrote.

import { SETUP } from '#thrones/box/setup';
import { greedyPlayer } from '#thrones/bots/greedy';
import { answer, type Game, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import type { NewGame } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { db } from '#shell/saves/store/database';
import { createGame, type Entry, exportGame } from '#tests/support/saves';
import { append, markSeen } from '#shell/saves/store/savedGames';
import { shownGame } from '#shell/saves/files/gameFiles';
import { handOver } from '#shell/saves/store/handingOver';
import { claim, giveAway } from '#shell/saves/files/passing';
import { countTry } from '#shell/saves/store/pinAttempts';
import { takeBack } from '#shell/saves/store/takenBack';
import { valueOf } from '../device';

/** Fresh from the box, and with all house rules in the middle of a combat in which a sealed card was taken back. */
const WANTED: Readonly<Record<string, { readonly game: NewGame; readonly until: (game: Game) => boolean }>> = {
  'fresh from the box': {
    game: { houses: SETUP[6].houses, seed: 'fresh', options: { edition: 'first', tides: false } },
    until: () => true
  },
  'in the middle of a combat': {
    game: {
      houses: SETUP[3].houses,
      seed: 'combat',
      options: { edition: 'revised', tides: true },
      houseRules: {
        rounds: 6,
        castles: 9,
        power: 8,
        opening: [['mustering', 'supply'], ['game-of-thrones'], []],
        neutralForces: false,
        blade: true,
        tidesDeck: 'when-empty',
        glass: 3
      }
    },
    until: ({ position }) => position.round > 1 && Object.keys(position.sealed.cards).length > 0
  }
};

export async function makeFixture(): Promise<unknown> {
  const games: Record<string, unknown> = {};
  for (const [name, { game: wanted, until }] of Object.entries(WANTED)) {
    const seats = wanted.houses.map((house, i) => ({
      house,
      name: `Seat ${i + 1}`,
      pin: i === 0 ? 'salt:hash' : null
    }));
    const fresh = valueOf(await createGame({ game: wanted, seats, name }));
    const code = { level: 'knight', person: 'warden', seed: 'drawn by lot' };
    const note = { after: 0, house: wanted.houses[1]!, name: 'The Warden', code, time: fresh.created };
    valueOf(await handOver(fresh, note));
    const { sheet: shown } = valueOf(await shownGame(fresh.id));
    valueOf(await giveAway(shown, { parcel: 'aa', receiver: 'bb', word: 'cc' }));
    let sheet = valueOf(await claim(fresh.id));
    const chance = new Chance(chanceFrom(name));
    let game = newGame(wanted);
    const played: { entry: Pick<Entry, 'house' | 'answer' | 'happened'>; before: Game; after: Game }[] = [];
    while (!until(game)) {
      const { house } = game.position.asks[0]!;
      const given = greedyPlayer(viewFor(game.position, house), house, chance);
      const outcome = answer(game, house, given);
      if (!outcome.ok) throw new Error(outcome.refusal.rule);
      const entry = { house, answer: given, happened: outcome.happened };
      played.push({ entry, before: game, after: outcome.game });
      game = outcome.game;
      sheet = valueOf(await append(sheet, entry, game));
      if (sheet.answered % 5 === 0) sheet = valueOf(await markSeen(sheet.id, house, sheet.answered));
    }
    const last = played.at(-1);
    if (last !== undefined) {
      // once by consent and given again, once for good
      const { entry, before, after } = last;
      const given = { house: entry.house, answer: entry.answer };
      sheet = valueOf(await takeBack(sheet, { answers: [given], byConsent: true }, before));
      sheet = valueOf(await append(sheet, entry, after, true));
      sheet = valueOf(await takeBack(sheet, { answers: [given], byConsent: false }, before));
      game = before;
    }
    valueOf(await countTry(sheet.id, wanted.houses[0]!));
    const document = valueOf(await exportGame(sheet.id));
    const { games: sheets, answers } = await db();
    const rows = { sheet: await sheets.get(sheet.id), answers: await answers.where('game').equals(sheet.id).toArray() };
    const { round, phase, tracks, asks } = game.position;
    const expected = {
      at: game.at,
      answered: sheet.answered,
      round,
      phase,
      throne: tracks.throne,
      asked: asks.map(({ house, about }) => `${house} ${about}`)
    };
    games[name] = { document, rows, expected };
  }
  return games;
}
