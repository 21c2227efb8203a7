import { type CalendarDate, parseDate, toCalendarDate } from '@internationalized/date';
import { DateField } from '../date-field/DateField.tsx';

export interface DayFieldProps {
  label: string;
  /** `2026-11-21`. */
  day: string | undefined;
  isDisabled: boolean;
  onDay: (day: string | undefined) => void;
}

/** A date field in the reader's order. */
export function DayField({ label, day, isDisabled, onDay }: DayFieldProps) {
  return (
    <DateField
      aria-label={label}
      granularity="day"
      value={dayOf(day)}
      isDisabled={isDisabled}
      onChange={(next) => onDay(next === null ? undefined : toCalendarDate(next).toString())}
    />
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
