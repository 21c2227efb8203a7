import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import css from '../empty-state/EmptyState.module.css';
import { WarningIcon } from '../icons/frame-icons.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Another action besides retrying. */
  action?: ReactNode;
  compact?: boolean | undefined;
}

/** Shown instead of content that failed: what happened, and what to do next. */
export function ErrorState({ title, children, onRetry, action, compact = false }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" className={cx(css.empty, css.failed, compact && css.compact)}>
      <span className={css.icon}>
        <WarningIcon />
      </span>
      <p className={css.title}>{title}</p>
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {onRetry === undefined && action === undefined ? null : (
        <div className={css.action}>
          {onRetry === undefined ? null : (
            <Button onPress={onRetry}>{formatMessage({ id: 'widgets.error.retry' })}</Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
