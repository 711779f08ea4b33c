// The room on this device, and whether the browser may clear it away. Only pages from a secure connection can
// ask; elsewhere all of this throws.

export interface Usage {
  /** The room that the whole app takes, in bytes. */
  readonly used: number;
  readonly quota: number;
  /** True if the browser has promised not to clear anything away by itself. */
  readonly persisted: boolean;
}

/** The room that is used; null if the browser does not say. */
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
