// A game that went wrong, written as a scene to paste into tests/thrones/scenes or tests/iron-throne/scenes.

/** The beginning of any game, and its answers. */
interface Recording {
  readonly start: { readonly setUp: { readonly seed: string } };
  readonly answers: readonly (readonly [string, unknown])[];
}

export class Failure extends Error {
  constructor(
    readonly what: readonly string[],
    readonly recording: Recording,
    /** The answer that did it, when it is not in the recording. */
    readonly last: { readonly house: string; readonly given: unknown } | null = null
  ) {
    super(what.join('\n'));
  }
}

export function sceneOf({ what, recording: { start, answers }, last }: Failure): string {
  const all: (readonly [string, unknown])[] = [
    ...answers,
    ...(last === null ? [] : [[last.house, last.given] as const])
  ];
  return [
    ...what.map((line) => `// ${line}`),
    `test('${start.setUp.seed}', () => {`,
    `  replayed(${JSON.stringify(start)}, [`,
    all.map(([house, given]) => `    ['${house}', ${JSON.stringify(given)}]`).join(',\n'),
    '  ]);',
    '});'
  ].join('\n');
}
