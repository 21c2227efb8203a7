import type { TimeRange } from '@casbah/domain/time-range';
import { type CalendarDate, fromAbsolute, toCalendarDate } from '@internationalized/date';
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
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import css from './DateRangePicker.module.css';

export interface RangeDaysProps {
  range: TimeRange;
  now: number;
  data?: TimeRange | undefined;
  onChange: (range: TimeRange) => void;
}

/** A calendar in which two days are chosen: the first and the last, both included. */
export default function RangeDays({ range, now, data, onChange }: RangeDaysProps) {
  const { formatMessage, timeZone = 'UTC' } = useIntl();
  const dayOf = (time: number): CalendarDate => toCalendarDate(fromAbsolute(time, timeZone));
  const startOf = (day: CalendarDate): number => day.toDate(timeZone).getTime();
  const last = dayOf(Math.max(now, (data?.to ?? now) - 1));
  const shown = { start: dayOf(range.from), end: dayOf(Math.max(range.from, range.to - 1)) };
  const [focused, setFocused] = useState(shown.end.compare(last) > 0 ? last : shown.end);
  return (
    <div className={css.dayPicker}>
      <RangeCalendar
        aria-label={formatMessage({ id: 'widgets.dates.calendar' })}
        className={css.calendar ?? ''}
        defaultValue={shown}
        focusedValue={focused}
        onFocusChange={setFocused}
        maxValue={last}
        {...(data === undefined ? {} : { minValue: dayOf(data.from) })}
        onChange={({ start, end }) =>
          onChange({
            from: startOf(toCalendarDate(start)),
            to: startOf(toCalendarDate(end).add({ days: 1 })),
          })
        }
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
      <p className={css.hint}>{formatMessage({ id: 'widgets.dates.hint' }, { zone: timeZone })}</p>
    </div>
  );
}
