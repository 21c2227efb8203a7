import { useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { useFieldError } from '../field/field-errors.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { KEY } from '../key-codes/key-codes.ts';
import { INVALID_NOTICE_MS } from './limits.ts';
import css from './NumberField.module.css';
import { clampNumber, settleNumber, usableRange } from './number-input.ts';

/** Digits only: no grouping or fractions. */
const DIGITS = { maximumFractionDigits: 0, useGrouping: false };

export interface NumberFieldProps
  extends Pick<AriaNumberFieldProps, 'name' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'aria-label'>,
    FieldWords {
  value: number;
  onChange: (value: number) => void;
  /** Minimum value, 0 by default. If negative, a minus can be typed. */
  min?: number | undefined;
  max?: number | undefined;
}

/** An integer field with steppers. On blur, an invalid value is corrected and a message shows that. */
export function NumberField({ value, onChange, min, max, label, hint, error, ...props }: NumberFieldProps) {
  const shown = useFieldError({ name: props.name, error, value });
  const { formatMessage, formatNumber } = useIntl();
  const range = usableRange(min, max);
  const [notice, setNotice] = useState<{ value: number } | undefined>();
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => setNotice(undefined), INVALID_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const settle = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement)) return;
    const settled = settleNumber(target.value, range);
    if (settled.reset) setNotice({ value: settled.value });
  };
  return (
    <AriaNumberField
      {...props}
      value={clampNumber(value, range)}
      onChange={(next) => onChange(clampNumber(next, range))}
      minValue={range.min}
      maxValue={range.max}
      formatOptions={DIGITS}
      isWheelDisabled
      isInvalid={shown !== undefined}
      className={field.field ?? ''}
    >
      {label === undefined ? null : <Label className={field.label ?? ''}>{label}</Label>}
      <Group
        className={cx(field.control, css.control)}
        // Runs before the field's own handling, which discards the typed text.
        onBlurCapture={({ target }) => settle(target)}
        onKeyDownCapture={({ key, target }) => {
          if (key === KEY.enter) settle(target);
        }}
      >
        <Input
          className={field.input ?? ''}
          // The field itself accepts spaces, because some languages use them for grouping.
          onBeforeInput={(event) => {
            if (/^\s+$/.test(event.data)) event.preventDefault();
          }}
        />
        <AriaButton slot="decrement" className={css.step ?? ''}>
          <MinusIcon size={14} />
        </AriaButton>
        <AriaButton slot="increment" className={css.step ?? ''}>
          <PlusIcon size={14} />
        </AriaButton>
      </Group>
      <span role="status" className={css.notice}>
        {notice === undefined
          ? null
          : formatMessage(
              { id: 'widgets.number.INVALID_VALUE_RESET' },
              { value: formatNumber(notice.value, DIGITS) },
            )}
      </span>
      <FieldText hint={hint} error={shown} />
    </AriaNumberField>
  );
}
