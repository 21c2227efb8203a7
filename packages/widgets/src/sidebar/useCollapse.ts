import { useState, useSyncExternalStore } from 'react';
import type { KeptTexts } from '../storage-notice/browser-storage.ts';
import { type CollapseChoice, readChoice, writeChoice } from './collapse-choice.ts';

/** Below this width words would take the room from what the page shows. */
const NARROW = '(max-width: 1180px)';

function subscribe(listener: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the sidebar is collapsed: as the person chose on this browser, else as the window's width asks for. */
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
