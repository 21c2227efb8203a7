import { Bar } from '@casbah/widgets/usage-bar/UsageBar.tsx';
import type { ReactNode } from 'react';
import css from './Leaders.module.css';

export interface Leader {
  id: string;
  /** A link to what it is about. */
  name: ReactNode;
  /** A quiet word behind the name. */
  detail?: ReactNode;
  value: number;
  text: string;
  tone?: 'high' | 'medium' | undefined;
}

/** The first of a list with bars: who uploads, what is used most. */
export function Leaders({ leaders }: { leaders: readonly Leader[] }) {
  const most = leaders.reduce((largest, { value }) => Math.max(largest, value), 0);
  return (
    <ol className={css.leaders}>
      {leaders.map(({ id, name, detail, value, text, tone }) => (
        <li key={id}>
          <span className={css.name}>{name}</span>
          {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
          <span className={css.text}>{text}</span>
          <span className={css.bar}>
            <Bar value={value} max={most} tone={tone} />
          </span>
        </li>
      ))}
    </ol>
  );
}
