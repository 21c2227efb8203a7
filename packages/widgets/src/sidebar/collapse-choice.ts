import type { KeptTexts } from '../storage-notice/browser-storage.ts';

const KEY = 'casbah.sidebar';

/** What the person chose; `undefined` where they leave it to the window's width. */
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
    // Full or switched off: the choice lasts as long as the page.
  }
}
