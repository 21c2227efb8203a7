import type { Ref } from 'react';
import css from './FilterBar.module.css';

/** What a person did in the input before its editor was loaded; the editor goes on from there. */
export interface Begun {
  text: string;
  focused: boolean;
  /** Suggestions are wanted. */
  open: boolean;
  /** Enter was pressed. */
  entered: boolean;
  /** An input method is composing: the input has to stay until it is done. */
  composing: boolean;
}
export const NOT_BEGUN: Begun = { text: '', focused: false, open: false, entered: false, composing: false };

/** The input of a new token while its editor loads: keys are kept, and it has the editor's looks. */
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
