// The worker that thinks beside the page, both for seats of code and for reviews, so that they share one script.

/** Throws if the browser has no workers. */
export const workerBeside = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
