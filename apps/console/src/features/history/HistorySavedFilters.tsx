import { HISTORY_FIELDS } from '@casbah/domain/history-fields';
import type { historyWords } from '@casbah/messages/history';
import { PERIOD_WORDS } from '@casbah/widgets/date-range-picker/period-words.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Asked } from '../../saved-filters/asked.ts';
import { attributesOfExpression } from '../../saved-filters/attributes.ts';
import { chosenValue, expressionOf } from '../../saved-filters/choices.ts';
import { StoredFilters } from '../../saved-filters/StoredFilters.tsx';
import { useWords } from '../../words/useWords.ts';
import { type HistorySearch, isFiltered, readHistorySearch } from './history-search.ts';
import { useActionName, useOutcomeName } from './sentence.ts';

const FIELDS = ['person', 'action', 'object', 'outcome'] as const;

/** Saved filters of the history. */
export function HistorySavedFilters({
  search,
  onChange,
  onClear,
}: {
  search: HistorySearch;
  onChange: (part: HistorySearch, options?: { replace: boolean }) => void;
  onClear: () => void;
}) {
  const say = useWords<typeof historyWords>();
  const asked = useMemo(() => askedOf(search), [search]);
  const describe = useDescribe();
  return (
    <StoredFilters
      app="history"
      list={say('route.investigate.history')}
      asked={asked}
      describe={describe}
      isUntouched={!isFiltered(search) && search.selected === undefined}
      onLoad={(saved, first) => onChange(searchOf(saved), { replace: first })}
      onClear={onClear}
    />
  );
}

function askedOf(search: HistorySearch): Asked {
  const { text, range, from, to } = search;
  const chosen = (value: string | undefined) => (value === undefined ? undefined : { only: [value] });
  return {
    data: expressionOf(
      Object.fromEntries(FIELDS.map((field) => [field, chosen(search[field])])),
      HISTORY_FIELDS,
    ),
    meta: text === undefined ? {} : { text },
    date_object:
      range !== undefined ? { range } : from !== undefined && to !== undefined ? { from, to } : null,
    configuration: {},
  };
}

/** Query of a saved filter as in the URL; missing conditions are cleared. */
function searchOf({ data, meta, date_object: time }: Asked): HistorySearch {
  const read = readHistorySearch({
    ...Object.fromEntries(FIELDS.map((field) => [field, chosenValue(data, field)])),
    text: meta.text,
    range: time?.range,
    from: time?.from,
    to: time?.to,
  });
  const nothing: HistorySearch = {
    text: undefined,
    person: undefined,
    action: undefined,
    object: undefined,
    outcome: undefined,
    range: undefined,
    from: undefined,
    to: undefined,
  };
  return { ...nothing, ...read };
}

function useDescribe() {
  const say = useWords<typeof historyWords>();
  const nameOfAction = useActionName();
  const nameOfOutcome = useOutcomeName();
  const { formatMessage } = useIntl();
  const format = useFormat();
  return useCallback(
    (asked: Asked) => {
      const { text, range, from, to } = searchOf(asked);
      const names: Readonly<Record<string, string>> = {
        person: say('history.person'),
        action: say('history.action'),
        object: say('history.panel.object'),
        outcome: say('history.outcome'),
      };
      const attributes = [
        ...attributesOfExpression(asked.data, {
          field: (field) => names[field] ?? field,
          operator: () => '',
          value: (field, value) =>
            field === 'action'
              ? nameOfAction(String(value))
              : field === 'outcome'
                ? nameOfOutcome(String(value))
                : String(value),
        }),
      ];
      if (text !== undefined)
        attributes.push({ key: 'text', name: say('history.search'), value: text, count: undefined });
      const time =
        range !== undefined
          ? formatMessage({ id: PERIOD_WORDS[range] })
          : from !== undefined && to !== undefined
            ? format.range({ from: Date.parse(from), to: Date.parse(to) })
            : undefined;
      if (time !== undefined)
        attributes.push({
          key: 'time',
          name: formatMessage({ id: 'widgets.dates.title' }),
          value: time,
          count: undefined,
        });
      return attributes;
    },
    [say, nameOfAction, nameOfOutcome, formatMessage, format],
  );
}
