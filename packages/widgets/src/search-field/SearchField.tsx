import { type Ref, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { CloseIcon, SearchIcon } from '../icons/frame-icons.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import css from './SearchField.module.css';

export interface SearchFieldProps {
  'aria-label': string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** Takes the focus when it appears in a popover. */
  autoFocus?: boolean | undefined;
  /** Shortcut that focuses it, shown while empty. */
  shortcut?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Searches while typing; Esc or × clears it. A native input, because React Aria's would add 6 KiB of form validation to
 * every list.
 */
export function SearchField({ value, onChange, shortcut, inputRef, autoFocus, ...props }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const control = useRef<HTMLDivElement>(null);
  return (
    <div className={cx(field.field, css.search)}>
      <div ref={control} className={field.control}>
        <span className={css.glass}>
          <SearchIcon />
        </span>
        <input
          {...props}
          ref={inputRef}
          type="search"
          className={field.input}
          value={value}
          // biome-ignore lint/a11y/noAutofocus: only in popovers that a person has just opened
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // In an empty field, Esc goes to its container, such as a popover.
            if (event.key !== 'Escape' || value === '') return;
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          }}
        />
        {value === '' ? (
          shortcut !== undefined && <Kbd keys={shortcut} />
        ) : (
          <AriaButton
            className={css.clear ?? ''}
            aria-label={formatMessage({ id: 'widgets.search.clear' })}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={() => {
              onChange('');
              control.current?.querySelector('input')?.focus();
            }}
          >
            <CloseIcon size={12} />
          </AriaButton>
        )}
      </div>
    </div>
  );
}
