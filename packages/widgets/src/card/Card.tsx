import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import css from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Secondary text or a link at the end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
  /** No padding: for tables and lists with their own. */
  flush?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

export function Card({ title, aside, children, flush = false, level = 2 }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const body = <div className={cx(css.body, flush && css.flush)}>{children}</div>;
  if (title === undefined) return <div className={css.card}>{body}</div>;
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id}>{title}</Heading>
        {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
      </header>
      {body}
    </section>
  );
}
