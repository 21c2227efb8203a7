import type { FilterValue } from '@casbah/domain/filter/expression';
import type { Operator } from '@casbah/domain/filter/operator';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import { CheckIcon } from '../icons/icons.tsx';
import css from './FilterBar.module.css';
import { OPERATOR_SIGNS } from './filter-words.ts';
import type { Suggestion } from './suggestions.ts';

export function optionKey(option: Suggestion): string {
  switch (option.kind) {
    case 'field':
      return `field ${option.choice.field}`;
    case 'search':
      return `search ${option.choice.field}`;
    case 'operator':
      return `operator ${option.operator}`;
    case 'value':
      return `value ${option.choice.value}`;
    case 'typed':
      return `typed ${option.value}`;
    default:
      return option.kind;
  }
}

interface OptionWords {
  operators: Readonly<Record<Operator, string>>;
  operator: Operator | undefined;
  field: string | undefined;
  value: (value: FilterValue) => string;
  count: (count: number) => string;
}

/** One suggestion in the list below the input. */
export function FilterOption({
  id,
  option,
  active,
  onHover,
  onTake,
  words,
}: {
  id: string;
  option: Suggestion;
  active: boolean;
  onHover: () => void;
  onTake: () => void;
  words: OptionWords;
}) {
  const chosen = option.kind === 'value' && option.chosen;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input takes the option
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      data-active={active ? '' : undefined}
      className={css.option}
      onMouseMove={onHover}
      onClick={onTake}
    >
      <OptionContent option={option} words={words} chosen={chosen} />
    </div>
  );
}

function OptionContent({
  option,
  words,
  chosen,
}: {
  option: Suggestion;
  words: OptionWords;
  chosen: boolean;
}): ReactNode {
  const { formatMessage } = useIntl();
  switch (option.kind) {
    case 'field':
      return (
        <>
          <span className={css.optionText}>{option.choice.label}</span>
          <span className={css.optionEnd}>{option.choice.field}</span>
        </>
      );
    case 'search':
      return (
        <span className={css.optionText}>
          <span className={css.field}>{option.choice.label}</span>{' '}
          <span className={css.operator}>{words.operators.contains}</span> “{option.text}”
        </span>
      );
    case 'expression':
      return <span className={css.optionText}>{formatMessage({ id: 'widgets.filter.useExpression' })}</span>;
    case 'operator': {
      const sign = OPERATOR_SIGNS[option.operator];
      return (
        <>
          <span className={css.optionText}>{option.label}</span>
          {sign === undefined ? null : <span className={css.optionEnd}>{sign}</span>}
        </>
      );
    }
    case 'value':
      return (
        <>
          <span className={css.box} data-on={chosen ? '' : undefined}>
            {chosen ? <CheckIcon size={12} /> : null}
          </span>
          <span className={css.optionText}>{option.choice.label}</span>
          {option.choice.count === undefined ? null : (
            <span className={css.optionEnd}>{words.count(option.choice.count)}</span>
          )}
        </>
      );
    case 'typed':
      return (
        <span className={css.optionText}>
          <span className={css.operator}>
            {OPERATOR_SIGNS[option.operator] ?? words.operators[option.operator]}
          </span>{' '}
          {words.value(option.value)}
        </span>
      );
    case 'apply':
      return (
        <span className={cx(css.optionText, css.apply)}>
          <CheckIcon size={14} />
          {formatMessage({ id: 'widgets.filter.apply' })}
        </span>
      );
  }
}
