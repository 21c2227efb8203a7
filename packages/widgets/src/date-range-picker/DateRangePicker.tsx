import { isLongerThan } from '@casbah/domain/date-range';
import type { Period } from '@casbah/domain/time-period';
import type { TimeRange } from '@casbah/domain/time-range';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { useFormat } from '../format/useFormat.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './DateRangePicker.module.css';
import { PERIOD_WORDS } from './period-words.ts';
import { firstDayOf, PRESETS, type RangeChoice, resolveChoice } from './range-choice.ts';
import { useDelayed } from './useDelayed.ts';

/** The calendar is many times larger than the rest of the picker, so it loads on opening. */
const RangeDays = lazy(() => import('./RangeDays.tsx'));

export interface DateRangePickerProps {
  value: RangeChoice;
  onChange: (choice: RangeChoice) => void;
  /** End of presets. Ms since 1970 UTC. */
  now: number;
  /** Span of all data; days outside can't be selected. */
  data?: TimeRange | undefined;
  /** Available presets; without any, only the calendar shows. Those longer than `maxMonths` are hidden. */
  presets?: readonly Period[] | undefined;
  /** Maximum range in months. */
  maxMonths?: number | undefined;
  /** Whether times of day can be selected, too. */
  withTime?: boolean | undefined;
  /** The tenant's time zone; defaults to that of displayed times. */
  timeZone?: string | undefined;
  /** Delay in ms before a custom range is applied. */
  customDelay?: number | undefined;
  /** Label of the selection, if the preset's doesn't fit. */
  words?: string | undefined;
  /** Accessible label: “Time:” by default. */
  label?: string | undefined;
}

/** Selects a page's time range: “Last 7 days, 14 – 20 Nov”. */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    value,
    onChange,
    now,
    data,
    presets = PRESETS,
    maxMonths,
    withTime = false,
    customDelay = 0,
  } = props;
  const { formatMessage, locale, timeZone: readersZone = 'UTC' } = useIntl();
  const { timeZone = readersZone } = props;
  const format = useFormat(timeZone);
  const [waiting, setWaiting] = useState<RangeChoice>();
  const later = useDelayed(customDelay);
  const place = { now, data, timeZone, firstDay: firstDayOf(locale) };
  const shown = waiting ?? value;
  const range = resolveChoice(shown, place);
  const offered = presets
    .map((preset) => ({ preset, range: resolveChoice({ kind: 'preset', preset }, place) }))
    .filter((one) => maxMonths === undefined || !isLongerThan(one.range, maxMonths, timeZone));
  const words = props.words ?? wordsOf(shown);

  function wordsOf(choice: RangeChoice): string {
    if (choice.kind === 'custom') return formatMessage({ id: 'widgets.dates.custom' });
    const period = formatMessage({ id: PERIOD_WORDS[choice.preset] });
    return choice.ends === undefined ? period : formatMessage({ id: 'widgets.dates.ofData' }, { period });
  }
  const choose = (choice: RangeChoice) => {
    const isWaiting = choice.kind === 'custom' && customDelay > 0;
    setWaiting(isWaiting ? choice : undefined);
    later(
      isWaiting
        ? () => {
            setWaiting(undefined);
            onChange(choice);
          }
        : undefined,
    );
    if (!isWaiting) onChange(choice);
  };

  return (
    <Popover
      label={props.label ?? formatMessage({ id: 'widgets.dates.title' })}
      placement="bottom end"
      trigger={
        <span className={css.trigger}>
          <Button>
            <VisuallyHidden>{props.label ?? formatMessage({ id: 'widgets.dates.button' })} </VisuallyHidden>
            {words} <bdi className={css.days}>{format.range(range)}</bdi>
          </Button>
        </span>
      }
    >
      {(close) => (
        <div className={css.picker}>
          {offered.length === 0 ? null : (
            <ul className={css.presets}>
              {offered.map(({ preset, range: days }) => {
                const chosen = shown.kind === 'preset' && shown.preset === preset && shown.ends === undefined;
                return (
                  <li key={preset}>
                    <button
                      type="button"
                      aria-pressed={chosen}
                      className={css.preset}
                      onClick={() => {
                        choose({ kind: 'preset', preset });
                        close();
                      }}
                    >
                      <span className={css.check}>{chosen ? <CheckIcon size={14} /> : null}</span>
                      <span className={css.name}>{formatMessage({ id: PERIOD_WORDS[preset] })}</span>
                      <bdi className={css.presetDays}>{format.range(days)}</bdi>
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
          <Suspense
            fallback={
              <div className={css.waiting}>
                <Skeleton height={330} />
              </div>
            }
          >
            <RangeDays
              range={range}
              latest={Math.max(now, (data?.to ?? now) - 1)}
              data={data}
              timeZone={timeZone}
              maxMonths={maxMonths}
              withTime={withTime}
              onChange={(chosen) => {
                choose({ kind: 'custom', range: chosen });
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
