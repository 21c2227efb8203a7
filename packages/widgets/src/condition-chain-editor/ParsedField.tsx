import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export interface ParsedFieldProps<Value>
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus'> {
  value: Value;
  print: (value: Value) => string;
  /** The value that a text means; `undefined` for one that means none. */
  read: (text: string) => { value: Value } | undefined;
  onValue: (value: Value) => void;
  /** The focus leaves it with this value. */
  onLeave?: ((value: Value) => void) | undefined;
  /** What to say of a text that means nothing. */
  problem: string;
}

/** A value that is written as text: taken over as soon as it can be read, said to be wrong when the focus leaves it so. */
export function ParsedField<Value>({
  value,
  print,
  read,
  onValue,
  onLeave,
  problem,
  ...props
}: ParsedFieldProps<Value>) {
  /** What is being written; absent while the value itself is shown. */
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
