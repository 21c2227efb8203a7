import { spanOf } from '@casbah/domain/date-range-label';
import { periodRange } from '@casbah/domain/period-range';
import { FILTER_DEFAULT, PERIOD_SETS } from '@casbah/domain/time-period';
import type { TimeRange } from '@casbah/domain/time-range';
import { useIntl } from 'react-intl';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { PERIOD_WORDS } from './period-words.ts';
import { firstDayOf, resolveChoice } from './range-choice.ts';

export interface DateRangeFilterProps
  extends Omit<DateRangePickerProps, 'value' | 'onChange' | 'words' | 'label'> {
  /** What the dates refer to: “Created”. */
  label: string;
  /** Defaults to the last month. */
  value: TimeRange | undefined;
  onChange: (range: TimeRange) => void;
}

const SPANS = PERIOD_SETS.spans.filter((period) => period !== 'custom');

/** A date range filter, labeled with its preset or “Custom range”. */
export function DateRangeFilter({ label, value, onChange, presets = SPANS, ...props }: DateRangeFilterProps) {
  const { formatMessage, locale, timeZone: readersZone = 'UTC' } = useIntl();
  const { now, data, timeZone = readersZone } = props;
  const place = { now, data, timeZone, firstDay: firstDayOf(locale) };
  const range = value ?? periodRange(FILTER_DEFAULT, place);
  const span = spanOf(range, timeZone);
  return (
    <DateRangePicker
      {...props}
      label={label}
      presets={presets}
      value={{ kind: 'custom', range }}
      words={formatMessage({ id: PERIOD_WORDS[span ?? 'custom'] })}
      onChange={(choice) => onChange(resolveChoice(choice, place))}
    />
  );
}
