import { answersAgain } from './connection.ts';

/**
 * Error messages for code that failed to load, by browser: Chromium, Firefox, Safari, and a chunk's style
 * sheet.
 */
const MISSING_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading module/i;
const KEY = 'casbah.reloaded';
/**
 * A page that fails again within this time after a reload shows its error, because another reload wouldn't
 * help. Milliseconds.
 */
const AGAIN_AFTER_MS = 60_000;

export interface ReloadOnceDeps {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Whether the server responds: reloading without it would lose the open page. */
  isThere: () => Promise<boolean>;
  now: () => number;
}

const browser: ReloadOnceDeps = {
  get storage() {
    return sessionStorage;
  },
  reload: () => location.reload(),
  isThere: answersAgain,
  now: Date.now,
};

/** Whether a page failed because code of its build is no longer served, as after an upgrade. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}

/**
 * Reloads a page whose code is no longer served, once a minute at most. Returns false for other errors, right
 * after a reload, and if the server doesn't respond.
 */
export async function reloadOnce(error: unknown, deps: ReloadOnceDeps = browser): Promise<boolean> {
  if (!isMissingCode(error)) return false;
  const { storage, reload, isThere, now } = deps;
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NaN);
    if (now() - last < AGAIN_AFTER_MS) return false;
    if (!(await isThere())) return false;
    storage.setItem(KEY, `${now()}`);
  } catch {
    // Without storage, nothing would prevent a reload loop.
    return false;
  }
  reload();
  return true;
}
