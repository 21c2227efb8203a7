import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './Tabs.module.css';

export interface TabLinksProps {
  label: string;
  /** The router's links; the current one carries `aria-current="page"`. */
  children: ReactNode;
}

/** Navigation that looks like tabs: each view is a page with its own address. */
export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav aria-label={label} className={cx(css.list, css.links)}>
      {children}
    </nav>
  );
}
