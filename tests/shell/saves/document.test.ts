import { describe, expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import { answer, type Game, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { NewGame } from '#thrones/rules';
import { type Given, loadSave, type SaveDocument, saveOf, startOf, written } from '#tests/support/saves';
import { FORMAT } from '#shell/saves/document';

const setup: NewGame = { houses: SETUP[3].houses, seed: 'saves', options: { edition: 'revised', tides: true } };

function playedOn(game: Game, answers: number): { game: Game; given: Given[] } {
  const chance = new Chance(chanceFrom('saves'));
  const given: Given[] = [];
  for (let [ask] = game.position.asks; ask !== undefined && given.length < answers; [ask] = game.position.asks) {
    const chosen = drawAnswer(game.position, ask.house, chance);
    const outcome = answer(game, ask.house, chosen);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    given.push({ house: ask.house, answer: chosen });
    game = outcome.game;
  }
  return { game, given };
}

const { game, given } = playedOn(newGame(setup), 40);
const save = JSON.parse(JSON.stringify(saveOf(startOf(setup), given, game))) as SaveDocument;

describe('a save', () => {
  test('is loaded by playing it again', () => {
    const loaded = loadSave(save);
    expect(loaded).toMatchObject({ ok: true, start: startOf(setup), answers: given });
    expect(loaded.ok && loaded.game.position).toEqual(game.position);
    expect(loaded.ok && loaded.game.at).toBe(game.at);
  });

  test('can begin with a position', () => {
    const later = playedOn(game, 10);
    const start = { kind: 'position', position: written(game.position), at: game.at } as const;
    const loaded = loadSave(JSON.parse(JSON.stringify(saveOf(start, later.given, later.game))));
    expect(loaded.ok && loaded.game.position).toEqual(later.game.position);
  });

  test.each<[string, unknown, string]>([
    ['something else', { format: 1 }, 'This is not a save of Pass the Crown'],
    ['a list', [], 'This is not a save of Pass the Crown'],
    ['a later format', { ...save, format: FORMAT + 1 }, 'it was made by a newer version'],
    ['a missing part', { ...save, answers: undefined }, 'The save is damaged: answers is missing'],
    ['another set-up', { ...save, start: { ...save.start, houses: ['stark'] } }, 'The set-up is wrong: houses:'],
    ['an answer left out', { ...save, answers: save.answers.slice(1) }, 'of 39 '],
    [
      'an answer of nobody',
      { ...save, answers: [{ house: 'tyrell', answer: null }] },
      'Answer 1 of 1 (tyrell): it is refused by answer.not-asked'
    ],
    [
      'answers too few',
      { ...save, answers: save.answers.slice(0, -1) },
      'After all 39 answers the position is another'
    ],
    ['another checkpoint', withWildlings(12), 'position.wildlings: 12 is saved'],
    [
      'a hostile checkpoint',
      { ...save, checkpoint: JSON.parse('{"at":"over","position":{"__proto__":{"a":1}}}') as unknown },
      'is another'
    ]
  ])('%s is refused, with the reason', (_, json, reason) => {
    const loaded = loadSave(json);
    expect(loaded.ok ? 'loaded' : loaded.why).toContain(reason);
  });
});

function withWildlings(wildlings: number): SaveDocument {
  const { at, position } = save.checkpoint;
  return { ...save, checkpoint: { at, position: { ...position, wildlings } } };
}
