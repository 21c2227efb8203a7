import { ACTIVITY_FIELDS } from '@casbah/domain/filter/activity-fields';
import { filterOfModel, modelOf } from '@casbah/domain/filter/model';
import { modelOfWire, wireOfModel } from '@casbah/domain/filter/saved-filter-wire';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { parsePeriod } from '@casbah/domain/time-period';
import { PERIOD_WORDS } from '@casbah/widgets/date-range-picker/period-words.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Asked } from '../../../saved-filters/asked.ts';
import { attributesOfExpression } from '../../../saved-filters/attributes.ts';
import { StoredFilters } from '../../../saved-filters/StoredFilters.tsx';
import { useOperatorWord } from '../../../saved-filters/useOperatorWord.ts';
import type { Scope } from '../../../scope/scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { type ActivityFilter, activityFilterText } from '../activity-filter.ts';
import { useActivityWords } from '../activity-words.ts';
import { readActivitiesSearch } from './activities-search.ts';

/** Saved filters of the log: filter, time range, order and columns. */
export function ActivitySavedFilters({ filter }: { filter: ActivityFilter }) {
  const say = useWords();
  const { scope, change } = useScope();
  const { order, columns, selected } = readActivitiesSearch(useSearch({ strict: false }));
  const describe = useDescribe();
  const asked = useMemo(
    (): Asked => ({
      data: wireOfModel(modelOf(filter, ACTIVITY_FIELDS)),
      meta: {},
      date_object: timeOf(scope),
      configuration: {
        ...(order === undefined ? {} : { sort: order }),
        ...(columns === undefined ? {} : { columns }),
      },
    }),
    [filter, scope, order, columns],
  );
  return (
    <StoredFilters
      app="investigate"
      list={say('route.investigate.home')}
      asked={asked}
      describe={describe}
      isUntouched={scope.filter === undefined && asked.date_object === null && selected === undefined}
      onLoad={({ data, date_object, configuration }, first) =>
        change(
          {
            filter: activityFilterText(filterOfModel(modelOfWire(data), ACTIVITY_FIELDS).filter),
            ...(date_object === null
              ? {}
              : {
                  range: periodOf(date_object.range),
                  ends: undefined,
                  from: date_object.from,
                  to: date_object.to,
                }),
            order: configuration.sort,
            columns: configuration.columns,
            selected: undefined,
          },
          { replace: first },
        )
      }
      onClear={() =>
        change({
          filter: undefined,
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

/** Describes a filter in the log's words. */
function useDescribe() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const words = useActivityWords();
  const operatorWord = useOperatorWord();
  return useCallback(
    ({ data, date_object: time }: Asked) => {
      const attributes = [
        ...attributesOfExpression(data, {
          field: (field) => (isFieldOf(ACTIVITY_FIELDS, field) ? words.field(field) : field),
          operator: operatorWord,
          value: (field, value) => words.value(field, value),
        }),
      ];
      if (time === null) return attributes;
      const { range, from, to } = time;
      const period = periodOf(range);
      const fixed =
        from === undefined || to === undefined
          ? ''
          : format.range({ from: Date.parse(from), to: Date.parse(to) });
      attributes.push({
        key: 'time',
        name: formatMessage({ id: 'widgets.dates.title' }),
        value: period === undefined ? fixed : formatMessage({ id: PERIOD_WORDS[period] }),
        count: undefined,
      });
      return attributes;
    },
    [formatMessage, format, words, operatorWord],
  );
}
