import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/**
 * Words for those who listen. Unlike `aria-label` they stand beside the visible words instead of replacing them, so that
 * a person who speaks a button's visible words to the machine presses it.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
