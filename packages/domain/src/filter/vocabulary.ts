/** How a field's values are written and compared. */
export type FieldType = 'word' | 'text' | 'number' | 'bytes' | 'time';

/** Kinds of conditions: equality, comparison, substring, presence. */
export type ConditionKind = 'in' | 'compare' | 'text' | 'exists';

export interface FieldDefinition {
  type: FieldType;
  /**
   * Source of the value, if a list has several. A `total` is aggregated per row, so only `and` may join it to the rest.
   */
  of?: string | undefined;
  /**
   * Allowed values, in lower case. A filter with any other is rejected, except empty text if a value may be missing.
   */
  values?: readonly string[] | undefined;
  /** Supported conditions; those of its type if absent. */
  conditions?: readonly ConditionKind[] | undefined;
  /** Whether the value may be missing. A missing number is unknown rather than 0, and matches no comparison. */
  mayBeUnknown?: boolean | undefined;
  /** Whether values compare exactly, such as IDs. */
  isExact?: boolean | undefined;
  /** Whether it contains an IP address, so that a network as a value matches every address in it. */
  isAddress?: boolean | undefined;
}

/** Filter fields of a list. */
export type Vocabulary<Field extends string = string> = Readonly<Record<Field, FieldDefinition>>;

/** Defines a list's fields once, for its parser, pages and SQL. */
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

/** Conditions a field supports. Presence doesn't apply to totals that are always known. */
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
