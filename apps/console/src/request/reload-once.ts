import { answersAgain } from './connection.ts';

/** What browsers and the bundler call a piece of code that didn't arrive: Chromium, Firefox, Safari, and a style of a chunk. */
const MISSING_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading module/i;
const KEY = 'casbah.reloaded';
/** A page that fails again this soon after its reload, in milliseconds, shows its error: another reload wouldn't help. */
const AGAIN_AFTER_MS = 60_000;

export interface ReloadOnceDeps {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Whether the server answers: a reload while it doesn't would lose the page that is open. */
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
 * Reloads a page whose code is no longer served, once a minute at most. False where it doesn't: the error is another one, the
 * page was just reloaded for it, or the server doesn't answer.
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
    // Without storage nothing would stop a second reload.
    return false;
  }
  reload();
  return true;
}
