import type { TrafficField } from './traffic-fields.ts';

/**
 * Filter expression, the one query language of console, exports, API and CLI: a tree over a list's fields (traffic by
 * default). Text form: `risk in (high, medium) and bytes_up > 100MB and not user = "o.haddad"`.
 */
export type Filter<Field extends string = TrafficField> =
  | { kind: 'and'; parts: readonly Filter<Field>[] } // without parts: everything
  | { kind: 'or'; parts: readonly Filter<Field>[] } // without parts: nothing
  | { kind: 'not'; part: Filter<Field> }
  | Condition<Field>;

export type Condition<Field extends string = TrafficField> =
  /** Equals one of the values. Text ignores case; a network matches every address in it. */
  | { kind: 'in'; field: Field; values: readonly FilterValue[] }
  | { kind: 'compare'; field: Field; operator: '<' | '<=' | '>' | '>='; value: number }
  /** Text that contains, starts or ends with the value, or matches it with wildcards (`*`, `?`), ignoring case. */
  | { kind: 'text'; field: Field; operator: TextOperator; value: string }
  /** The field has a value. */
  | { kind: 'exists'; field: Field };

export const TEXT_OPERATORS = ['contains', 'starts', 'ends', 'like'] as const;
export type TextOperator = (typeof TEXT_OPERATORS)[number];

export type FilterValue = string | number;

/** Matches everything. */
export const ALL: Filter<never> = { kind: 'and', parts: [] };
