import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice-field/ChoiceField.tsx';
import type { FieldWords } from '../field/FieldText.tsx';
import {
  enterText,
  type FreeText,
  leaveText,
  splitPasted,
  type TextError,
  type TextKind,
  type TextRule,
} from './free-text.ts';
import {
  addTexts,
  firstOption,
  itemsThatFit,
  type LoadItems,
  matcherOf,
  offeredItems,
  type TypeaheadItem,
} from './item.ts';
import { lookupDelayMs, TYPEAHEAD } from './limits.ts';
import { useLookup } from './useLookup.ts';

export interface TypeaheadProps extends FieldWords {
  'aria-label'?: string | undefined;
  chosen: readonly TypeaheadItem[];
  onChosen: (chosen: readonly TypeaheadItem[]) => void;
  /** Multiple selection as tokens; otherwise a single item whose text is in the input. */
  multiple?: boolean | undefined;
  /** Maximum selection. */
  atMost?: number | undefined;
  /** Local options. */
  options?: readonly TypeaheadItem[] | undefined;
  /** Looks up more items while typing. */
  load?: LoadItems | undefined;
  kind?: TextKind | undefined;
  /** Whether custom text can be entered. */
  freeText?: FreeText | undefined;
  /** The field contains users, so names as written in logs are also allowed. */
  auditUsers?: boolean | undefined;
  /** Minimum characters before options show. */
  minLength?: number | undefined;
  /** Whether a text is specific enough to look up, if length alone doesn't decide. */
  isSearch?: ((query: string) => boolean) | undefined;
  /** Custom debounce before looking up a text, in milliseconds. */
  delayMs?: ((query: string) => number) | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  name?: string | undefined;
  /** Whether it contains unselected text, which makes the form invalid. */
  onPending?: ((pending: boolean) => void) | undefined;
}

const NO_OPTIONS: readonly TypeaheadItem[] = [];

/** Selects one or several items while typing: from local options, the server, or custom text. */
export function Typeahead({
  chosen,
  onChosen,
  multiple = false,
  atMost = Number.POSITIVE_INFINITY,
  options = NO_OPTIONS,
  load,
  kind = 'text',
  freeText,
  auditUsers,
  minLength = TYPEAHEAD.minLength,
  isSearch,
  delayMs,
  error,
  onPending,
  ...props
}: TypeaheadProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<TextError>();
  const [dropped, setDropped] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const one = multiple ? undefined : chosen[0];
  const text = one?.value ?? typed;
  const query = one === undefined ? typed.trim() : '';
  const rule: TextRule = { kind, freeText, auditUsers };

  const offers = query.length >= minLength && isSearch?.(query) !== false && one === undefined;
  const lookup = useLookup(
    load,
    offers ? query : undefined,
    delayMs?.(query) ?? lookupDelayMs(options.length > 0),
  );
  const matcher = useMemo(() => matcherOf(options), [options]);
  const found = useMemo(
    () => (lookup.query === query ? lookup.items : itemsThatFit(lookup.items, query)),
    [lookup.query, lookup.items, query],
  );
  const { items, more } = useMemo(
    () => offeredItems(options, matcher, query, found, multiple ? chosen : NO_OPTIONS),
    [options, matcher, query, found, multiple, chosen],
  );

  const pending = query !== '';
  const words = useTextErrors(freeText);
  useEffect(() => {
    // The form knows about errors while typing; they are shown on Enter or blur.
    input.current?.setCustomValidity(
      pending ? words(leaveText(query, rule) ?? 'INCOMPLETE_OPTION_ERROR') : '',
    );
  });
  const announce = useRef(onPending);
  announce.current = onPending;
  useEffect(() => announce.current?.(pending), [pending]);

  const setText = (next: string) => {
    setTyped(next.trimStart());
    setProblem(undefined);
    setDropped(0);
    if (one !== undefined) onChosen([]);
  };
  const choose = (next: readonly TypeaheadItem[]) => {
    setTyped('');
    setProblem(undefined);
    onChosen((multiple ? next : next.slice(-1)).slice(0, atMost));
  };
  const enter = () => {
    const entered = enterText(query, rule);
    if (entered === undefined) return;
    if (lookup.state === 'failed' && 'error' in entered) lookup.retry();
    else if ('error' in entered) setProblem(entered.error);
    else choose(addTexts(multiple ? chosen : [], [entered.taken], [...options, ...items]));
  };
  const full = multiple && chosen.length >= atMost;

  return (
    <ChoiceField
      {...props}
      inputRef={input}
      error={error ?? (problem === undefined ? undefined : words(problem))}
      tokens={multiple ? chosen.map(({ key, value }) => ({ key, label: value })) : []}
      onRemove={(index) => onChosen(chosen.filter((_, at) => at !== index))}
      text={text}
      onText={setText}
      options={items.map(({ key, value, detail, disabled }) => ({ key, label: value, detail, disabled }))}
      first={firstOption(items, query, freeText !== undefined)}
      onTake={(index) => {
        const item = items[index];
        if (item !== undefined) choose(multiple ? [...chosen, item] : [item]);
      }}
      onEnter={enter}
      onLeave={() => setProblem(leaveText(query, rule))}
      onPaste={(pasted) => {
        if (!multiple || freeText?.separator === undefined) return false;
        const { entries, dropped: left } = splitPasted(pasted, rule);
        if (entries.length + left < 2) return false;
        choose(addTexts(chosen, entries, [...options, ...items]));
        setDropped(left);
        return true;
      }}
      offers={offers}
      shownItems={TYPEAHEAD.shownItems}
      onNearEnd={lookup.more}
      busy={lookup.state === 'loading'}
      inputDisabled={full}
      note={noteOf()}
      warning={dropped === 0 ? null : formatMessage({ id: 'widgets.typeahead.dropped' }, { count: dropped })}
    />
  );

  function noteOf(): ReactNode {
    if (lookup.state === 'loading') return formatMessage({ id: 'widgets.typeahead.loading' });
    if (lookup.state === 'failed')
      return (
        <>
          {formatMessage({ id: 'widgets.typeahead.failed' })}{' '}
          <Button variant="link" excludeFromTabOrder onPress={lookup.retry}>
            {formatMessage({ id: 'widgets.error.retry' })}
          </Button>
        </>
      );
    if (more > 0) return formatMessage({ id: 'widgets.choice.more' }, { count: more });
    if (items.length > 0) return null;
    const entered = enterText(query, rule);
    return entered !== undefined && 'taken' in entered
      ? formatMessage({ id: 'widgets.typeahead.enter' }, { text: entered.taken })
      : formatMessage({ id: 'widgets.comboBox.none' });
  }
}

function useTextErrors(freeText: FreeText | undefined): (error: TextError) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    switch (error) {
      case 'INVALID_INPUT_FORMAT':
        return formatMessage({ id: 'widgets.typeahead.INVALID_INPUT_FORMAT' });
      case 'INCOMPLETE_OPTION_ERROR':
        return formatMessage({ id: 'widgets.typeahead.INCOMPLETE_OPTION_ERROR' });
      case 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR':
        return formatMessage({ id: 'widgets.typeahead.TYPEAHEAD_OPTION_NOT_MATCH_ERROR' });
      case 'INVALID_URL_ERROR':
        return formatMessage({ id: 'widgets.typeahead.INVALID_URL_ERROR' });
      case 'PATTERN':
        return freeText?.patternError ?? formatMessage({ id: 'widgets.typeahead.INVALID_INPUT_FORMAT' });
    }
  };
}
