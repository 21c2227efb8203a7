import type { ReactNode } from 'react';
import css from './PageFooter.module.css';

export interface PageFooterProps {
  /** Applies to the whole page: tenant, time zone. */
  children: ReactNode;
  links?: ReactNode;
}

/** Footer of every page. */
export function PageFooter({ children, links }: PageFooterProps) {
  return (
    <footer className={css.footer}>
      <p className={css.facts}>{children}</p>
      {links === undefined ? null : <div className={css.links}>{links}</div>}
    </footer>
  );
}
