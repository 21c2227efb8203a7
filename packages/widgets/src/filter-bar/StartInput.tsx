import type { Ref } from 'react';
import css from './FilterBar.module.css';

/** Input before the editor was loaded, which it then continues. */
export interface Begun {
  text: string;
  focused: boolean;
  /** Whether suggestions should open. */
  open: boolean;
  /** Whether Enter was pressed. */
  entered: boolean;
  /** An IME is composing, so the input must stay until it is done. */
  composing: boolean;
}
export const NOT_BEGUN: Begun = { text: '', focused: false, open: false, entered: false, composing: false };

/** Input for a new token while the editor loads: keeps keys and looks the same. */
export function StartInput({
  begun,
  onBegun,
  label,
  placeholder,
  inputRef,
}: {
  begun: Begun;
  onBegun: (change: Partial<Begun>) => void;
  label: string;
  placeholder: string;
  inputRef: Ref<HTMLInputElement>;
}) {
  return (
    <span className={css.editor}>
      <input
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-label={label}
        className={css.input}
        placeholder={placeholder}
        value={begun.text}
        spellCheck={false}
        autoComplete="off"
        onFocus={() => onBegun({ focused: true })}
        onBlur={() => onBegun({ focused: false, open: false, entered: false, composing: false })}
        onClick={() => onBegun({ open: true })}
        onChange={(event) => onBegun({ text: event.target.value, open: true, entered: false })}
        onCompositionStart={() => onBegun({ composing: true })}
        onCompositionEnd={() => onBegun({ composing: false })}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') onBegun({ open: true });
          else if (event.key === 'Enter') onBegun({ open: true, entered: begun.text !== '' });
          else return;
          event.preventDefault();
        }}
      />
    </span>
  );
}
