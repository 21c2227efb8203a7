import { ceilTo } from '@casbah/domain/time-interval';
import { CalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Label,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import segments from '../date-field/DateField.module.css';
import days from '../date-range-picker/DateRangePicker.module.css';
import { dateTimeOf, timeOf } from '../date-range-picker/typed-range.ts';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { useFieldError } from '../field/field-errors.ts';
import { useFormat } from '../format/useFormat.ts';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import popover from '../popover/Popover.module.css';
import css from './DateTimePicker.module.css';
import { segmentText } from './segment-text.ts';

export interface DateTimePickerProps extends FieldWords {
  label: string;
  /** Ms since 1970 UTC, in whole minutes. */
  value: number | undefined;
  /** A selectable time, or undefined for incomplete input or times before `min`. */
  onChange: (time: number | undefined) => void;
  /** Earliest time, such as now, rounded up to a minute; unlimited by default. */
  min?: number | undefined;
  /** The tenant's time zone; defaults to that of displayed times. */
  timeZone?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  name?: string | undefined;
}

/** A future time to the minute: “11/21/2026 3:04 PM”. Typed by segment, with a calendar for the day. */
export function DateTimePicker({
  label,
  value,
  onChange,
  hint,
  error,
  isDisabled,
  isRequired = false,
  ...props
}: DateTimePickerProps) {
  const { formatMessage, locale, timeZone: readersZone = 'UTC' } = useIntl();
  const { timeZone = readersZone } = props;
  const format = useFormat(timeZone);
  const min = props.min === undefined ? undefined : ceilTo(props.min, 'minute', { timeZone });
  const earliest = min === undefined ? undefined : dateTimeOf(min, timeZone);
  const [typed, setTyped] = useState<CalendarDateTime | null>(
    value === undefined ? null : dateTimeOf(value, timeZone),
  );
  // Typed text stays visible while it isn't a valid choice; a new value from outside replaces it.
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    if (value !== undefined) setTyped(dateTimeOf(value, timeZone));
    else if (typed !== null && isFrom(typed, min, timeZone)) setTyped(null);
  }
  const isTooEarly = typed !== null && !isFrom(typed, min, timeZone);
  const problem =
    error ??
    (isTooEarly && min !== undefined
      ? formatMessage({ id: 'widgets.dateTime.tooEarly' }, { min: format.dateTime(min) })
      : undefined);

  const shown = useFieldError({ name: props.name, error: problem, value: value ?? null });

  return (
    <DatePicker
      {...(props.name === undefined ? {} : { name: props.name })}
      isRequired={isRequired}
      value={typed}
      onChange={(date) => {
        const whole = date?.set({ second: 0, millisecond: 0 }) ?? null;
        setTyped(whole);
        const time = whole !== null && isFrom(whole, min, timeZone) ? timeOf(whole, timeZone) : undefined;
        setTold(time);
        onChange(time);
      }}
      placeholderValue={earliest ?? new CalendarDateTime(2026, 1, 1)}
      {...(earliest === undefined ? {} : { minValue: earliest })}
      granularity="minute"
      hideTimeZone
      isInvalid={shown !== undefined}
      isDisabled={isDisabled ?? false}
      validationBehavior="aria"
      shouldCloseOnSelect={false}
      className={field.field ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <Group className={cx(field.control, css.control)}>
        <DateInput className={cx(segments.input, css.input)}>
          {(segment) => (
            <DateSegment segment={segment} className={segments.segment ?? ''}>
              {({ text, type, isPlaceholder }) => segmentText({ text, type, isPlaceholder }, locale)}
            </DateSegment>
          )}
        </DateInput>
        <AriaButton className={css.open ?? ''}>
          <CalendarIcon />
        </AriaButton>
      </Group>
      <FieldText
        hint={hint ?? formatMessage({ id: 'widgets.dateTime.zone' }, { zone: timeZone })}
        error={shown}
      />
      <Popover className={popover.popover ?? ''} offset={6}>
        <Dialog className={cx(popover.dialog, css.dialog)}>
          <Calendar className={days.calendar ?? ''}>
            <header className={days.head}>
              <AriaButton slot="previous" className={days.step ?? ''}>
                <ChevronLeftIcon />
              </AriaButton>
              <Heading className={days.month ?? ''} />
              <AriaButton slot="next" className={days.step ?? ''}>
                <ChevronRightIcon />
              </AriaButton>
            </header>
            <CalendarGrid className={days.grid ?? ''}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={days.weekday ?? ''}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={cx(days.day, css.day)} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function isFrom(date: CalendarDateTime, min: number | undefined, timeZone: string): boolean {
  return min === undefined || timeOf(date, timeZone) >= min;
}
