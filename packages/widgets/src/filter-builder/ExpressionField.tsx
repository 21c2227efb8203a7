import { useIntl } from 'react-intl';
import { errorWords } from '../filter-bar/filter-words.ts';
import { TextField } from '../text-field/TextField.tsx';
import type { CheckExpression } from './draft.ts';
import css from './FilterBuilder.module.css';

/** Part of a filter that no block supports, as text. */
export function ExpressionField({
  text,
  check,
  isDisabled,
  onText,
}: {
  text: string;
  check: CheckExpression | undefined;
  isDisabled: boolean;
  onText: (text: string) => void;
}) {
  const intl = useIntl();
  const error = check?.(text);
  return (
    <div className={css.expression}>
      <TextField
        aria-label={intl.formatMessage({ id: 'widgets.filterBuilder.expression' })}
        value={text}
        isDisabled={isDisabled}
        spellCheck="false"
        autoComplete="off"
        onChange={onText}
        error={error === undefined ? undefined : errorWords(intl, error, text)}
      />
    </div>
  );
}
