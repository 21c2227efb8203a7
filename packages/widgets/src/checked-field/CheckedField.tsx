import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { stripCharacters } from './characters.ts';
import { faultOf, showsFault, type TextChecks, type TextFault } from './checks.ts';

export interface CheckedFieldProps
  extends Omit<
      TextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'pattern' | 'minLength' | 'maxLength' | 'error' | 'isRequired'
    >,
    TextChecks {
  value: string;
  onChange: (value: string) => void;
  /** Trims white space when the field loses focus. */
  trim?: boolean | undefined;
  /** Shows errors while typing, too. */
  keypressErrors?: boolean | undefined;
  /** The form was submitted, so untouched fields count as changed. */
  submitted?: boolean | undefined;
  /** Custom texts for errors. */
  faultWords?: Readonly<Partial<Record<TextFault, string>>> | undefined;
}

/** A text field that validates its text and shows errors once the person has finished. */
export function CheckedField({
  value,
  onChange,
  required,
  minLength,
  maxLength,
  pattern,
  characters,
  url,
  match,
  taken,
  refused,
  trim = false,
  keypressErrors = false,
  submitted = false,
  faultWords,
  onFocusChange,
  ...props
}: CheckedFieldProps) {
  const { formatMessage } = useIntl();
  const [changed, setChanged] = useState(false);
  const [focused, setFocused] = useState(false);
  const [everFocused, setEverFocused] = useState(false);

  const fault = faultOf(value, {
    required,
    minLength,
    maxLength,
    pattern,
    characters,
    url,
    match,
    taken,
    refused,
  });
  const shown =
    fault !== undefined &&
    showsFault({ dirty: changed || submitted, focused, everFocused, empty: value === '', keypressErrors });
  const usual = (which: TextFault): string => {
    switch (which) {
      case 'required':
        return formatMessage({ id: 'widgets.inlineError.required' });
      case 'minLength':
        return formatMessage({ id: 'widgets.inlineError.MIN_LENGTH_ERROR' }, { count: minLength });
      case 'maxLength':
        return formatMessage({ id: 'widgets.inlineError.MAX_LENGTH_ERROR' }, { count: maxLength });
      case 'pattern':
        return formatMessage({ id: 'widgets.inlineError.pattern' });
      case 'code':
        return formatMessage({ id: 'widgets.inlineError.code' });
      case 'match':
        return formatMessage({ id: 'widgets.inlineError.match' });
      case 'duplicate':
        return formatMessage({ id: 'widgets.inlineError.duplicate' });
      case 'url':
        return formatMessage({ id: 'widgets.inlineError.url' });
    }
  };
  return (
    <TextField
      {...props}
      validationBehavior="aria"
      isRequired={required ?? false}
      value={value}
      onChange={(text) => {
        setChanged(true);
        onChange(characters?.strip === true ? stripCharacters(text, characters) : text);
      }}
      onFocusChange={(inside) => {
        setFocused(inside);
        if (inside) setEverFocused(true);
        else if (trim && value !== value.trim()) onChange(value.trim());
        onFocusChange?.(inside);
      }}
      error={shown ? (faultWords?.[fault] ?? usual(fault)) : undefined}
    />
  );
}
