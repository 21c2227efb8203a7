import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import css from './StatTile.module.css';

export interface StatTileProps {
  label: string;
  /** Formatted value: `31.4 GB`. */
  value: ReactNode;
  /** Value in the previous period of the same length, to show the change. */
  change?: { before: number; now: number; period: string } | undefined;
  /** Secondary line below, without a change to show. */
  detail?: ReactNode;
  /** Beside the value: a risk chip. */
  mark?: ReactNode;
  /** At the end: a sparkline. */
  aside?: ReactNode;
  /** The value itself needs attention. */
  tone?: 'high' | 'medium' | undefined;
}

/** A key figure with label and change. */
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
