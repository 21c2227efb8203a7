import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import css from './DateField.module.css';

type DateValue = CalendarDate | CalendarDateTime;

export interface DateFieldProps extends FieldWords {
  'aria-label'?: string | undefined;
  value: DateValue | null;
  onChange: (value: DateValue | null) => void;
  /** Precision of the input: days, or times. */
  granularity: 'day' | 'minute' | 'second';
  isDisabled?: boolean | undefined;
  onKeyDown?: AriaDateFieldProps<DateValue>['onKeyDown'] | undefined;
}

/** A date typed by segment, in the reader's order. Arrow keys increment, digits fill in. */
export function DateField({
  label,
  hint,
  error,
  onKeyDown,
  granularity,
  isDisabled,
  'aria-label': ariaLabel,
  ...props
}: DateFieldProps) {
  return (
    <AriaDateField
      {...props}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
      {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
      granularity={granularity}
      isDisabled={isDisabled ?? false}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      hideTimeZone
      shouldForceLeadingZeros
      className={field.field ?? ''}
    >
      {label === undefined ? null : <Label className={field.label ?? ''}>{label}</Label>}
      <DateInput className={cx(field.control, css.input)}>
        {(segment) => <DateSegment segment={segment} className={css.segment ?? ''} />}
      </DateInput>
      <FieldText hint={hint} error={error} />
    </AriaDateField>
  );
}
