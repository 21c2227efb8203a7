import type { ReactNode } from 'react';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import css from './LiveProgress.module.css';

export interface LiveProgressProps {
  /** What is worked on: a file's name. */
  name: string;
  /** Quiet words behind it: its size. */
  detail?: ReactNode;
  /** A chip with its state. */
  state: ReactNode;
  /** Completed share, 0 to 1; absent while unknown; `null` if there is nothing to wait for. */
  progress: number | null | undefined;
  tone?: 'accent' | 'low' | 'high' | undefined;
  /** How far it is and how long it takes: “1.2 M lines, 34 s left”. */
  words?: ReactNode;
  /** What went wrong and what to do, or what is waited for, below all. */
  problem?: { words: ReactNode; tone: 'medium' | 'high' } | undefined;
  /** Cancel, try again, look at it. */
  actions?: ReactNode;
}

/** One piece of long work: what it is, how far it is, and what can be done about it. */
export function LiveProgress({
  name,
  detail,
  state,
  progress,
  tone,
  words,
  problem,
  actions,
}: LiveProgressProps) {
  return (
    <div className={css.row}>
      <div className={css.names}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
      </div>
      <span role="status">{state}</span>
      <div className={css.bar}>
        {progress === null ? null : (
          <ProgressBar label={name} {...(progress === undefined ? {} : { value: progress })} tone={tone} />
        )}
      </div>
      <span className={css.words}>{words}</span>
      <span className={css.actions}>{actions}</span>
      {problem === undefined ? null : (
        <p role="status" className={css.problem} data-tone={problem.tone}>
          {problem.words}
        </p>
      )}
    </div>
  );
}
