import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { cx } from '../class-names.ts';
import css from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { useFieldError, useFormatError } from '../field/field-errors.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'>,
    FieldWords {
  /** A format error; an empty field shows that it is required instead. */
  formatError?: string | undefined;
  placeholder?: string | undefined;
  size?: 'medium' | 'large' | undefined;
  /** Number of lines for multi-line text; a single line by default. */
  rows?: number | undefined;
  /** At the end of the label line: a link such as “Forgot it?”. */
  aside?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The same for multi-line text. */
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextField({
  label,
  hint,
  error,
  formatError,
  placeholder,
  size = 'medium',
  rows,
  aside,
  inputRef,
  areaRef,
  ...props
}: TextFieldProps) {
  const { name, value } = props;
  const own = useFormatError(formatError, value);
  const shown = useFieldError({ name, error: error ?? own, value });
  return (
    <AriaTextField
      {...props}
      isInvalid={shown !== undefined || (props.isInvalid ?? false)}
      className={cx(css.field, size === 'large' && css.large)}
    >
      {label === undefined ? null : (
        <span className={css.labelRow}>
          <Label className={css.label ?? ''}>{label}</Label>
          {aside}
        </span>
      )}
      {rows === undefined ? (
        <Input
          className={cx(css.control)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
      ) : (
        <TextArea
          className={cx(css.control, css.area)}
          rows={rows}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(areaRef === undefined ? {} : { ref: areaRef })}
        />
      )}
      <FieldText hint={hint} error={shown} />
    </AriaTextField>
  );
}
