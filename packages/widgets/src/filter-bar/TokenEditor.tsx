import type { Filter, FilterValue } from '@casbah/domain/filter/expression';
import { type Operator, takesMany, takesNoValue } from '@casbah/domain/filter/operator';
import type { FieldDefinition, Vocabulary } from '@casbah/domain/filter/vocabulary';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import { useFormat } from '../format/useFormat.ts';
import { useActiveOption } from '../list-box/useActiveOption.ts';
import css from './FilterBar.module.css';
import { FilterOption, optionKey } from './FilterOption.tsx';
import { errorWords, OPERATOR_SIGNS, OPERATOR_WORDS } from './filter-words.ts';
import type { Begun } from './StartInput.tsx';
import {
  type Draft,
  type FieldChoice,
  impliedOperator,
  type Suggestion,
  suggestFields,
  suggestOperators,
  suggestValues,
} from './suggestions.ts';
import { type ConditionToken, isTyped, partOf, writeTypedNumber } from './token.ts';
import { type LoadValues, useValues } from './useValues.ts';

export interface TokenEditorProps<Field extends string> {
  vocabulary: Vocabulary<Field>;
  fields: readonly FieldChoice<Field>[];
  loadValues: LoadValues<Field>;
  valueLabel: (field: Field, value: FilterValue) => string;
  /** Initial draft; empty for a new token. */
  start: Draft<Field>;
  placeholder: string;
  autoFocus: boolean;
  /** Text typed before this loaded. */
  begun?: Begun | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onToken: (token: ConditionToken<Field>) => void;
  onExpression: (filter: Filter<Field>) => void;
  /** Left without creating a token. */
  onCancel: () => void;
  /** Keys beyond the editor: Backspace and arrows at its start. */
  onLeaveBackwards: (remove: boolean) => void;
}

/** Editor for one token: field, operator and values, each from a list narrowed by typing. */
export function TokenEditor<Field extends string>(props: TokenEditorProps<Field>) {
  const {
    vocabulary,
    fields,
    loadValues,
    valueLabel,
    start,
    placeholder,
    autoFocus,
    begun,
    onToken,
    onExpression,
    onCancel,
  } = props;
  const intl = useIntl();
  const format = useFormat();
  const { formatMessage } = intl;
  const [draft, setDraft] = useState<Draft<Field>>(start);
  const [text, setText] = useState(begun?.text ?? '');
  const [open, setOpen] = useState(begun?.open ?? autoFocus);
  const entered = useRef(begun?.entered === true);
  const input = useRef<HTMLInputElement>(null);

  const choice = fields.find((one) => one.field === draft.field);
  const definition = choice === undefined ? undefined : vocabulary[choice.field];
  const isNumber = draft.field !== undefined && isTyped(vocabulary[draft.field]);
  const words = operatorWords(intl.formatMessage);
  const operatorStep =
    choice === undefined || definition === undefined
      ? undefined
      : suggestOperators(choice, definition, words, text);
  const operator =
    draft.operator ??
    (choice !== undefined && definition !== undefined && operatorStep !== undefined
      ? impliedOperator(choice, definition, text, operatorStep)
      : undefined);
  const loaded = useValues(choice, vocabulary, operator, text, loadValues);
  const suggestions =
    choice === undefined || definition === undefined || operatorStep === undefined
      ? suggestFields(fields, vocabulary, text)
      : operator === undefined
        ? operatorStep
        : suggestValues(choice, definition, operator, draft.values, text, loaded.values);
  const { options, error } = suggestions;
  const list = useActiveOption(
    options.length,
    open,
    `${suggestions.step} ${draft.field} ${text} ${draft.values.length}`,
  );

  const finish = (token: ConditionToken<Field>) => {
    setDraft({ values: [] });
    setText('');
    setOpen(false);
    onToken(token);
  };
  const cancel = () => {
    setDraft({ values: [] });
    setText('');
    setOpen(false);
    onCancel();
  };
  /** The token, if complete. */
  const tokenOf = (from: Draft<Field>): ConditionToken<Field> | undefined => {
    if (from.field === undefined || from.operator === undefined) return undefined;
    const token: ConditionToken<Field> = {
      kind: 'condition',
      field: from.field,
      operator: from.operator,
      values: from.values,
    };
    return partOf(token) === undefined ? undefined : token;
  };

  const take = (option: Suggestion<Field>) => {
    switch (option.kind) {
      case 'field':
        setDraft({ field: option.choice.field, values: [] });
        return setText('');
      case 'search':
        return finish({
          kind: 'condition',
          field: option.choice.field,
          operator: 'contains',
          values: [option.text],
        });
      case 'expression':
        setText('');
        setOpen(false);
        return onExpression(option.filter);
      case 'operator': {
        const keeps = draft.field !== undefined && keepsValues(draft.before, option.operator);
        const next: Draft<Field> = {
          field: draft.field,
          operator: option.operator,
          values: keeps ? draft.values : [],
        };
        const token = tokenOf(next);
        // When editing only the operator of a complete token, selecting one finishes.
        if (token !== undefined && (takesNoValue(option.operator) || draft.before !== undefined))
          return finish(token);
        setDraft(next);
        return setText('');
      }
      case 'value': {
        const values = option.chosen
          ? draft.values.filter((value) => value !== option.choice.value)
          : [...draft.values, option.choice.value];
        setDraft({ ...draft, operator: option.operator, values });
        return setText('');
      }
      case 'typed': {
        const values = takesMany(option.operator) ? [...draft.values, option.value] : [option.value];
        const next: Draft<Field> = { ...draft, operator: option.operator, values };
        const token = tokenOf(next);
        if (token !== undefined && draft.values.length === 0) return finish(token);
        setDraft(next);
        return setText('');
      }
      case 'apply': {
        const token = tokenOf({ ...draft, operator });
        return token === undefined ? undefined : finish(token);
      }
    }
  };

  // Enter pressed before the suggestions arrived takes the first one afterwards.
  useEffect(() => {
    if (!entered.current) return;
    entered.current = false;
    const option = options[0];
    // Runs after the bar's own effect, which would focus this input rather than the next.
    if (option !== undefined) queueMicrotask(() => take(option));
  });

  const stepBack = () => {
    if (draft.values.length > 0 && !isNumber)
      return setDraft({ ...draft, values: draft.values.slice(0, -1) });
    if (draft.operator !== undefined) return setDraft({ field: draft.field, values: [] });
    if (draft.field !== undefined) return setDraft({ values: [] });
    props.onLeaveBackwards(true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.onKeyDown(event)) return;
    if (event.nativeEvent.isComposing) return;
    const atStart = text === '' || (input.current?.selectionStart === 0 && input.current.selectionEnd === 0);
    const option = options[list.active];
    switch (event.key) {
      case 'ArrowDown':
        setOpen(true);
        break;
      case 'Enter':
        if (!open) setOpen(true);
        else if (option !== undefined) take(option);
        break;
      case ',':
        // In a list, takes the option and continues with the next value.
        if (text === '' || option === undefined || (option.kind !== 'value' && option.kind !== 'typed'))
          return;
        if (isNumber) return;
        take(option);
        break;
      case 'Escape':
        if (!open && draft.field === undefined && text === '') return;
        event.stopPropagation();
        if (text !== '') setText('');
        else cancel();
        break;
      case 'Backspace':
        if (text !== '') return;
        stepBack();
        break;
      case 'ArrowLeft':
        if (!atStart || draft.field !== undefined) return;
        props.onLeaveBackwards(false);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  // On blur, keeps a complete token and discards an incomplete one.
  const onBlur = () => {
    const token = tokenOf({ ...draft, operator });
    if (token !== undefined) finish(token);
    else if (draft.field !== undefined || start.field !== undefined) cancel();
    else setOpen(false);
  };

  const label =
    choice === undefined
      ? formatMessage({ id: 'widgets.filter.add' })
      : operator === undefined
        ? formatMessage({ id: 'widgets.filter.operatorOf' }, { field: choice.label })
        : formatMessage({ id: 'widgets.filter.valueOf' }, { field: choice.label });
  const example =
    operator !== undefined && choice !== undefined && definition !== undefined && isTyped(definition)
      ? numberExample(definition)
      : undefined;

  return (
    <span className={cx(css.editor, draft.field !== undefined && css.drafting)}>
      {choice === undefined ? null : (
        <span className={css.draft}>
          <span className={css.field}>{choice.label}</span>
          {operator === undefined ? null : (
            <span className={css.operator}>{OPERATOR_SIGNS[operator] ?? words[operator]}</span>
          )}
          {draft.values.length === 0 ? null : (
            <span className={css.values}>
              {draft.values.map((value) => valueLabel(choice.field, value)).join(', ')}
            </span>
          )}
        </span>
      )}
      <input
        {...list.inputProps}
        ref={(element) => {
          input.current = element;
          if (typeof props.inputRef === 'function') props.inputRef(element);
          else if (props.inputRef !== null && props.inputRef !== undefined) props.inputRef.current = element;
        }}
        // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked to edit here
        autoFocus={autoFocus}
        aria-label={label}
        className={css.input}
        placeholder={choice === undefined ? placeholder : (example ?? '')}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus from the input
        <div className={css.popover} onMouseDown={(event) => event.preventDefault()}>
          <div
            role="listbox"
            id={list.listId}
            aria-label={label}
            aria-multiselectable={
              suggestions.step === 'value' && operator !== undefined && takesMany(operator)
            }
            className={css.list}
          >
            {options.map((option, index) => (
              <FilterOption
                key={optionKey(option)}
                id={list.optionId(index)}
                option={option}
                active={index === list.active}
                onHover={() => list.setActive(index)}
                onTake={() => take(option)}
                words={{
                  operators: words,
                  value: (value) => (choice === undefined ? String(value) : valueLabel(choice.field, value)),
                  count: format.compact,
                  operator,
                  field: choice?.label,
                }}
              />
            ))}
          </div>
          {loaded.state === 'loading' ? (
            <p className={css.note}>{formatMessage({ id: 'widgets.filter.loading' })}</p>
          ) : null}
          {loaded.state === 'failed' ? (
            <p className={css.note}>{formatMessage({ id: 'widgets.filter.loadFailed' })}</p>
          ) : null}
          {error === undefined ? null : (
            <p role="alert" className={css.problem}>
              {error.kind === 'number'
                ? formatMessage(
                    {
                      id:
                        definition?.type === 'time'
                          ? 'widgets.filter.timeNeeded'
                          : 'widgets.filter.numberNeeded',
                    },
                    { example },
                  )
                : error.kind === 'expression'
                  ? errorWords(intl, error.error, text.trim())
                  : null}
            </p>
          )}
          {options.length === 0 && error === undefined && loaded.state === 'ready' ? (
            <p className={css.note}>
              {example !== undefined
                ? formatMessage(
                    {
                      id:
                        definition?.type === 'time'
                          ? 'widgets.filter.timeNeeded'
                          : 'widgets.filter.numberNeeded',
                    },
                    { example },
                  )
                : formatMessage({
                    id: choice?.closed === undefined ? 'widgets.filter.typeValue' : 'widgets.comboBox.none',
                  })}
            </p>
          ) : null}
        </div>
      ) : null}
    </span>
  );
}

function numberExample(field: FieldDefinition): string {
  switch (field.type) {
    case 'bytes':
      return writeTypedNumber(field, 100 * 1024 ** 2);
    case 'time':
      return '2026-11-24';
    default:
      return writeTypedNumber(field, 100);
  }
}

function keepsValues(from: Operator | undefined, to: Operator): boolean {
  if (from === undefined || takesNoValue(from) || takesNoValue(to)) return false;
  return takesMany(from) === takesMany(to);
}

function operatorWords(formatMessage: (of: { id: string }) => string): Readonly<Record<Operator, string>> {
  const word = (operator: Operator) => formatMessage({ id: OPERATOR_WORDS[operator] });
  return {
    is: word('is'),
    isNot: word('isNot'),
    gt: word('gt'),
    gte: word('gte'),
    lt: word('lt'),
    lte: word('lte'),
    contains: word('contains'),
    notContains: word('notContains'),
    starts: word('starts'),
    notStarts: word('notStarts'),
    ends: word('ends'),
    notEnds: word('notEnds'),
    like: word('like'),
    notLike: word('notLike'),
    filled: word('filled'),
    empty: word('empty'),
  };
}

/** Draft for editing a token from one of its parts. */
export function draftOf<Field extends string>(
  token: ConditionToken<Field>,
  step: 'field' | 'operator' | 'value',
  vocabulary: Vocabulary<NoInfer<Field>>,
): Draft<Field> {
  switch (step) {
    case 'field':
      return { values: [] };
    case 'operator':
      return { field: token.field, before: token.operator, values: token.values };
    case 'value':
      return takesNoValue(token.operator) || isTyped(vocabulary[token.field])
        ? { field: token.field, operator: token.operator, values: [] }
        : {
            field: token.field,
            operator: token.operator,
            values: takesMany(token.operator) ? token.values : [],
          };
  }
}
