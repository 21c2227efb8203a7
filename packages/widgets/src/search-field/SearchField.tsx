import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { CloseIcon, SearchIcon } from '../icons/frame-icons.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import css from './SearchField.module.css';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children'> {
  placeholder?: string | undefined;
  /** The key that brings the focus here, shown while the field is empty. */
  shortcut?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Finds while one types; Esc or × empties it. */
export function SearchField({ placeholder, shortcut, inputRef, ...props }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <AriaSearchField {...props} className={cx(field.field, css.search)}>
      {({ isEmpty }) => (
        <div className={field.control}>
          <span className={css.glass}>
            <SearchIcon />
          </span>
          <Input
            className={field.input ?? ''}
            {...(placeholder === undefined ? {} : { placeholder })}
            {...(inputRef === undefined ? {} : { ref: inputRef })}
          />
          {isEmpty ? (
            shortcut !== undefined && <Kbd keys={shortcut} />
          ) : (
            <AriaButton
              className={css.clear ?? ''}
              aria-label={formatMessage({ id: 'widgets.search.clear' })}
            >
              <CloseIcon size={12} />
            </AriaButton>
          )}
        </div>
      )}
    </AriaSearchField>
  );
}
