import { type ReactNode, type Ref, useMemo } from 'react';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { FrameContext, hasNavigation } from './frame.ts';
import css from './PageFrame.module.css';

/** The id of the page's content, to which the skip link leads. */
const CONTENT = 'content';

export interface PageFrameProps {
  /** The areas of the product; left out on the sign-in page and for syndicated tenants. */
  sidebar: ReactNode;
  /** Whether the sidebar is narrow: icons alone. */
  collapsed: boolean;
  /** The sidebar opens over the page and takes no room beside it. */
  drawer?: boolean;
  isLoginPage?: boolean;
  isSyndicated?: boolean;
  /** The page is embedded in another page, which has its own navigation and bar. */
  embedded?: boolean;
  /** The bar over the page; left out where it is embedded. */
  header: ReactNode;
  /** What concerns everyone, below the header. */
  notices?: ReactNode;
  footer?: ReactNode;
  mainRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** The frame around every page. */
export function PageFrame({
  sidebar,
  collapsed,
  drawer = false,
  isLoginPage = false,
  isSyndicated = false,
  embedded = false,
  header,
  notices,
  footer,
  mainRef,
  children,
}: PageFrameProps) {
  const isListed = !embedded && hasNavigation({ isLoginPage, isSyndicated });
  const shown = !isListed || drawer ? 'none' : collapsed ? 'narrow' : 'wide';
  const frame = useMemo(() => ({ sidebar: shown, embedded }) as const, [shown, embedded]);
  return (
    <FrameContext value={frame}>
      <div className={css.frame} data-sidebar={shown} data-embedded={embedded ? '' : undefined}>
        <SkipLink to={CONTENT} />
        {isListed ? sidebar : null}
        <div className={css.right}>
          {header}
          {notices}
          <main id={CONTENT} ref={mainRef} tabIndex={-1} className={css.page}>
            {children}
          </main>
          {footer}
        </div>
      </div>
    </FrameContext>
  );
}
