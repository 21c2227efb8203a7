import { type ReactNode, type Ref, useMemo } from 'react';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { FrameContext, hasNavigation } from './frame.ts';
import css from './PageFrame.module.css';

/** ID of the page's content, the target of the skip link. */
const CONTENT = 'content';

export interface PageFrameProps {
  /** Product navigation; omitted on the sign-in page and for syndicated tenants. */
  sidebar: ReactNode;
  /** Whether the sidebar shows only icons. */
  collapsed: boolean;
  /** The sidebar opens as an overlay. */
  drawer?: boolean;
  isLoginPage?: boolean;
  isSyndicated?: boolean;
  /** The page is embedded in one with its own navigation and header. */
  embedded?: boolean;
  /** Header bar; omitted if embedded. */
  header: ReactNode;
  /** Notices for everyone, below the header. */
  notices?: ReactNode;
  footer?: ReactNode;
  mainRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** Frame around every page. */
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
