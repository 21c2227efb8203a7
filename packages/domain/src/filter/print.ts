import type { Condition, Filter, FilterValue } from './expression.ts';
import { isAll, isNone, normalise } from './normalise.ts';
import { writeNumber } from './numbers.ts';
import { writeString } from './tokens.ts';
import { writeTime } from './typed-time.ts';
import type { FieldDefinition, Vocabulary } from './vocabulary.ts';

/**
 * A filter's text form, which `parseFilter` reads back in normal form with the same fields. Everything is empty text.
 */
export function printFilter<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
): string {
  const plain = normalise(filter);
  return isAll(plain) ? '' : print(plain, fields, 'or');
}

/** `around`: weakest operator allowed here without parentheses. */
function print<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<Field>,
  around: 'or' | 'and' | 'not',
): string {
  switch (filter.kind) {
    case 'or':
      if (isNone(filter)) return 'none';
      return enclose(filter.parts.map((part) => print(part, fields, 'and')).join(' or '), around !== 'or');
    case 'and':
      return enclose(filter.parts.map((part) => print(part, fields, 'not')).join(' and '), around === 'not');
    case 'not':
      return filter.part.kind === 'in'
        ? printIn(filter.part, fields[filter.part.field], true)
        : `not ${print(filter.part, fields, 'not')}`;
    case 'in':
      return printIn(filter, fields[filter.field], false);
    case 'compare':
      return `${filter.field} ${filter.operator} ${writeValue(fields[filter.field], filter.value)}`;
    case 'text':
      return `${filter.field} ${filter.operator} ${writeString(filter.value)}`;
    case 'exists':
      return `exists ${filter.field}`;
  }
}

function printIn(
  { field, values }: Extract<Condition<string>, { kind: 'in' }>,
  definition: FieldDefinition,
  negated: boolean,
): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return `${field} ${negated ? '!=' : '='} ${writeValue(definition, only)}`;
  const list = values.map((value) => writeValue(definition, value)).join(', ');
  return `${field} ${negated ? 'not in' : 'in'} (${list})`;
}

function enclose(text: string, needed: boolean): string {
  return needed ? `(${text})` : text;
}

function writeValue({ type }: FieldDefinition, value: FilterValue): string {
  if (typeof value === 'string') return writeString(value);
  if (type === 'time') return writeTime(value);
  return writeNumber(value, type === 'bytes' ? 'bytes' : 'number');
}
