import {
  type FilterAttribute,
  type FilterChoice,
  MEMBER_OF_MAX_ITEMS,
  patternError,
  valueEditor,
} from '@casbah/domain/filter/attribute';
import type { FilterValue } from '@casbah/domain/filter/expression';
import { EMPTY_MODEL } from '@casbah/domain/filter/model';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type BoxItem, boxItem } from '../filter-box/box-item.ts';
import { FilterBox } from '../filter-box/FilterBox.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { LoadItems, TypeaheadItem } from '../typeahead/item.ts';
import { Typeahead } from '../typeahead/Typeahead.tsx';
import { patternWords } from './builder-words.ts';
import { DayField } from './DayField.tsx';
import { NumberField } from './NumberField.tsx';
import { RangeField } from './RangeField.tsx';
import type { ValueFieldProps } from './value-field-props.ts';

/** Editor for a condition's value, by attribute and operator. */
export function ValueField(props: ValueFieldProps) {
  const { block, attribute, isDisabled, onValue, onEnter, userFilter } = props;
  const intl = useIntl();
  const [left, setLeft] = useState(false);
  const label = intl.formatMessage({ id: 'widgets.filter.valueOf' }, { field: attribute.displayText });
  const wrong = patternError(block, attribute);
  // Incomplete input shows no error until the field loses focus.
  const error = wrong !== undefined && left ? patternWords(intl, wrong) : undefined;

  switch (valueEditor(attribute, block)) {
    case 'none':
      return null;
    case 'number':
      return (
        <NumberField
          label={label}
          attribute={attribute}
          value={block.value}
          isDisabled={isDisabled}
          error={error}
          onValue={(value) => onValue({ value })}
          onLeave={() => setLeft(true)}
          onEnter={onEnter}
        />
      );
    case 'range':
      return <RangeField {...props} label={label} />;
    case 'dropdown':
      return <Dropdown {...props} label={label} />;
    case 'typeahead':
      return <OneOfMany {...props} label={label} error={error} />;
    case 'filterbox':
      return (
        <Several
          {...props}
          label={label}
          error={wrong === undefined ? undefined : patternWords(intl, wrong)}
        />
      );
    case 'member_of':
      return <MemberOf {...props} label={label} />;
    case 'date':
      return (
        <DayField
          label={label}
          day={typeof block.value === 'string' ? block.value : undefined}
          isDisabled={isDisabled}
          onDay={(value) => onValue({ value })}
        />
      );
    case 'dates':
      return <Days {...props} />;
    case 'user_attribute':
      return (
        userFilter?.({
          attribute,
          model: typeof block.value === 'object' ? block.value : EMPTY_MODEL,
          isDisabled,
          onModel: (value) => onValue({ value }),
        }) ?? null
      );
    case 'textbox':
    case 'expression':
      return (
        <TextField
          aria-label={label}
          value={String(block.value ?? '')}
          isDisabled={isDisabled}
          autoComplete="off"
          error={error}
          onChange={(value) => onValue({ value })}
          onBlur={() => setLeft(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
            else event.continuePropagation();
          }}
        />
      );
  }
}

interface EditorProps extends ValueFieldProps {
  label: string;
  error?: string | undefined;
}

function Dropdown({ block, attribute, label, isDisabled, onValue }: EditorProps) {
  const { formatMessage } = useIntl();
  const choices = attribute.filterChoices ?? [];
  return (
    <Select
      aria-label={label}
      placeholder={formatMessage({ id: 'widgets.filterBuilder.chooseValue' })}
      options={choices.map(({ value, label: words }) => ({ value: String(value), label: words }))}
      value={choices.some(({ value }) => value === block.value) ? String(block.value) : null}
      isDisabled={isDisabled}
      onChange={(key) => onValue({ value: choices.find(({ value }) => String(value) === key)?.value })}
    />
  );
}

/** Loads an attribute's choices; all matches come at once, so there are no further pages. */
function useLoadItems({ attribute, choices: { load } }: ValueFieldProps): LoadItems | undefined {
  const { key, loadDynamicData } = attribute;
  return useMemo(
    () =>
      load === undefined || loadDynamicData !== true
        ? undefined
        : async (query, loaded, signal) =>
            loaded > 0
              ? []
              : (await load(key, query, signal)).map((choice, index) => ({ data: itemOf(choice), index })),
    [load, key, loadDynamicData],
  );
}

function itemOf({ value, label }: FilterChoice): TypeaheadItem {
  return { key: String(value), value: label };
}

/** The value in the choices' type: numbers stay numbers. */
function valueOfItem(attribute: FilterAttribute, item: { key: string } | undefined): FilterValue | undefined {
  if (item === undefined) return undefined;
  return attribute.filterChoices?.find(({ value }) => String(value) === item.key)?.value ?? item.key;
}

function OneOfMany(props: EditorProps) {
  const { block, attribute, choices, label, error, isDisabled, onValue } = props;
  const { formatMessage } = useIntl();
  const options = useMemo(() => (attribute.filterChoices ?? []).map(itemOf), [attribute.filterChoices]);
  const load = useLoadItems(props);
  const { value } = block;
  const chosen: readonly TypeaheadItem[] =
    value === undefined || typeof value === 'object' || value === ''
      ? []
      : [{ key: String(value), value: choices.labelOf(attribute, value) }];
  return (
    <Typeahead
      aria-label={label}
      placeholder={formatMessage({ id: 'widgets.filterBuilder.searchValue' })}
      options={options}
      load={load}
      minLength={attribute.filterConfig?.minLength}
      freeText={attribute.filterType === 'choice' ? undefined : {}}
      chosen={chosen}
      error={error}
      isDisabled={isDisabled}
      onChosen={([item]) => onValue({ value: valueOfItem(attribute, item) })}
    />
  );
}

function Several(props: EditorProps) {
  const { block, attribute, choices, label, error, isDisabled, onValue } = props;
  const { formatMessage } = useIntl();
  const { load } = choices;
  const { key, filterChoices, filterType, loadDynamicData } = attribute;
  const options = useMemo(
    () => (filterChoices ?? []).map((choice) => boxItem('filters', String(choice.value), choice.label)),
    [filterChoices],
  );
  const loadItems = useMemo(
    () =>
      load === undefined || loadDynamicData !== true
        ? undefined
        : async (
            query: string,
            _activeUsersOnly: boolean,
            signal: AbortSignal,
          ): Promise<readonly BoxItem[]> =>
            (await load(key, query, signal)).map((choice) =>
              boxItem('filters', String(choice.value), choice.label),
            ),
    [load, key, loadDynamicData],
  );
  const items = (block.list ?? []).map((value) =>
    boxItem('filters', String(value), choices.labelOf(attribute, value)),
  );
  // Lists of typed values, or with looked-up choices, accept custom values.
  const isFree = filterType !== 'choice' && (filterType !== 'multichoice' || loadDynamicData === true);
  return (
    <FilterBox
      aria-label={label}
      placeholder={
        items.length === 0 ? formatMessage({ id: 'widgets.filterBuilder.searchValue' }) : undefined
      }
      options={options}
      load={loadItems}
      minLength={attribute.filterConfig?.minLength}
      freeText={isFree ? { type: 'filters', trim: true } : undefined}
      items={items}
      error={error}
      isDisabled={isDisabled}
      onItems={(next) =>
        onValue({ list: next.flatMap(({ value }) => valueOfItem(attribute, { key: value }) ?? []) })
      }
    />
  );
}

function MemberOf(props: EditorProps) {
  const { block, attribute, choices, label, isDisabled, onValue } = props;
  const { formatMessage } = useIntl();
  const load = useLoadItems(props);
  const options = useMemo(() => (attribute.filterChoices ?? []).map(itemOf), [attribute.filterChoices]);
  const list = block.list ?? (typeof block.value === 'string' ? [block.value] : []);
  return (
    <Typeahead
      aria-label={label}
      placeholder={list.length === 0 ? formatMessage({ id: 'widgets.filterBuilder.searchGroup' }) : undefined}
      hint={
        list.length >= MEMBER_OF_MAX_ITEMS
          ? formatMessage({ id: 'widgets.filterBuilder.oneGroup' })
          : undefined
      }
      multiple
      atMost={MEMBER_OF_MAX_ITEMS}
      options={options}
      load={load}
      chosen={list.map((value) => ({ key: String(value), value: choices.labelOf(attribute, value) }))}
      isDisabled={isDisabled}
      onChosen={(next) => onValue({ list: next.slice(0, MEMBER_OF_MAX_ITEMS).map(({ key }) => key) })}
    />
  );
}

function Days({ block, isDisabled, onValue }: ValueFieldProps) {
  const { formatMessage } = useIntl();
  const [from, to] = block.list ?? [];
  const days = { from: from === undefined ? '' : String(from), to: to === undefined ? '' : String(to) };
  return (
    <>
      <DayField
        label={formatMessage({ id: 'widgets.filterBuilder.from' })}
        day={days.from === '' ? undefined : days.from}
        isDisabled={isDisabled}
        onDay={(day) => onValue({ list: [day ?? '', days.to] })}
      />
      <DayField
        label={formatMessage({ id: 'widgets.filterBuilder.to' })}
        day={days.to === '' ? undefined : days.to}
        isDisabled={isDisabled}
        onDay={(day) => onValue({ list: [days.from, day ?? ''] })}
      />
    </>
  );
}
