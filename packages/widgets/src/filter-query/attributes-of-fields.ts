import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { operatorsOf } from '@casbah/domain/filter/operator';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { FieldChoice } from '../filter-bar/suggestions.ts';

/** The fields of a line as a builder edits them: the same names, operators and values. */
export function attributesOfFields(fields: readonly FieldChoice[]): readonly FilterAttribute[] {
  return fields.map((choice) => ({
    key: choice.field,
    displayText: choice.label,
    operators: operatorsOf(TRAFFIC_FIELDS[choice.field], choice.closed !== undefined),
    ...editedAs(choice),
  }));
}

function editedAs({
  field,
  closed,
}: FieldChoice): Pick<FilterAttribute, 'filterType' | 'filterChoices' | 'filterConfig' | 'loadDynamicData'> {
  if (closed !== undefined) return { filterType: 'multichoice', filterChoices: closed };
  // The log's addresses are mostly private ones, which the usual pattern refuses.
  if (TRAFFIC_FIELDS[field].isAddress === true)
    return { filterType: 'ip', filterConfig: { regexKey: 'ip_or_subnet' } };
  switch (TRAFFIC_FIELDS[field].type) {
    case 'number':
      return { filterType: 'number' };
    case 'bytes':
      return { filterType: 'number', filterConfig: { unit: 'bytes' } };
    case 'text':
      return { filterType: 'text' };
    case 'word':
      // Its most frequent values are offered before anything is typed.
      return { filterType: 'multichoice', loadDynamicData: true, filterConfig: { minLength: 0 } };
  }
}
