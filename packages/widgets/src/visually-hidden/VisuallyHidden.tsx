import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for screen readers. Unlike `aria-label`, it complements visible text, which voice control can use. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
