// Lines out of a stream of bytes. A line that is too long is not kept: it comes out as null, once, in its turn.

const NEWLINE = 0x0a;

export async function* linesOf(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string | null> {
  let kept: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) kept.push(part);
    else kept = [];
  };
  const line = (): string | null => {
    const whole = length > longest ? null : Buffer.concat(kept).toString('utf8');
    kept = [];
    length = 0;
    return whole;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  // the last line may lack its end
  if (length > 0) yield line();
}
