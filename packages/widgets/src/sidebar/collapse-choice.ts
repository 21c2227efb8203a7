import type { KeptTexts } from '../storage-notice/browser-storage.ts';

const KEY = 'casbah.sidebar';

/** The person's choice; `undefined` follows the window width. */
export type CollapseChoice = boolean | undefined;

export function readChoice(kept: KeptTexts | undefined): CollapseChoice {
  try {
    const text = kept?.getItem(KEY);
    return text === 'narrow' ? true : text === 'wide' ? false : undefined;
  } catch {
    return undefined;
  }
}

export function writeChoice(kept: KeptTexts | undefined, collapsed: boolean): void {
  try {
    kept?.setItem(KEY, collapsed ? 'narrow' : 'wide');
  } catch {
    // Storage is full or disabled, so the choice lasts until the page reloads.
  }
}
