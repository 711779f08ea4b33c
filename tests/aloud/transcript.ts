// What a screen reader has to say, step by step, as it is written in a file: `= step`, and below it the sentences that matter, in
// their order. `…` stands for anything, and what is said besides does not count.

/** Sentences by their step. */
export type Transcript = ReadonlyMap<string, readonly string[]>;

export function transcriptOf(file: string): Transcript {
  const steps = new Map<string, string[]>();
  let sentences: string[] | null = null;
  for (const line of file.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('= ')) steps.set(line.slice(2), (sentences = []));
    else if (sentences === null) throw new Error(`Before the first step: ${line}`);
    else sentences.push(line);
  }
  return steps;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, "'").replaceAll(/\s+/g, ' ').trim();

/** Where the sentence ends in what was said, looked for from there on; -1: nowhere. */
function endOf(sentence: string, said: string, from: number): number {
  let end = from;
  for (const part of plain(sentence).split('…')) {
    const at = said.indexOf(part.trim(), end);
    if (at === -1) return -1;
    end = at + part.trim().length;
  }
  return end;
}

/** The sentences that were not said, or not in their order. */
export function unsaid(wanted: readonly string[], lines: readonly string[]): readonly string[] {
  const said = plain(lines.join(' '));
  let from = 0;
  return wanted.filter((sentence) => {
    const end = endOf(sentence, said, from);
    if (end !== -1) from = end;
    return end === -1;
  });
}
