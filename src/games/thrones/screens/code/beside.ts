// Where it is thought beside the page: for seats of code, and for reviews, so that both are one script.

/** Fails where there are no workers. */
export const workerBeside = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
