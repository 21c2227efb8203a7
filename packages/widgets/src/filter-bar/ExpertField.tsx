import type { Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import type { Vocabulary } from '@casbah/domain/filter/vocabulary';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import css from './FilterBar.module.css';
import { errorWords } from './filter-words.ts';

export interface ExpertFieldProps<Field extends string> {
  vocabulary: Vocabulary<Field>;
  /** An example filter shown while empty. The filter language is the same in all languages. */
  example: string | undefined;
  /** Filter text. */
  text: string;
  /** Current text while typing; restored on cancel. */
  onText?: ((text: string) => void) | undefined;
  /** Whether submitting the text was attempted. */
  isTried?: boolean | undefined;
  onApply: (filter: Filter<Field>) => void;
  onCancel: () => void;
}

/** A filter as text with the full language; shows errors while typing. */
export function ExpertField<Field extends string>({
  vocabulary,
  example,
  text: first,
  onText,
  isTried = false,
  onApply,
  onCancel,
}: ExpertFieldProps<Field>) {
  // Initial text; edits may come back as the text of a new filter.
  const [given] = useState(first);
  const intl = useIntl();
  const { formatMessage } = intl;
  const [text, setText] = useState(given);
  const [tried, setTried] = useState(false);
  const id = useId();
  const { filter, error } = parseFilter(text, vocabulary);
  // An unfinished word isn't an error yet: a missing end is reported only on submit.
  const atEnd = error !== undefined && error.position + error.length >= text.trimEnd().length;
  const shown = error !== undefined && (tried || isTried || !atEnd) ? error : undefined;

  const apply = () => {
    if (filter === undefined) setTried(true);
    else onApply(filter);
  };

  const cancel = () => {
    onText?.(given);
    onCancel();
  };

  return (
    <div className={css.expert}>
      <div className={cx(css.bar, shown !== undefined && css.wrong)}>
        <input
          // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked to edit as text
          autoFocus
          className={cx(css.input, css.code)}
          aria-label={formatMessage({ id: 'widgets.filter.text' })}
          aria-invalid={shown !== undefined}
          aria-describedby={shown === undefined ? undefined : id}
          placeholder={example}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTried(false);
            onText?.(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') apply();
            else if (event.key === 'Escape') {
              event.stopPropagation();
              cancel();
            } else return;
            event.preventDefault();
          }}
        />
        <span className={css.end}>
          <Button size="small" variant="ghost" onPress={cancel}>
            {formatMessage({ id: 'widgets.dialog.cancel' })}
          </Button>
          <Button size="small" onPress={apply}>
            {formatMessage({ id: 'widgets.filter.apply' })}
          </Button>
        </span>
      </div>
      {shown === undefined ? null : (
        <p id={id} role="alert" className={css.expertProblem}>
          <Marked text={text} position={shown.position} length={shown.length} />
          {errorWords(intl, shown, text)}
        </p>
      )}
    </div>
  );
}

/** The part of the text with the error. */
function Marked({ text, position, length }: { text: string; position: number; length: number }) {
  if (length === 0) return null;
  const before = text.slice(Math.max(0, position - 24), position);
  return (
    <code className={css.marked}>
      {before.length < position ? '…' : ''}
      {before}
      <mark>{text.slice(position, position + length)}</mark>
      {text.slice(position + length, position + length + 12)}
    </code>
  );
}
