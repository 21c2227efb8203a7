/** How the values of a field are written and compared. */
export type FieldType = 'word' | 'text' | 'number' | 'bytes' | 'time';

/** What a condition can ask: equal to a value, larger or smaller, a part of a text, filled at all. */
export type ConditionKind = 'in' | 'compare' | 'text' | 'exists';

export interface FieldDefinition {
  type: FieldType;
  /** Who answers for it, where a list asks several. A `total` is added up over a row: only `and` may join it to the rest. */
  of?: string | undefined;
  /** The only values there are, in lower case. A filter with any other value is refused, but for empty text where one may be missing. */
  values?: readonly string[] | undefined;
  /** The conditions that make sense; those of its type where absent. */
  conditions?: readonly ConditionKind[] | undefined;
  /** The value may be missing. A number is unknown then, which isn't 0, and meets no comparison. */
  mayBeUnknown?: boolean | undefined;
  /** Values compare letter for letter, such as ids. */
  isExact?: boolean | undefined;
  /** Holds an IP address: a network among the wanted values means every address in it. */
  isAddress?: boolean | undefined;
}

/** The fields that the filters of one list know. */
export type Vocabulary<Field extends string = string> = Readonly<Record<Field, FieldDefinition>>;

/** Describes the fields of a list, once for its parser, its pages and its SQL. */
export function defineFields<const Fields extends Vocabulary>(
  fields: Fields,
): Fields & Vocabulary<keyof Fields & string> {
  return fields;
}

export function isFieldOf<Field extends string>(fields: Vocabulary<Field>, name: string): name is Field {
  return Object.hasOwn(fields, name);
}

export function namesOf<Field extends string>(fields: Vocabulary<Field>): readonly Field[] {
  return Object.keys(fields).filter((name) => isFieldOf(fields, name));
}

const OF_TEXT: readonly ConditionKind[] = ['in', 'text', 'exists'];
const OF_NUMBERS: readonly ConditionKind[] = ['in', 'compare', 'exists'];

/** The conditions that a field allows. A total that is always known is never asked whether it is there. */
export function conditionsOf({
  type,
  of,
  conditions,
  mayBeUnknown,
}: FieldDefinition): readonly ConditionKind[] {
  if (conditions !== undefined) return conditions;
  if (isTextType(type)) return OF_TEXT;
  return of === 'total' && mayBeUnknown !== true ? ['in', 'compare'] : OF_NUMBERS;
}

export function isTextType(type: FieldType): type is 'word' | 'text' {
  return type === 'word' || type === 'text';
}
