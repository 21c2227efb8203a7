import type { Filter } from '@casbah/domain/filter/expression';
import type { GroupKind, PeopleSource } from '@casbah/domain/group';
import { GROUP_FIELDS, type GroupField } from '@casbah/domain/group-fields';
import { readFilter } from '../http/filter.ts';

/** Selects groups by single values, or by a filter for everything else. */
export interface AskedGroups {
  /** Text to find in the name or description. */
  text?: string | undefined;
  kind?: GroupKind | undefined;
  source?: PeopleSource | undefined;
  filter?: string | undefined;
}

/** Throws `FILTER_INVALID`. */
export function filterOf({ text = '', kind, source, filter }: AskedGroups): Filter<GroupField> {
  const isOneOf = (field: GroupField, value: string | undefined): readonly Filter<GroupField>[] =>
    value === undefined ? [] : [{ kind: 'in', field, values: [value] }];
  return {
    kind: 'and',
    parts: [
      readFilter(filter, GROUP_FIELDS),
      { kind: 'text', field: 'text', operator: 'contains', value: text },
      ...isOneOf('kind', kind),
      ...isOneOf('source', source),
    ],
  };
}
