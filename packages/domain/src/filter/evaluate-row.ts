import type { Filter } from './expression.ts';
import { meets, numberMeets, textMeets } from './meets.ts';
import { isTextType, type Vocabulary } from './vocabulary.ts';

/** Value of a row's field; several if the row has several, such as a person's groups. */
export type RowValue = string | number | null | undefined | readonly string[];

/** Whether a table row matches a filter. Reference semantics, which the SQL of `filterSql` follows. */
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
