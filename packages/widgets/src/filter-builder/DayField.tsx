import { type CalendarDate, parseDate } from '@internationalized/date';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import css from './FilterBuilder.module.css';

export interface DayFieldProps {
  label: string;
  /** `2026-11-21`. */
  day: string | undefined;
  isDisabled: boolean;
  onDay: (day: string | undefined) => void;
}

/** A day, typed in the order of the reader's language. */
export function DayField({ label, day, isDisabled, onDay }: DayFieldProps) {
  return (
    <DateField<CalendarDate>
      aria-label={label}
      value={dayOf(day)}
      isDisabled={isDisabled}
      onChange={(next) => onDay(next?.toString())}
      className={field.field ?? ''}
    >
      <DateInput className={cx(field.control, css.day)}>
        {(segment) => <DateSegment segment={segment} className={css.segment ?? ''} />}
      </DateInput>
    </DateField>
  );
}

function dayOf(day: string | undefined): CalendarDate | null {
  if (day === undefined) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}
