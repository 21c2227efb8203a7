import { type Ref, useId } from 'react';
import css from './SessionFrame.module.css';

/** A native select, to keep pages before sign-in small. */
export function ChoiceField({
  label,
  hint,
  placeholder,
  options,
  value,
  onChange,
  error,
  selectRef,
}: {
  label: string;
  hint?: string | undefined;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  selectRef?: Ref<HTMLSelectElement>;
}) {
  const id = useId();
  return (
    <div className={css.choiceField}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={selectRef}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-said`}
        required
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-said`} data-wrong={error !== undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}
