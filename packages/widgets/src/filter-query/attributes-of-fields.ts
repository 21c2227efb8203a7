import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { operatorsOf } from '@casbah/domain/filter/operator';
import type { FieldDefinition, Vocabulary } from '@casbah/domain/filter/vocabulary';
import type { FieldChoice } from '../filter-bar/suggestions.ts';

/** A line's fields as builder attributes: same names, operators and values. */
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
  // Addresses in logs are mostly private, which the usual pattern rejects.
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
      // The most frequent values are offered before typing.
      return { filterType: 'multichoice', loadDynamicData: true, filterConfig: { minLength: 0 } };
  }
}
