import { isLongerThan, type RangeLimits } from '@casbah/domain/date-range';
import type { TimeRange } from '@casbah/domain/time-range';
import { CalendarDate, CalendarDateTime, toCalendarDate } from '@internationalized/date';
import { useState } from 'react';
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { WarningIcon } from '../icons/frame-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import css from './DateRangePicker.module.css';
import { dateOf, rangeOfTyped, timeOf, typedOf } from './typed-range.ts';

export interface RangeDaysProps {
  range: TimeRange;
  /** Its day is the last selectable one. Ms since 1970 UTC. */
  latest: number;
  data?: TimeRange | undefined;
  timeZone: string;
  maxMonths?: number | undefined;
  withTime: boolean;
  onChange: (range: TimeRange) => void;
}

type Typed = CalendarDate | CalendarDateTime;

/**
 * A calendar for the first and last day, both included, with two fields for typing. Two clicked days apply immediately;
 * typed dates and times apply on confirmation.
 */
export default function RangeDays({
  range,
  latest,
  data,
  timeZone,
  maxMonths,
  withTime,
  onChange,
}: RangeDaysProps) {
  const { formatMessage } = useIntl();
  const last = dateOf(latest, timeZone);
  const [typed, setTyped] = useState<{ from: Typed | null; to: Typed | null }>(() =>
    typedOf(range, timeZone, withTime),
  );
  const shown = daysOf(typed);
  const [focused, setFocused] = useState(() => {
    const end = dateOf(Math.max(range.from, range.to - 1), timeZone);
    return end.compare(last) > 0 ? last : end;
  });
  const limits: RangeLimits = {
    timeZone,
    withTime,
    ...(data === undefined ? {} : { min: timeOf(dateOf(data.from, timeZone), timeZone) }),
    max: timeOf(last.add({ days: 1 }), timeZone) - 1,
  };
  const meant =
    typed.from === null || typed.to === null
      ? undefined
      : rangeOfTyped({ from: typed.from, to: typed.to }, limits);
  const isTooLong =
    meant !== undefined && maxMonths !== undefined && isLongerThan(meant, maxMonths, timeZone);
  const apply = () => {
    if (meant !== undefined && !isTooLong && meant.from < meant.to) onChange(meant);
  };
  const type = (part: 'from' | 'to') => (value: Typed | null) => {
    setTyped((before) => ({ ...before, [part]: value }));
    if (value !== null && value.year > 1900) {
      const day = toCalendarDate(value);
      setFocused(day.compare(last) > 0 ? last : day);
    }
  };
  const applyByEnter = (event: { key: string }) => {
    if (event.key === 'Enter') apply();
  };

  return (
    <div className={css.dayPicker}>
      <RangeCalendar
        aria-label={formatMessage({ id: 'widgets.dates.calendar' })}
        className={css.calendar ?? ''}
        value={shown}
        focusedValue={focused}
        onFocusChange={setFocused}
        maxValue={last}
        {...(data === undefined ? {} : { minValue: dateOf(data.from, timeZone) })}
        onChange={(days) => {
          const chosen = {
            from: withDay(typed.from, toCalendarDate(days.start)),
            to: withDay(typed.to, toCalendarDate(days.end)),
          };
          setTyped(chosen);
          const whole = rangeOfTyped(chosen, limits);
          const fits = maxMonths === undefined || !isLongerThan(whole, maxMonths, timeZone);
          if (!withTime && fits) onChange(whole);
        }}
      >
        <header className={css.head}>
          <AriaButton slot="previous" className={css.step ?? ''}>
            <ChevronLeftIcon />
          </AriaButton>
          <Heading className={css.month ?? ''} />
          <AriaButton slot="next" className={css.step ?? ''}>
            <ChevronRightIcon />
          </AriaButton>
        </header>
        <CalendarGrid className={css.grid ?? ''}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={css.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
      <div className={css.fields} data-with-time={withTime || undefined}>
        <DateField
          label={formatMessage({ id: 'widgets.dates.from' })}
          value={typed.from}
          onChange={type('from')}
          granularity={withTime ? 'second' : 'day'}
          onKeyDown={applyByEnter}
        />
        <DateField
          label={formatMessage({ id: 'widgets.dates.to' })}
          value={typed.to}
          onChange={type('to')}
          granularity={withTime ? 'second' : 'day'}
          onKeyDown={applyByEnter}
        />
      </div>
      <p className={css.warning} role="status">
        {isTooLong ? (
          <>
            <WarningIcon />
            {formatMessage({ id: 'widgets.dates.maxSpan' }, { months: maxMonths })}
          </>
        ) : null}
      </p>
      <div className={css.foot}>
        <p className={css.hint}>{formatMessage({ id: 'widgets.dates.hint' }, { zone: timeZone })}</p>
        <Button size="small" variant="primary" isDisabled={meant === undefined || isTooLong} onPress={apply}>
          {formatMessage({ id: 'widgets.dates.apply' })}
        </Button>
      </div>
    </div>
  );
}

/** Both days, if present and in order. */
function daysOf({ from, to }: { from: Typed | null; to: Typed | null }) {
  if (from === null || to === null) return null;
  const [start, end] = [toCalendarDate(from), toCalendarDate(to)];
  return start.compare(end) > 0 ? null : { start, end };
}

/** Another day at the same time. */
function withDay(before: Typed | null, { year, month, day }: CalendarDate): Typed {
  return before instanceof CalendarDateTime
    ? before.set({ year, month, day })
    : new CalendarDate(year, month, day);
}
