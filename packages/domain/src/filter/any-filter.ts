import fc from 'fast-check';
import { type Condition, type Filter, TEXT_OPERATORS } from './expression.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';
import {
  type ConditionKind,
  conditionsOf,
  type FieldDefinition,
  isTextType,
  namesOf,
  type Vocabulary,
} from './vocabulary.ts';

/** Random filters for tests. */
export const FIELDS = namesOf(TRAFFIC_FIELDS);

const anyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'and',
    'OR',
    'in',
    'o.haddad',
    'ACME\\o',
    '"',
    "'",
    '\\',
    '\ud800',
    '100MB',
    '',
    'a b',
    '(x',
    '😀',
    'q?-*.x',
    '\\*',
  ),
);
const anyNumber = fc
  .oneof(
    fc.nat(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, 1024, 100 * 1024 ** 2, 5 * 1024 ** 4, 1e21, 1e-7),
  )
  .map((value) => (value === 0 ? 0 : value));
/** Four-digit years, as the text form supports. */
const anyTime = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(9999, 11) });

const anyNumberOf = ({ type }: FieldDefinition) => (type === 'time' ? anyTime : anyNumber);

function valueFor(definition: FieldDefinition): fc.Arbitrary<string | number> {
  if (definition.values !== undefined) return fc.constantFrom(...definition.values);
  return isTextType(definition.type) ? anyString : anyNumberOf(definition);
}

function anyConditionOf<Field extends string>(
  kind: ConditionKind,
  field: Field,
  definition: FieldDefinition,
): fc.Arbitrary<Condition<Field>> {
  switch (kind) {
    case 'in':
      return fc
        .array(valueFor(definition), { minLength: 1, maxLength: 4 })
        .map((values) => ({ kind: 'in', field, values }));
    case 'exists':
      return fc.constant({ kind: 'exists', field });
    case 'text':
      return fc
        .record({ operator: fc.constantFrom(...TEXT_OPERATORS), value: anyString })
        .map(({ operator, value }) => ({ kind: 'text', field, operator, value }));
    case 'compare':
      return fc
        .record({ operator: fc.constantFrom('<', '<=', '>', '>='), value: anyNumberOf(definition) })
        .map(({ operator, value }) => ({ kind: 'compare', field, operator, value }));
  }
}

/** Random filters over conditions. */
export function anyFilterOver<Field extends string>(
  condition: fc.Arbitrary<Condition<Field>>,
): fc.Arbitrary<Filter<Field>> {
  return fc.letrec<{ filter: Filter<Field> }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      condition,
      fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
      fc.record({ kind: fc.constant('and' as const), parts: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ kind: fc.constant('or' as const), parts: fc.array(tie('filter'), { maxLength: 3 }) }),
    ),
  })).filter;
}

/** Random filters over a list's fields. */
export function anyFilterOf<Field extends string>(fields: Vocabulary<Field>): fc.Arbitrary<Filter<Field>> {
  return anyFilterOver(
    fc
      .constantFrom(...namesOf(fields))
      .chain((field) =>
        fc.oneof(...conditionsOf(fields[field]).map((kind) => anyConditionOf(kind, field, fields[field]))),
      ),
  );
}

export const anyFilter = anyFilterOf(TRAFFIC_FIELDS);
