import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import css from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Accessible label of the process. */
  label: string;
  /** Completed fraction, 0 to 1; absent if unknown. */
  value?: number | undefined;
  tone?: 'accent' | 'low' | 'high' | undefined;
  /** Shows the percentage beside the bar. */
  showValue?: boolean | undefined;
}

export function ProgressBar({ label, value, tone = 'accent', showValue = false }: ProgressBarProps) {
  const { formatNumber } = useIntl();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const words =
    share === undefined ? undefined : formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      aria-valuetext={words}
      className={css.progress}
    >
      <span className={cx(css.track, share === undefined && css.unknown)}>
        <span className={cx(css.fill, css[tone])} style={{ width: `${(share ?? 0.35) * 100}%` }} />
      </span>
      {showValue && words !== undefined ? <span className={css.value}>{words}</span> : null}
    </div>
  );
}
