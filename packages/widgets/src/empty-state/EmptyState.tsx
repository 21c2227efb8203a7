import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** Why, and how to change that. */
  children?: ReactNode;
  /** Next step: a button or link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Inside a card or grid rather than on a page. */
  compact?: boolean | undefined;
}

export function EmptyState({ title, children, action, icon, compact = false }: EmptyStateProps) {
  return (
    <div className={cx(css.empty, compact && css.compact)}>
      {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}
