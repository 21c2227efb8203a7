import { ALL, type Filter, type FilterValue } from '@casbah/domain/filter/expression';
import { takesNoValue } from '@casbah/domain/filter/operator';
import { printFilter } from '@casbah/domain/filter/print';
import type { Vocabulary } from '@casbah/domain/filter/vocabulary';
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { FilterIcon, PencilIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './FilterBar.module.css';
import { OPERATOR_SIGNS, OPERATOR_WORDS } from './filter-words.ts';
import { type Begun, NOT_BEGUN, StartInput } from './StartInput.tsx';
import type { FieldChoice, ValueChoice } from './suggestions.ts';
import {
  addToken,
  type ConditionToken,
  type FilterToken,
  filterOf,
  isTyped,
  partOf,
  tokensOf,
  writeTypedNumber,
} from './token.ts';
import { loadEditors, useEditors } from './useEditors.ts';
import type { LoadValues } from './useValues.ts';

export interface FilterBarProps<Field extends string> {
  filter: Filter<Field>;
  onFilter: (filter: Filter<Field>) => void;
  /** Field definitions of the list. */
  vocabulary: Vocabulary<Field>;
  /** The page's fields, in display order. */
  fields: readonly FieldChoice<NoInfer<Field>>[];
  /** Loads matching values of a field, most frequent first. Only for word fields. */
  loadValues: LoadValues<NoInfer<Field>>;
  /** Name of a field that isn't offered here but may occur in a typed filter. */
  otherField?: ((field: NoInfer<Field>) => string) | undefined;
  /** Display text of a value that the filter stores as a code. */
  valueLabel?: ((field: NoInfer<Field>, value: FilterValue) => string | undefined) | undefined;
  placeholder?: string | undefined;
  /** Example of a text filter, shown while the editor is empty. */
  example?: string | undefined;
  /** Content at the end, such as saved filters. */
  actions?: ReactNode;
  /** Opens the filter as blocks, also for parts that tokens can't show. Without it, those are edited as text. */
  onBuilder?: (() => void) | undefined;
  /** Whether the blocks are open; the button toggles them. */
  isBuilderOpen?: boolean | undefined;
  /**
   * For a filter in a form: typed text counts immediately, even if invalid, so a form isn't saved with the previous
   * filter.
   */
  onText?: ((text: string) => void) | undefined;
  /** The person tried to apply the current text, so a missing end is reported, too. */
  isTried?: boolean | undefined;
  /** Error of a top-level part, whose token is marked. */
  faultOf?: ((part: Filter<NoInfer<Field>>) => string | undefined) | undefined;
  /** Target of the `/` shortcut. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** `stack`: one condition per line, for forms. */
  layout?: 'line' | 'stack' | undefined;
}

/** Values shown in a token before “4 more”. */
const MOST_VALUES = 3;

type Step = 'field' | 'operator' | 'value';

/**
 * A filter as tokens joined by “and”. Typing offers fields, operators and values; tokens can be edited in place and
 * removed. Other filters are edited as text.
 */
export function FilterBar<Field extends string>({
  filter,
  onFilter,
  vocabulary,
  fields,
  loadValues,
  otherField,
  valueLabel,
  placeholder,
  example,
  actions,
  onBuilder,
  isBuilderOpen,
  onText,
  isTried = false,
  faultOf,
  inputRef,
  layout = 'line',
}: FilterBarProps<Field>) {
  const { formatMessage } = useIntl();
  const editors = useEditors();
  const [begun, setBegun] = useState(NOT_BEGUN);
  const tokens = tokensOf(filter, vocabulary);
  const [editing, setEditing] = useState<{ index: number; step: Step }>();
  const [expert, setExpert] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<number | 'input'>(undefined);

  // After a change, the focus goes to the edited token or the input, where the next key is likely meant.
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === undefined) return;
    focusNext.current = undefined;
    const token =
      wanted === 'input' ? null : bar.current?.querySelector<HTMLElement>(`[data-token="${wanted}"]`);
    (token ?? input.current)?.focus();
  });

  // Loaded after the page is rendered, or on earlier focus.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const id = requestIdleCallback(loadEditors);
    return () => cancelIdleCallback(id);
  }, []);
  const isEditorThere = editors !== undefined && !begun.composing;
  // The editor has taken over the typed text, so the next one starts empty.
  useEffect(() => {
    if (isEditorThere) setBegun(NOT_BEGUN);
  }, [isEditorThere]);

  const labelOf = (field: Field, value: FilterValue): string => {
    if (typeof value === 'number' && isTyped(vocabulary[field]))
      return writeTypedNumber(vocabulary[field], value);
    const closed = fields.find((one) => one.field === field)?.closed;
    return (
      closed?.find((one: ValueChoice) => one.value === value)?.label ??
      valueLabel?.(field, value) ??
      String(value)
    );
  };
  const fieldLabel = (field: Field) =>
    fields.find((one) => one.field === field)?.label ?? otherField?.(field) ?? field;

  const replace = (index: number, token: FilterToken<Field>) => {
    focusNext.current = index;
    setEditing(undefined);
    onFilter(filterOf(tokens.map((one, at) => (at === index ? token : one))));
  };
  const remove = (index: number) => {
    focusNext.current = tokens.length === 1 ? 'input' : Math.max(0, index - 1);
    onFilter(filterOf(tokens.filter((_, at) => at !== index)));
  };
  const onTokenKey = (event: KeyboardEvent, index: number) => {
    switch (event.key) {
      case 'Backspace':
      case 'Delete':
        remove(index);
        break;
      case 'ArrowLeft':
        bar.current?.querySelector<HTMLElement>(`[data-token="${index - 1}"]`)?.focus();
        break;
      case 'ArrowRight':
        (bar.current?.querySelector<HTMLElement>(`[data-token="${index + 1}"]`) ?? input.current)?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  const textOf = (token: ConditionToken<Field>): string =>
    [
      fieldLabel(token.field),
      formatMessage({ id: OPERATOR_WORDS[token.operator] }),
      ...(takesNoValue(token.operator)
        ? []
        : [token.values.map((value) => labelOf(token.field, value)).join(', ')]),
    ].join(' ');

  const hint = placeholder ?? formatMessage({ id: 'widgets.filter.placeholder' });
  const takeInput = (element: HTMLInputElement | null): void => {
    input.current = element;
    if (typeof inputRef === 'function') inputRef(element);
    else if (inputRef !== null && inputRef !== undefined) inputRef.current = element;
  };

  if (expert && editors !== undefined)
    return (
      <editors.ExpertField
        vocabulary={vocabulary}
        example={example}
        text={printFilter(filter, vocabulary)}
        onText={onText}
        isTried={isTried}
        onApply={(next) => {
          setExpert(false);
          focusNext.current = 'input';
          onFilter(next);
        }}
        onCancel={() => {
          setExpert(false);
          focusNext.current = 'input';
        }}
      />
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the tokens means the input
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards reach the input itself
    <div
      ref={bar}
      className={cx(css.bar, layout === 'stack' && css.stack)}
      onPointerEnter={loadEditors}
      onFocus={loadEditors}
      onClick={(event) => {
        if (event.target === event.currentTarget) input.current?.focus();
      }}
    >
      {tokens.map((token, index) => {
        const key = `${index} ${token.kind === 'expression' ? token.text : token.field}`;
        const and =
          index === 0 ? null : (
            <span className={css.and} aria-hidden="true">
              {formatMessage({ id: 'widgets.filter.and' })}
            </span>
          );
        if (token.kind === 'condition' && editing?.index === index && editors !== undefined)
          return (
            <Fragment key={key}>
              {and}
              <editors.TokenEditor
                vocabulary={vocabulary}
                fields={fields}
                loadValues={loadValues}
                valueLabel={labelOf}
                start={editors.draftOf(token, editing.step, vocabulary)}
                placeholder=""
                autoFocus
                onToken={(next) => replace(index, next)}
                onExpression={() => setEditing(undefined)}
                onCancel={() => {
                  focusNext.current = index;
                  setEditing(undefined);
                }}
                onLeaveBackwards={() => undefined}
              />
            </Fragment>
          );
        const words = token.kind === 'expression' ? token.text : textOf(token);
        const part = partOf(token);
        const fault = part === undefined ? undefined : faultOf?.(part);
        return (
          <Fragment key={key}>
            {and}
            <span className={cx(css.token, fault !== undefined && css.wrongToken)} title={fault}>
              <button
                type="button"
                data-token={index}
                className={css.main}
                aria-keyshortcuts="Delete"
                onKeyDown={(event) => onTokenKey(event, index)}
                onClick={(event) => {
                  if (token.kind === 'condition') setEditing({ index, step: stepAt(event.target) });
                  else if (onBuilder === undefined) setExpert(true);
                  else if (isBuilderOpen !== true) onBuilder();
                }}
              >
                <span aria-hidden="true" className={css.shown}>
                  {token.kind === 'expression' ? (
                    <span className={css.expression}>{token.text}</span>
                  ) : (
                    <TokenWords token={token} field={fieldLabel(token.field)} labelOf={labelOf} />
                  )}
                </span>
                <VisuallyHidden>
                  {formatMessage({ id: 'widgets.filter.edit' }, { condition: words })}
                  {fault === undefined ? null : `. ${fault}`}
                </VisuallyHidden>
              </button>
              <button
                type="button"
                tabIndex={-1}
                className={css.remove}
                aria-label={formatMessage({ id: 'widgets.filter.remove' }, { condition: words })}
                onClick={() => remove(index)}
              >
                <CloseIcon size={12} />
              </button>
            </span>
          </Fragment>
        );
      })}
      {isEditorThere ? (
        <editors.TokenEditor
          key={`new ${tokens.length}`}
          vocabulary={vocabulary}
          fields={fields}
          loadValues={loadValues}
          valueLabel={labelOf}
          start={editors.NEW_DRAFT}
          placeholder={hint}
          autoFocus={begun.focused}
          begun={begun}
          inputRef={takeInput}
          onToken={(token) => {
            focusNext.current = 'input';
            onFilter(addToken(filter, token));
          }}
          onExpression={(more) => {
            focusNext.current = 'input';
            onFilter(filterOf([...tokens, ...tokensOf(more, vocabulary)]));
          }}
          onCancel={() => undefined}
          onLeaveBackwards={(wantsRemoval) => {
            const last = tokens.length - 1;
            if (last < 0) return;
            // The first Backspace selects the token and the second removes it, to prevent accidents.
            if (wantsRemoval || last >= 0)
              bar.current?.querySelector<HTMLElement>(`[data-token="${last}"]`)?.focus();
          }}
        />
      ) : (
        <StartInput
          begun={begun}
          onBegun={(change: Partial<Begun>) => setBegun((before) => ({ ...before, ...change }))}
          label={formatMessage({ id: 'widgets.filter.add' })}
          placeholder={hint}
          inputRef={takeInput}
        />
      )}
      <span className={css.end}>
        {tokens.length === 0 ? null : (
          <IconButton
            size="tiny"
            label={formatMessage({ id: 'widgets.filter.clear' })}
            onPress={() => {
              focusNext.current = 'input';
              onFilter(ALL);
            }}
          >
            <CloseIcon size={14} />
          </IconButton>
        )}
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.filter.asText' })}
          onPress={() => setExpert(true)}
        >
          <PencilIcon size={14} />
        </IconButton>
        {onBuilder === undefined ? null : isBuilderOpen === undefined ? (
          <IconButton
            size="tiny"
            label={formatMessage({ id: 'widgets.filterBuilder.open' })}
            onPress={onBuilder}
          >
            <FilterIcon size={14} />
          </IconButton>
        ) : (
          <Button
            size="small"
            icon={<FilterIcon size={14} />}
            aria-expanded={isBuilderOpen}
            onPress={onBuilder}
          >
            {formatMessage({ id: 'widgets.filterBuilder.filters' })}
          </Button>
        )}
        {actions}
      </span>
    </div>
  );
}

function stepAt(target: EventTarget): Step {
  const part =
    target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : undefined;
  return part === 'field' || part === 'operator' ? part : 'value';
}

function TokenWords<Field extends string>({
  token,
  field,
  labelOf,
}: {
  token: ConditionToken<Field>;
  field: string;
  labelOf: (field: Field, value: FilterValue) => string;
}) {
  const { formatMessage } = useIntl();
  const shown = token.values.length <= MOST_VALUES ? token.values : token.values.slice(0, MOST_VALUES - 1);
  const more = token.values.length - shown.length;
  const words = shown.map((value) => labelOf(token.field, value)).join(', ');
  return (
    <>
      <span data-step="field" className={css.field}>
        {field}
      </span>
      <span data-step="operator" className={css.operator}>
        {OPERATOR_SIGNS[token.operator] ?? formatMessage({ id: OPERATOR_WORDS[token.operator] })}
      </span>
      {takesNoValue(token.operator) ? null : (
        <span data-step="value" className={cx(css.values)}>
          {more === 0
            ? words
            : formatMessage({ id: 'widgets.filter.andMore' }, { values: words, count: more })}
        </span>
      )}
    </>
  );
}
