import type { KeptTexts } from '../storage-notice/browser-storage.ts';

const keyOf = (id: string) => `${id}.video.seen`;

/** Where nothing can be kept, each visit is the first. */
export function isVideoSeen(kept: KeptTexts | undefined, id: string): boolean {
  try {
    return kept?.getItem(keyOf(id)) === 'yes';
  } catch {
    return false;
  }
}

export function markVideoSeen(kept: KeptTexts | undefined, id: string): void {
  try {
    kept?.setItem(keyOf(id), 'yes');
  } catch {
    // Full or switched off: only this visit knows.
  }
}
