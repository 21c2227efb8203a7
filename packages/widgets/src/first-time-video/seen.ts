import type { KeptTexts } from '../storage-notice/browser-storage.ts';

const keyOf = (id: string) => `${id}.video.seen`;

/** Without storage, every visit counts as the first. */
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
    // Storage is full or disabled, so the state lasts for this visit.
  }
}
