import type { ReactNode } from 'react';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import css from './LiveProgress.module.css';

export interface LiveProgressProps {
  /** Subject of the work: a file name. */
  name: string;
  /** Secondary text after it: its size. */
  detail?: ReactNode;
  /** Status chip. */
  state: ReactNode;
  /** Completed fraction, 0 to 1; absent if unknown; `null` if there is nothing to wait for. */
  progress: number | null | undefined;
  tone?: 'accent' | 'low' | 'high' | undefined;
  /** Progress details: “1.2 M lines, 34 s left”. */
  words?: ReactNode;
  /** Below: what went wrong and what to do, or what it waits for. */
  problem?: { words: ReactNode; tone: 'medium' | 'high' } | undefined;
  /** Actions: cancel, retry, view. */
  actions?: ReactNode;
}

/** A long-running task with its progress and actions. */
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
