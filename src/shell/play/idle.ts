// A moment in which nobody does anything, for what can wait. Not every browser tells when that is.

export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 300 }) : setTimeout(resolve, 30)
  );
