import { createContext } from 'react';

/** Product navigation beside the page: with names, with icons, or none. */
export type SidebarShown = 'wide' | 'narrow' | 'none';

export interface Frame {
  sidebar: SidebarShown;
  /** The page is embedded in one with its own header. */
  embedded: boolean;
}

export const FrameContext = createContext<Frame>({ sidebar: 'wide', embedded: false });

/** Without a session there is nowhere to navigate; syndicated tenants use their partner's navigation. */
export function hasNavigation({
  isLoginPage,
  isSyndicated,
}: {
  isLoginPage: boolean;
  isSyndicated: boolean;
}): boolean {
  return !isLoginPage && !isSyndicated;
}
