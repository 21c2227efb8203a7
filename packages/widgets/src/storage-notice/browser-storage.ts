/** What a browser keeps between visits: its local storage, or a fake. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem'>;

const PROBE = 'casbah.probe';

/**
 * The browser's local storage, if it can be used. Naming it already throws where cookies are blocked; where it is full or
 * forbidden, it is there and keeps nothing: so something is kept, read and taken away again.
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
