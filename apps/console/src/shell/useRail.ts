import { PHONE_WIDTH_PX, TABLET_WIDTH_PX } from '@casbah/domain/console-limits';
import { useCollapse } from '@casbah/widgets/sidebar/useCollapse.ts';
import type { KeptTexts } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { useLocation } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';

export type RailState =
  | { shown: 'wide' | 'narrow'; onCollapse: (collapsed: boolean) => void }
  | { shown: 'drawer'; open: boolean; onOpen: () => void; onClose: () => void };

/**
 * State of the sidebar. On tablets it starts narrow, whatever was chosen on a wider screen, and opens
 * temporarily. On phones it is a drawer that closes when the page changes.
 */
export function useRail(kept: KeptTexts | undefined): RailState {
  const [collapsed, setCollapsed] = useCollapse(kept);
  const [opened, setOpened] = useState(false);
  const isTablet = useIsWithin(TABLET_WIDTH_PX);
  const isPhone = useIsWithin(PHONE_WIDTH_PX);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [drawerOf, setDrawerOf] = useState<string>();
  if (isPhone)
    return {
      shown: 'drawer',
      open: drawerOf === path,
      onOpen: () => setDrawerOf(path),
      onClose: () => setDrawerOf(undefined),
    };
  const isNarrow = isTablet ? !opened : collapsed;
  return {
    shown: isNarrow ? 'narrow' : 'wide',
    onCollapse: isTablet ? (narrow) => setOpened(!narrow) : setCollapsed,
  };
}

function useIsWithin(width: number): boolean {
  const query = `(max-width: ${width}px)`;
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
