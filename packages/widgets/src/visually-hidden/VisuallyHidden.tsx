import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for screen readers. Unlike `aria-label` it complements the visible words, so voice control can use those. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
