import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './Facts.module.css';

/** A name, its value, and what can be done with it. */
export type Fact = readonly [name: string, value: ReactNode, actions?: ReactNode];

/** Names and values, one pair per line. `columns`: values start below each other, for long ones. */
export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  return (
    <dl className={cx(css.facts, columns && css.columns)}>
      {facts.map(([name, value, actions]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {actions === undefined ? null : <dd className={css.actions}>{actions}</dd>}
        </div>
      ))}
    </dl>
  );
}
