/** Persistent browser storage: local storage, or a fake. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem'>;

const PROBE = 'casbah.probe';

/**
 * The browser's local storage, if usable. Accessing it throws if cookies are blocked, and it may be full or disabled,
 * so a test value is written, read and removed.
 */
export function usableStorage(open: () => Storage): Storage | undefined {
  try {
    const storage = open();
    storage.setItem(PROBE, PROBE);
    const isKept = storage.getItem(PROBE) === PROBE;
    storage.removeItem(PROBE);
    return isKept ? storage : undefined;
  } catch {
    return undefined;
  }
}
