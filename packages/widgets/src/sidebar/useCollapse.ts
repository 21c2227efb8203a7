import { useState, useSyncExternalStore } from 'react';
import type { KeptTexts } from '../storage-notice/browser-storage.ts';
import { type CollapseChoice, readChoice, writeChoice } from './collapse-choice.ts';

/** Below this width, names would take too much space from the page. */
const NARROW = '(max-width: 1180px)';

function subscribe(listener: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the sidebar is collapsed: the person's choice in this browser, otherwise by window width. */
export function useCollapse(kept: KeptTexts | undefined): [boolean, (collapsed: boolean) => void] {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  const [choice, setChoice] = useState<CollapseChoice>(() => readChoice(kept));
  return [
    choice ?? isNarrow,
    (collapsed) => {
      setChoice(collapsed);
      writeChoice(kept, collapsed);
    },
  ];
}
