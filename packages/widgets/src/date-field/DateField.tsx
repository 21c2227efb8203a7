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
  /** What is typed: days, or times of day too. */
  granularity: 'day' | 'minute' | 'second';
  isDisabled?: boolean | undefined;
  onKeyDown?: AriaDateFieldProps<DateValue>['onKeyDown'] | undefined;
}

/** A date that is typed part by part, in the order of the reader's language. Arrow keys count, digits fill. */
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
