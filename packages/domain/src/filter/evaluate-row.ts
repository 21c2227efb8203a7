import type { Filter } from './expression.ts';
import { meets, numberMeets, textMeets } from './meets.ts';
import { isTextType, type Vocabulary } from './vocabulary.ts';

/** The value of a row in a field; several where the row has several, such as the groups of a person. */
export type RowValue = string | number | null | undefined | readonly string[];

/** Whether a row of a table meets a filter. This is what a filter means; the SQL of `filterSql` says the same. */
export function evaluateRow<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
  valueIn: (field: Field) => RowValue,
): boolean {
  return meets(filter, (condition) => {
    const definition = fields[condition.field];
    const value = valueIn(condition.field);
    if (!isTextType(definition.type))
      return numberMeets(condition, typeof value === 'number' ? value : undefined);
    const texts = typeof value === 'object' && value !== null ? value : [String(value ?? '')];
    return texts.some((text) => textMeets(condition, definition, text));
  });
}
