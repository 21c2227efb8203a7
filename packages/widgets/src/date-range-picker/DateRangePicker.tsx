import type { TimeRange } from '@casbah/domain/time-range';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { useFormat } from '../format/useFormat.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './DateRangePicker.module.css';
import { PRESETS, type Preset, type RangeChoice, resolveChoice } from './range-choice.ts';

/** The calendar weighs as much as the rest of the picker many times over: it comes when it is opened. */
const RangeDays = lazy(() => import('./RangeDays.tsx'));

export const PRESET_WORDS: Readonly<Record<Preset, string>> = {
  '24h': 'widgets.dates.24h',
  '7d': 'widgets.dates.7d',
  '30d': 'widgets.dates.30d',
  '3m': 'widgets.dates.3m',
  all: 'widgets.dates.all',
};

export interface DateRangePickerProps {
  value: RangeChoice;
  onChange: (choice: RangeChoice) => void;
  /** Where spans end: the clock, or the end of the data. Ms since 1970 UTC. */
  now: number;
  /** All there is: days outside cannot be chosen. */
  data?: TimeRange | undefined;
}

/** The time a page looks at: “Last 7 days, 14 – 20 Nov”. */
export function DateRangePicker({ value, onChange, now, data }: DateRangePickerProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const range = resolveChoice(value, now, data);
  const words = formatMessage({
    id: value.kind === 'preset' ? PRESET_WORDS[value.preset] : 'widgets.dates.custom',
  });
  const days = format.range(range);
  return (
    <Popover
      label={formatMessage({ id: 'widgets.dates.title' })}
      placement="bottom end"
      trigger={
        <Button>
          <VisuallyHidden>{formatMessage({ id: 'widgets.dates.button' })} </VisuallyHidden>
          {words} <span className={css.days}>{days}</span>
        </Button>
      }
    >
      {(close) => (
        <div className={css.picker}>
          <ul className={css.presets}>
            {PRESETS.map((preset) => {
              const chosen = value.kind === 'preset' && value.preset === preset;
              return (
                <li key={preset}>
                  <button
                    type="button"
                    aria-pressed={chosen}
                    className={css.preset}
                    onClick={() => {
                      onChange({ kind: 'preset', preset });
                      close();
                    }}
                  >
                    <span className={css.check}>{chosen ? <CheckIcon size={14} /> : null}</span>
                    <span className={css.name}>{formatMessage({ id: PRESET_WORDS[preset] })}</span>
                    <span className={css.presetDays}>
                      {format.range(resolveChoice({ kind: 'preset', preset }, now, data))}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
          <Suspense
            fallback={
              <div className={css.waiting}>
                <Skeleton height={250} />
              </div>
            }
          >
            <RangeDays
              range={range}
              now={now}
              data={data}
              onChange={(chosen) => {
                onChange({ kind: 'custom', range: chosen });
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
