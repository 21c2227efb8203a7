import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { operatorsOf } from '@casbah/domain/filter/operator';
import type { FieldDefinition, Vocabulary } from '@casbah/domain/filter/vocabulary';
import type { FieldChoice } from '../filter-bar/suggestions.ts';

/** The fields of a line as a builder edits them: the same names, operators and values. */
export function attributesOfFields<Field extends string>(
  fields: readonly FieldChoice<Field>[],
  vocabulary: Vocabulary<NoInfer<Field>>,
): readonly FilterAttribute[] {
  return fields.map((choice) => ({
    key: choice.field,
    displayText: choice.label,
    operators: operatorsOf(vocabulary[choice.field], choice.closed !== undefined),
    ...editedAs(choice, vocabulary[choice.field]),
  }));
}

function editedAs(
  { closed }: FieldChoice,
  { type, isAddress }: FieldDefinition,
): Pick<FilterAttribute, 'filterType' | 'filterChoices' | 'filterConfig' | 'loadDynamicData'> {
  if (closed !== undefined) return { filterType: 'multichoice', filterChoices: closed };
  // The log's addresses are mostly private ones, which the usual pattern refuses.
  if (isAddress === true) return { filterType: 'ip', filterConfig: { regexKey: 'ip_or_subnet' } };
  switch (type) {
    case 'number':
      return { filterType: 'number' };
    case 'bytes':
      return { filterType: 'number', filterConfig: { unit: 'bytes' } };
    case 'time':
      return { filterType: 'date' };
    case 'text':
      return { filterType: 'text' };
    case 'word':
      // Its most frequent values are offered before anything is typed.
      return { filterType: 'multichoice', loadDynamicData: true, filterConfig: { minLength: 0 } };
  }
}
