import { useState } from 'react';
import type { KeptTexts } from '../storage-notice/browser-storage.ts';

const KEY = 'casbah.sidebar.closed';

/** Sidebar groups the person closed in this browser. */
export function useClosedGroups(
  kept: KeptTexts | undefined,
): [ReadonlySet<string>, (group: string, closed: boolean) => void] {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(read(kept)));
  return [
    closed,
    (group, isClosed) => {
      const next = new Set(closed);
      if (isClosed) next.add(group);
      else next.delete(group);
      setClosed(next);
      try {
        kept?.setItem(KEY, [...next].join(' '));
      } catch {
        // Storage is full or disabled, so the choice lasts until the page reloads.
      }
    },
  ];
}

function read(kept: KeptTexts | undefined): string[] {
  try {
    return (kept?.getItem(KEY) ?? '').split(' ').filter((group) => group !== '');
  } catch {
    return [];
  }
}
