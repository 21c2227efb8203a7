import type { ReactNode } from 'react';
import css from './InlineCode.module.css';

/** Inline code in a sentence: an address, field or log line. */
export function InlineCode({ children }: { children: ReactNode }) {
  return <code className={css.code}>{children}</code>;
}

/** Code lines unchanged. Long ones scroll inside. */
export function CodeLines({ children, label }: { children: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box of text, no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div role="group" className={css.lines} aria-label={label} tabIndex={0}>
      <pre>{children}</pre>
    </div>
  );
}
