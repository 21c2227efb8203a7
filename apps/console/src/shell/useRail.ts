import { TABLET_WIDTH_PX } from '@casbah/domain/console-limits';
import { useCollapse } from '@casbah/widgets/sidebar/useCollapse.ts';
import type { KeptTexts } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { useState, useSyncExternalStore } from 'react';

const TABLET = `(max-width: ${TABLET_WIDTH_PX}px)`;

function subscribe(listener: () => void): () => void {
  const tablet = matchMedia(TABLET);
  tablet.addEventListener('change', listener);
  return () => tablet.removeEventListener('change', listener);
}

/** Whether the rail is narrow. On a tablet it begins so, whatever was chosen on a wider screen, and is opened for the moment. */
export function useRail(kept: KeptTexts | undefined): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useCollapse(kept);
  const [opened, setOpened] = useState(false);
  const isTablet = useSyncExternalStore(subscribe, () => matchMedia(TABLET).matches);
  return isTablet ? [!opened, (narrow) => setOpened(!narrow)] : [collapsed, setCollapsed];
}
