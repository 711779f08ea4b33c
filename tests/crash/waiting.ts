// A run in which something waits in vain ends, and says for what.

/** In milliseconds: nothing that is waited for takes so long, however busy the machine. */
export const PATIENCE = 5 * 60_000;

/** What one device, or two, are waiting for. */
export class Waiting {
  #what = 'a device to be made ready';
  #since = performance.now();

  for(what: string): void {
    this.#what = what;
    this.#since = performance.now();
  }

  get told(): string {
    return `${((performance.now() - this.#since) / 1000).toFixed(0)} s for ${this.#what}`;
  }

  get time(): number {
    return performance.now() - this.#since;
  }
}

/** Looks repeatedly, and calls at most once. */
export function watch(
  all: () => readonly Waiting[],
  most: { readonly each: number; readonly whole: number },
  inVain: (why: string) => void
): void {
  const since = performance.now();
  const timer = setInterval(() => {
    const waiting = all();
    const stuck = waiting.filter(({ time }) => time > most.each);
    const isOver = performance.now() - since > most.whole;
    if (stuck.length === 0 && !isOver) return;
    clearInterval(timer);
    const told = (isOver ? waiting : stuck).map(({ told }) => told).join('; ');
    inVain(`${isOver ? 'the time for all kills is over; it waited' : 'it waited'} ${told}`);
  }, 1000);
}
