import { createContext } from 'react';

/** Where the areas of the product are listed beside the page: by name, as icons, or nowhere. */
export type SidebarShown = 'wide' | 'narrow' | 'none';

export interface Frame {
  sidebar: SidebarShown;
  /** The page is embedded in another page, which has its own bar above. */
  embedded: boolean;
}

export const FrameContext = createContext<Frame>({ sidebar: 'wide', embedded: false });

/** Who has no session yet has nowhere to go; a syndicated tenant finds its way in its partner's own pages. */
export function hasNavigation({
  isLoginPage,
  isSyndicated,
}: {
  isLoginPage: boolean;
  isSyndicated: boolean;
}): boolean {
  return !isLoginPage && !isSyndicated;
}
