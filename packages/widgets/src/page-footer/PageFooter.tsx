import type { ReactNode } from 'react';
import css from './PageFooter.module.css';

export interface PageFooterProps {
  /** Applies to the whole page: the tenant, the time zone. */
  children: ReactNode;
  links?: ReactNode;
}

/** The line below every page. */
export function PageFooter({ children, links }: PageFooterProps) {
  return (
    <footer className={css.footer}>
      <p className={css.facts}>{children}</p>
      {links === undefined ? null : <div className={css.links}>{links}</div>}
    </footer>
  );
}
