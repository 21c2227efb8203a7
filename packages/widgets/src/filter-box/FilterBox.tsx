import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../choice-field/ChoiceField.tsx';
import { Matcher } from '../choice-field/matcher.ts';
import type { FieldWords } from '../field/FieldText.tsx';
import { type BoxItem, freeTextItem, isChosen, itemId } from './box-item.ts';
import type { Bucket } from './bucket.ts';
import { FILTER_BOX } from './limits.ts';
import { useBucketNames } from './useBucketNames.ts';
import { type LoadBoxItems, useDynamicItems } from './useDynamicItems.ts';
import { useMatching } from './useMatching.ts';

export interface FilterBoxProps extends FieldWords {
  'aria-label'?: string | undefined;
  items: readonly BoxItem[];
  onItems: (items: readonly BoxItem[]) => void;
  /** Options of one or several kinds, possibly tens of thousands. Keep the array stable. */
  options: readonly BoxItem[];
  /** Looks up more options while typing. */
  load?: LoadBoxItems | undefined;
  /** Looks up only active users. */
  activeUsersOnly?: boolean | undefined;
  /** Minimum characters before querying the server. */
  minLength?: number | undefined;
  /** Allows custom text, as this kind of item; optionally trimmed. */
  freeText?: { type: Bucket; trim?: boolean | undefined } | undefined;
  /** Maximum selection. */
  atMost?: number | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Selects items of several kinds by typing, from so many options that a worker searches them. */
export function FilterBox({
  items,
  onItems,
  options,
  load,
  activeUsersOnly = false,
  minLength = FILTER_BOX.minLength,
  freeText,
  atMost = Number.POSITIVE_INFINITY,
  placeholder,
  ...props
}: FilterBoxProps) {
  const { formatMessage } = useIntl();
  const bucketNames = useBucketNames();
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState(false);
  const [twice, setTwice] = useState<string>();
  const control = useRef<HTMLInputElement>(null);
  const query = typed.trim();
  const full = items.length >= atMost;

  const loaded = useDynamicItems(load, query.length >= minLength ? query : undefined, activeUsersOnly);
  const matching = useMatching(options, loaded.items, query, items, entered);
  const answers = matching.query === query;
  // Until the worker responds, shows previous results that still match, so Enter never takes an outdated one.
  const found = useMemo(
    () => (answers ? matching.items : stillFitting(matching.items, query)),
    [answers, matching.items, query],
  );
  const kinds = useMemo(() => {
    const [first] = options;
    return options.some(({ type }) => type !== first?.type);
  }, [options]);

  const add = (item: BoxItem) => {
    if (full) return;
    setTyped('');
    setTwice(isChosen(items, item) ? item.text : undefined);
    if (!isChosen(items, item)) onItems([...items, item]);
  };
  const waitsForEnter = useRef<string>(undefined);
  const enter = () => {
    const chosen = items.find(({ text }) => text.toLowerCase() === query.toLowerCase());
    const known = matching.named(query);
    if (known !== undefined) return add(known);
    if (freeText !== undefined)
      return add(freeTextItem(freeText.type, freeText.trim === true ? query : typed));
    if (chosen !== undefined) return add(chosen);
    // If typing is faster than the worker, Enter applies once it responds.
    if (!answers) waitsForEnter.current = query;
  };
  useEffect(() => {
    const wanted = waitsForEnter.current;
    if (wanted === undefined || matching.query !== wanted) return;
    waitsForEnter.current = undefined;
    const [first] = matching.items;
    if (first !== undefined && wanted === query) add(first);
  });

  const same = found.findIndex(({ text }) => text.toLowerCase() === query.toLowerCase());
  const first = freeText !== undefined || query === '' ? same : found.length > 0 ? Math.max(0, same) : -1;
  return (
    <ChoiceField
      {...props}
      inputRef={control}
      placeholder={full ? formatMessage({ id: 'widgets.filterBox.full' }, { count: atMost }) : placeholder}
      tokens={items.map((item) => ({
        key: itemId(item),
        label: item.text,
        kind: kinds ? bucketNames[item.type] : undefined,
      }))}
      onRemove={(index) => {
        setTwice(undefined);
        onItems(items.filter((_, at) => at !== index));
      }}
      text={typed}
      onText={(text) => {
        setTyped(text);
        setTwice(undefined);
      }}
      options={found.map((item) => ({
        key: itemId(item),
        label: item.text,
        end: kinds ? bucketNames[item.type] : undefined,
      }))}
      first={first}
      onTake={(index) => {
        const item = found[index];
        if (item !== undefined) add(item);
      }}
      onEnter={enter}
      onEnterField={() => setEntered(true)}
      offers={entered}
      shownItems={FILTER_BOX.shownItems}
      busy={!answers || loaded.state === 'loading'}
      inputDisabled={full}
      note={noteOf()}
      warning={
        twice === undefined
          ? null
          : formatMessage({ id: 'widgets.filterBox.FILTERBOX_ALREADY_EXIST_MSG' }, { text: twice })
      }
    />
  );

  function noteOf(): ReactNode {
    if (matching.failed) return formatMessage({ id: 'widgets.filterBox.failed' });
    if (loaded.state === 'loading') return formatMessage({ id: 'widgets.typeahead.loading' });
    if (loaded.state === 'failed') return formatMessage({ id: 'widgets.filterBox.loadFailed' });
    if (!answers) return null;
    if (matching.more > 0) return formatMessage({ id: 'widgets.choice.more' }, { count: matching.more });
    if (found.length > 0) return null;
    return query !== '' && freeText !== undefined
      ? formatMessage({ id: 'widgets.typeahead.enter' }, { text: query })
      : formatMessage({ id: 'widgets.comboBox.none' });
  }
}

function stillFitting(items: readonly BoxItem[], query: string): readonly BoxItem[] {
  const matcher = new Matcher();
  matcher.add(items.map(({ text }) => text));
  return matcher.find(query, items.length).places.flatMap((place) => items[place] ?? []);
}
