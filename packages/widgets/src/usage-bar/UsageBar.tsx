import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './UsageBar.module.css';

export type BarTone = 'accent' | 'high' | 'medium' | 'low' | 'none';

export interface UsageBarProps {
  value: number;
  /** Value of a full bar: the largest in the list. */
  max: number;
  /** Formatted value, such as `214 GB`. */
  text: ReactNode;
  tone?: BarTone | undefined;
}

/** A number with a thin bar that compares it with others in the list. */
export function UsageBar({ value, max, text, tone = 'accent' }: UsageBarProps) {
  return (
    <span className={css.usage}>
      <span className={css.number}>{text}</span>
      <Bar value={value} max={max} tone={tone} />
    </span>
  );
}

/** The bar alone. Values above zero show at least a hairline. */
export function Bar({ value, max, tone = 'accent' }: Omit<UsageBarProps, 'text'>) {
  const share = max > 0 && value > 0 ? Math.min(1, value / max) : 0;
  return (
    <span className={css.track} aria-hidden="true">
      <span
        className={cx(css.fill, css[tone])}
        style={{ width: share === 0 ? 0 : `max(1px, ${(share * 100).toFixed(2)}%)` }}
      />
    </span>
  );
}
