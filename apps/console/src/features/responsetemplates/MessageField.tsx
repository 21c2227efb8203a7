import type { TextPath } from '@casbah/domain/response-template/messages';
import type { Placeholder } from '@casbah/domain/response-template/placeholders';
import { takesPlaceholders } from '@casbah/domain/response-template/template';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useRef } from 'react';
import { useWords } from '../../words/useWords.ts';
import { PlaceholderMenu } from './PlaceholderMenu.tsx';
import css from './Templates.module.css';

/** A text of a message with its length, and a menu that inserts placeholders at the cursor. */
export function MessageField({
  path,
  label,
  value,
  limit,
  placeholders,
  problem,
  isDisabled,
  onChange,
  onFocus,
  ...more
}: {
  path: TextPath;
  label: string;
  value: string;
  /** Maximum characters. */
  limit: number;
  placeholders: readonly Placeholder[];
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (text: string) => void;
  onFocus: () => void;
  rows?: number;
  hint?: string;
}) {
  const say = useWords<typeof responsetemplatesWords>();
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const cursor = useRef<{ start: number; end: number }>(undefined);

  const keepCursor = (): void => {
    const { selectionStart, selectionEnd } = control.current ?? {};
    const start = selectionStart ?? value.length;
    cursor.current = { start, end: selectionEnd ?? start };
  };
  const insert = (placeholder: Placeholder): void => {
    const { start, end } = cursor.current ?? { start: value.length, end: value.length };
    const inserted = `{{${placeholder}}}`;
    const next = start + inserted.length;
    cursor.current = { start: next, end: next };
    onChange(`${value.slice(0, start)}${inserted}${value.slice(end)}`);
    // After the menu has closed and returned the focus to its button.
    setTimeout(() => {
      control.current?.focus();
      control.current?.setSelectionRange(next, next);
    }, FOCUS_RETURNED_MS);
  };
  return (
    <TextField
      name={`template.${path}`}
      isRequired
      label={label}
      value={value}
      onChange={onChange}
      onFocus={onFocus}
      onBlur={keepCursor}
      error={problem}
      isDisabled={isDisabled}
      inputRef={(element) => {
        if (element !== null) control.current = element;
      }}
      areaRef={(element) => {
        if (element !== null) control.current = element;
      }}
      aside={
        <span className={css.aside}>
          <span className={css.count} data-over={value.length > limit ? '' : undefined}>
            {say('response.count', { count: value.length, limit })}
          </span>
          {takesPlaceholders(path) && !isDisabled ? (
            <PlaceholderMenu field={label} placeholders={placeholders} onChoose={insert} />
          ) : null}
        </span>
      }
      {...more}
    />
  );
}

const FOCUS_RETURNED_MS = 50;
