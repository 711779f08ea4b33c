// Waits for an idle moment, as well as the browser can tell.

export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 300 }) : setTimeout(resolve, 30)
  );
