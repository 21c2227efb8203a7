import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './InlineCode.module.css';

/** Inline code in a sentence: an address, field or log line. */
export function InlineCode({ children }: { children: ReactNode }) {
  return <code className={css.code}>{children}</code>;
}

/** Code lines unchanged. Long ones scroll inside, and so do many, unless they are `tall`. */
export function CodeLines({
  children,
  label,
  tall = false,
}: {
  children: string;
  label: string;
  tall?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box of text, no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div role="group" className={cx(css.lines, tall && css.tall)} aria-label={label} tabIndex={0}>
      <pre>{children}</pre>
    </div>
  );
}
