import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export interface ParsedFieldProps<Value>
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus'> {
  value: Value;
  print: (value: Value) => string;
  /** Parses text; `undefined` if invalid. */
  read: (text: string) => { value: Value } | undefined;
  onValue: (value: Value) => void;
  /** Called with this value when the field loses focus. */
  onLeave?: ((value: Value) => void) | undefined;
  /** Error for invalid text. */
  problem: string;
}

/** A text field for a parsed value: applied as soon as it is valid, with an error if invalid when it loses focus. */
export function ParsedField<Value>({
  value,
  print,
  read,
  onValue,
  onLeave,
  problem,
  ...props
}: ParsedFieldProps<Value>) {
  /** Text being typed; absent while the value is shown. */
  const [text, setText] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const shown = text ?? print(value);
  return (
    <TextField
      {...props}
      value={shown}
      error={!isWriting && read(shown) === undefined ? problem : undefined}
      onChange={(next) => {
        setText(next);
        const meant = read(next);
        if (meant !== undefined) onValue(meant.value);
      }}
      onFocus={() => setWriting(true)}
      onBlur={() => {
        setWriting(false);
        const meant = read(shown);
        if (meant === undefined) return;
        setText(undefined);
        onLeave?.(meant.value);
      }}
    />
  );
}
