// A small tree of text in five languages, for changing one thing in it.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readText } from '../../scripts/text/read.mjs';

const LANGUAGES = ['en', 'hu', 'fr', 'it', 'de'];

const LOG = 'src/games/thrones/text';
export const log = (language: string): string => `${LOG}/${language}/log.ftl`;
export const book = (language: string): string => `${LOG}/${language}/rulebook/01-combat.md`;
export const nounsOf = (language: string): string => `src/text/nouns.${language}.json`;
export const PARAMS = `${LOG}/params.json`;

/** One word per form, so that the tree stays small. */
const nouns = (house: object, counted: object): object => ({
  houses: { stark: house, tyrell: house },
  areas: { pyke: { nom: 'Pyke' } },
  counted
});
const ships = (one: string, other: string): object => ({ ship: { nom: { one, other } } });

const messages = (round: string, ships: string, phase: string, lost: string, tie: string): string =>
  `# Comment\nround = ${round}\n\nships = ${ships}\n\nphase = { $phase ->\n${phase}\n}\n\nlost = ${lost}\n\ntie = { $house ->\n${tie}\n}\n`;

const chapter = (title: string, lead: string, step: string, may: string, never: string): string =>
  `# ${title}\n\n## ${title} {#combat}\n\npages: 17, 20\n\n${lead}\n\n1. ${step}\n2. ${step}\n\n### ${title}\n\n+ ${may}\n- ${never}\n`;

const FILES: Readonly<Record<string, object | string>> = {
  'src/text/params.json': { count: 'number' },
  [PARAMS]: {
    types: {
      House: { group: 'houses' },
      Houses: { group: 'houses', list: true }
    },
    params: { house: 'House', houses: 'Houses', level: 'number', phase: 'text', round: 'number' }
  },
  'src/code.ts': "text('round'); text('ships'); text('phase'); text('lost'); text('tie'); text('level');",

  [nounsOf('en')]: nouns({ name: 'Stark', nom: 'House Stark' }, ships('{n} ship', '{n} ships')),
  [log('en')]: messages(
    'Round { $round } begins.',
    '{ $count ->\n    [one] One ship is lost.\n   *[other] { COUNT($count, of: "ship") } are lost.\n}',
    '    [westeros] Westeros phase\n   *[over] The game is over',
    '{ NOM($house) } loses. It is level { $level }: { NAME($houses) }.',
    '    [stark] The Starks win.\n   *[other] { NOM($house) } wins.'
  ),
  [book('en')]: chapter('Combat', 'At most { $round } battles.', 'Support.', 'To march.', 'To fly.'),

  [nounsOf('hu')]: nouns({ name: 'Stark', nom: 'a Stark' }, { ship: { nom: { other: '{n} hajó' } } }),
  [log('hu')]: messages(
    'Kezdődik { THE($round) }. forduló.',
    '{ $count ->\n    [one] Elvész egy hajó.\n   *[other] Elvész { COUNT($count, of: "ship") }.\n}',
    '    [westeros] Westeros\n   *[over] A játéknak vége',
    '{ NOM($house) } veszít. Szint: { $level }: { NAME($houses) }.',
    '    [stark] A Stark nyer.\n   *[other] { NOM($house) } nyer.'
  ),
  [book('hu')]: chapter('Csata', 'Legfeljebb { $round } csata.', 'Támogatás.', 'Menetelni.', 'Repülni.'),

  [nounsOf('fr')]: nouns({ name: 'Stark', nom: 'la Maison Stark' }, ships('{n} bateau', '{n} bateaux')),
  [log('fr')]: messages(
    "Le tour { $round } commence : c'est parti !",
    '{ $count ->\n    [one] Perte de { COUNT($count, of: "ship") }.\n   *[other] Perte de { COUNT($count, of: "ship") }.\n}',
    '    [westeros] Phase Westeros\n   *[over] « La partie est finie »',
    '{ NOM($house) } perd. Niveau { $level }: { NAME($houses) }.',
    '    [stark] Les Stark gagnent.\n   *[other] { NOM($house) } gagne.'
  ),
  [book('fr')]: chapter('Combat', 'Au plus { $round } combats.', 'Soutien.', 'Marcher.', 'Voler.'),

  [nounsOf('it')]: nouns({ name: 'Stark', nom: 'Casa Stark' }, ships('{n} nave', '{n} navi')),
  [log('it')]: messages(
    'Inizia il round { $round }.',
    '{ $count ->\n    [one] Perdita di una nave.\n   *[other] Perdita di { COUNT($count, of: "ship") }.\n}',
    '    [westeros] Fase Westeros\n   *[over] Fine del gioco',
    '{ NOM($house) } perde. Livello { $level }: { NAME($houses) }.',
    '    [stark] Gli Stark vincono.\n   *[other] { NOM($house) } vince.'
  ),
  [book('it')]: chapter('Battaglia', 'Al massimo { $round } battaglie.', 'Supporto.', 'Marciare.', 'Volare.'),

  [nounsOf('de')]: nouns({ name: 'Stark', nom: 'Haus Stark' }, ships('{n} Schiff', '{n} Schiffe')),
  [log('de')]: messages(
    'Runde { $round } beginnt.',
    '{ $count ->\n    [one] Ein Schiff geht verloren.\n   *[other] { COUNT($count, of: "ship") } gehen verloren.\n}',
    '    [westeros] Westerosphase\n   *[over] Das Spiel ist zu Ende',
    '{ NOM($house) } verliert. Stufe { $level }: { NAME($houses) }.',
    '    [stark] Die Starks gewinnen.\n   *[other] { NOM($house) } gewinnt.'
  ),
  [book('de')]: chapter('Kampf', 'Höchstens { $round } Kämpfe.', 'Unterstützung.', 'Marschieren.', 'Fliegen.')
};

/** A file that was there becomes what `to` makes of it, and none where that is null; others are new. */
export interface Change {
  readonly file: string;
  readonly to: (was: string) => string | null;
}

/** The tree with changes in it, read; faults name files from its root. */
export function changed(changes: readonly Change[], drafts: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'text-'));
  const files = new Map(
    Object.entries(FILES).map(([file, content]) => [
      file,
      typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    ])
  );
  for (const { file, to } of changes) {
    const was = files.get(file) ?? '';
    const is = to(was);
    if (is === was) throw new Error(`Nothing was changed in ${file}.`);
    if (is === null) files.delete(file);
    else files.set(file, is);
  }
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const read = readText(root, LANGUAGES, drafts);
  const plain = (told: string): string => told.replaceAll(`${root}/`, '');
  return { ...read, faults: read.faults.map(plain), notes: read.notes.map(plain) };
}
