import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import type { ExprBlock } from '@casbah/domain/filter/model';
import { FILTER_PATTERNS } from '@casbah/domain/filter/pattern';
import { readNumberText, writeNumberText } from '@casbah/domain/filter/typed-number';
import { useState } from 'react';
import { TextField } from '../text-field/TextField.tsx';

export interface NumberFieldProps {
  label: string;
  attribute: FilterAttribute;
  value: ExprBlock['value'];
  isDisabled: boolean;
  error: string | undefined;
  onValue: (value: string | number | undefined) => void;
  onLeave: () => void;
  onEnter: (() => void) | undefined;
}

/** Sizes are typed alike in every language. */
const EXAMPLE_SIZE = '100 MB';

/** A typed number: `80`, `1,5 GB`. Invalid text stays as typed and gets an error. */
export function NumberField({
  label,
  attribute,
  value,
  isDisabled,
  error,
  onValue,
  onLeave,
  onEnter,
}: NumberFieldProps) {
  const unit = attribute.filterConfig?.unit;
  const written = typeof value === 'number' ? writeNumberText(value, unit) : String(value ?? '');
  const [typed, setTyped] = useState(written);
  // Follows the value if it was cleared or loaded from elsewhere.
  const same = typeof value === 'number' ? readNumberText(typed, unit) === value : typed === written;
  return (
    <TextField
      aria-label={label}
      inputMode={unit === 'bytes' ? 'text' : 'decimal'}
      placeholder={unit === 'bytes' ? EXAMPLE_SIZE : '80'}
      autoComplete="off"
      value={same ? typed : written}
      isDisabled={isDisabled}
      error={error}
      onChange={(text) => {
        setTyped(text);
        const read = FILTER_PATTERNS.number(text.trim()) ? readNumberText(text, unit) : undefined;
        onValue(text.trim() === '' ? undefined : (read ?? text));
      }}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.();
        else event.continuePropagation();
      }}
    />
  );
}
