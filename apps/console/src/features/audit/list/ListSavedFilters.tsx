import type { Filter } from '@casbah/domain/filter/expression';
import { filterOfModel, modelOf } from '@casbah/domain/filter/model';
import { modelOfWire, wireOfModel } from '@casbah/domain/filter/saved-filter-wire';
import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { parsePeriod } from '@casbah/domain/time-period';
import { PERIOD_WORDS } from '@casbah/widgets/date-range-picker/period-words.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useValueLabel } from '../../../filter/useValueLabel.ts';
import type { Asked } from '../../../saved-filters/asked.ts';
import { attributesOfExpression } from '../../../saved-filters/attributes.ts';
import { StoredFilters } from '../../../saved-filters/StoredFilters.tsx';
import { useOperatorWord } from '../../../saved-filters/useOperatorWord.ts';
import type { Scope } from '../../../scope/scope.ts';
import { filterText } from '../../../scope/scope-filter.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { readListSearch } from '../list-search.ts';

const TITLES = {
  services: 'route.audit.services',
  users: 'route.audit.users',
  destinations: 'route.audit.destinations',
  sites: 'route.audit.sites',
} as const satisfies Record<TrafficList, string>;

/** Saved filters of a list: filter, name search, custom time range, sort order and columns. */
export function ListSavedFilters({ list, filter }: { list: TrafficList; filter: Filter }) {
  const say = useWords();
  const { scope, change } = useScope();
  const search = readListSearch(useSearch({ strict: false }));
  const { q, sort, columns } = search;
  const describe = useDescribe(list);
  const asked = useMemo(
    (): Asked => ({
      data: wireOfModel(modelOf(filter, TRAFFIC_FIELDS)),
      meta: q === undefined ? {} : { q },
      date_object: timeOf(scope),
      configuration: {
        ...(sort === undefined ? {} : { sort }),
        ...(columns === undefined ? {} : { columns }),
      },
    }),
    [filter, q, scope, sort, columns],
  );
  return (
    <StoredFilters
      app={`audit.${list}`}
      list={say(TITLES[list])}
      asked={asked}
      describe={describe}
      isUntouched={scope.filter === undefined && q === undefined && asked.date_object === null}
      onLoad={({ data, meta, date_object, configuration }, first) =>
        change(
          {
            filter: filterText(filterOfModel(modelOfWire(data), TRAFFIC_FIELDS).filter),
            q: meta.q,
            ...(date_object === null
              ? {}
              : {
                  range: periodOf(date_object.range),
                  ends: undefined,
                  from: date_object.from,
                  to: date_object.to,
                }),
            sort: configuration.sort,
            columns: configuration.columns,
            selected: undefined,
          },
          { replace: first },
        )
      }
      onClear={() =>
        change({
          filter: undefined,
          q: undefined,
          range: undefined,
          ends: undefined,
          from: undefined,
          to: undefined,
          selected: undefined,
        })
      }
    />
  );
}

function timeOf({ range, from, to }: Scope): Asked['date_object'] {
  if (from !== undefined && to !== undefined) return { from, to };
  return range === undefined ? null : { range };
}

function periodOf(text: string | undefined): Scope['range'] {
  const period = parsePeriod(text ?? '');
  return typeof period === 'string' ? period : undefined;
}

const isField = (field: string): field is TrafficField => Object.hasOwn(TRAFFIC_FIELDS, field);

/** Describes a filter in the list's words. */
function useDescribe(list: TrafficList) {
  const say = useWords();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const labelOf = useValueLabel();
  const operatorWord = useOperatorWord();
  return useCallback(
    ({ data, meta, date_object: time }: Asked) => {
      const attributes = [
        ...attributesOfExpression(data, {
          field: (field) => (isField(field) ? say(`audit.field.${field}`) : say('audit.filter.add')),
          operator: operatorWord,
          value: (field, value) =>
            isField(field) ? labelOf(field, { value: String(value), label: String(value) }) : String(value),
        }),
      ];
      const timeWords = ({ range, from, to }: NonNullable<Asked['date_object']>): string => {
        const period = periodOf(range);
        if (period !== undefined) return formatMessage({ id: PERIOD_WORDS[period] });
        return from === undefined || to === undefined
          ? ''
          : format.range({ from: Date.parse(from), to: Date.parse(to) });
      };
      const { q } = meta;
      if (q !== undefined)
        attributes.push({ key: 'q', name: say(`audit.search.${list}`), value: q, count: undefined });
      if (time !== null)
        attributes.push({
          key: 'time',
          name: formatMessage({ id: 'widgets.dates.title' }),
          value: timeWords(time),
          count: undefined,
        });
      return attributes;
    },
    [list, say, formatMessage, format, labelOf, operatorWord],
  );
}
