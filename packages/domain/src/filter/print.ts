import {
  type Condition,
  FILTER_FIELDS,
  type Filter,
  type FilterField,
  type FilterValue,
} from './expression.ts';
import { isAll, isNone, normalise } from './normalise.ts';
import { writeNumber } from './numbers.ts';
import { writeString } from './tokens.ts';

/** A filter's text form: `parseFilter` reads it back as the filter's plain form. Everything is the empty text. */
export function printFilter(filter: Filter): string {
  const plain = normalise(filter);
  return isAll(plain) ? '' : print(plain, 'or');
}

/** `around` is the weakest operator that may stand here without parentheses. */
function print(filter: Filter, around: 'or' | 'and' | 'not'): string {
  switch (filter.kind) {
    case 'or':
      if (isNone(filter)) return 'none';
      return enclose(filter.parts.map((part) => print(part, 'and')).join(' or '), around !== 'or');
    case 'and':
      return enclose(filter.parts.map((part) => print(part, 'not')).join(' and '), around === 'not');
    case 'not':
      return filter.part.kind === 'in' ? printIn(filter.part, true) : `not ${print(filter.part, 'not')}`;
    case 'in':
      return printIn(filter, false);
    case 'compare':
      return `${filter.field} ${filter.operator} ${writeValue(filter.field, filter.value)}`;
    case 'text':
      return `${filter.field} ${filter.operator} ${writeString(filter.value)}`;
    case 'exists':
      return `exists ${filter.field}`;
  }
}

function printIn({ field, values }: Extract<Condition, { kind: 'in' }>, negated: boolean): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return `${field} ${negated ? '!=' : '='} ${writeValue(field, only)}`;
  return `${field} ${negated ? 'not in' : 'in'} (${values.map((value) => writeValue(field, value)).join(', ')})`;
}

function enclose(text: string, needed: boolean): string {
  return needed ? `(${text})` : text;
}

function writeValue(field: FilterField, value: FilterValue): string {
  const { type } = FILTER_FIELDS[field];
  if (typeof value === 'string') return writeString(value);
  return writeNumber(value, type === 'bytes' ? 'bytes' : 'number');
}
