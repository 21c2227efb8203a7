import type { Datasource } from '@casbah/contract/datasources';
import { loadStatusOf } from '@casbah/domain/datasource';
import { evaluateRow, type RowValue } from '@casbah/domain/filter/evaluate-row';
import type { Filter } from '@casbah/domain/filter/expression';
import { SOURCE_FIELDS, type SourceField } from '@casbah/domain/source-fields';
import { sourceState } from '@casbah/domain/source-state';

/** Whether a source matches a filter. Evaluated in memory: a source's state combines three stores. */
export function meetsFilter(source: Datasource, filter: Filter<SourceField>): boolean {
  return evaluateRow(filter, SOURCE_FIELDS, (field) => valueIn(source, field));
}

function valueIn(source: Datasource, field: SourceField): RowValue {
  switch (field) {
    case 'state':
      return sourceState({
        status: loadStatusOf(source.status),
        loads: source.loads,
        events: source.events,
        rejects: source.rejects,
        signs: source.signs,
      });
    case 'created':
      return Date.parse(source.created_on);
    case 'first_event':
    case 'last_event': {
      const time = source[field];
      return time === null ? null : Date.parse(time);
    }
    default:
      return source[field];
  }
}
