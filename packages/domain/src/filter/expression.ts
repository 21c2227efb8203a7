import type { TrafficField } from './traffic-fields.ts';

/**
 * The filter expression: the one query language inside. The console's filters, exports, the API and the CLI all become
 * this tree over the fields of a list's vocabulary; events and tables have one compiler each that turns it into SQL. Its text
 * form is read by `parseFilter` and written by `printFilter`, e.g. `risk in (high, medium) and bytes_up > 100MB and not user =
 * "o.haddad"`. Where no fields are named, they are those of traffic.
 */
export type Filter<Field extends string = TrafficField> =
  | { kind: 'and'; parts: readonly Filter<Field>[] } // no parts: everything
  | { kind: 'or'; parts: readonly Filter<Field>[] } // no parts: nothing
  | { kind: 'not'; part: Filter<Field> }
  | Condition<Field>;

export type Condition<Field extends string = TrafficField> =
  /** Equal to one of the values. Text compares without regard to case; a network means every address in it. */
  | { kind: 'in'; field: Field; values: readonly FilterValue[] }
  | { kind: 'compare'; field: Field; operator: '<' | '<=' | '>' | '>='; value: number }
  /** Text that contains, starts or ends with the value, without regard to case. */
  | { kind: 'text'; field: Field; operator: 'contains' | 'starts' | 'ends'; value: string }
  /** The field is filled: the source recorded it. */
  | { kind: 'exists'; field: Field };

export type FilterValue = string | number;

/** Everything. */
export const ALL: Filter<never> = { kind: 'and', parts: [] };
