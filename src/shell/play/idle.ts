// Waits for an idle moment. Not every browser can tell when that is.

export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 300 }) : setTimeout(resolve, 30)
  );
