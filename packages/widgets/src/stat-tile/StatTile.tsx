import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import css from './StatTile.module.css';

export interface StatTileProps {
  label: string;
  /** The value in words: `31.4 GB`. */
  value: ReactNode;
  /** What it was in the span of the same length before, to say how it changed. */
  change?: { before: number; now: number; period: string } | undefined;
  /** A quiet line below, where there is no change to speak of. */
  detail?: ReactNode;
  /** Beside the value: a risk chip. */
  mark?: ReactNode;
  /** At the end: a sparkline. */
  aside?: ReactNode;
  /** The value itself is the alarm. */
  tone?: 'high' | 'medium' | undefined;
}

/** One number that matters, what it is called and how it changed. */
export function StatTile({ label, value, change, detail, mark, aside, tone }: StatTileProps) {
  return (
    <div className={css.tile}>
      <div className={css.words}>
        <div className={css.label}>{label}</div>
        <div className={css.line}>
          <span className={css.value} data-tone={tone}>
            {value}
          </span>
          {mark}
        </div>
        <div className={css.detail}>{change === undefined ? detail : <Change {...change} />}</div>
      </div>
      {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
    </div>
  );
}

function Change({ before, now, period }: { before: number; now: number; period: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  if (before === now) return formatMessage({ id: 'widgets.stat.same' }, { period });
  if (before === 0) return formatMessage({ id: 'widgets.stat.fromNothing' }, { period });
  const change = format.change(before, now);
  if (change === undefined)
    return formatMessage({ id: 'widgets.stat.times' }, { times: format.compact(now / before), period });
  return formatMessage(
    { id: now > before ? 'widgets.stat.more' : 'widgets.stat.less' },
    { change: change.replace(/^[+−]/, ''), period },
  );
}
