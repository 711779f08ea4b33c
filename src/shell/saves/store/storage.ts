// How much room there is on this device, and whether the browser may clear it away. Only pages that came over a safe connection
// are told; to others all of this throws.

export interface Usage {
  /** In bytes, of everything that the app keeps. */
  readonly used: number;
  readonly quota: number;
  /** The browser has promised to clear nothing away by itself. */
  readonly persisted: boolean;
}

/** Null where the browser does not tell. */
export async function usage(): Promise<Usage | null> {
  try {
    const { storage } = navigator;
    const [{ usage: used = 0, quota = 0 }, persisted] = await Promise.all([storage.estimate(), storage.persisted()]);
    return { used, quota, persisted };
  } catch {
    return null;
  }
}

/** Browsers may ask the player, or decide by themselves. */
export async function askToPersist(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}
