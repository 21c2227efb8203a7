import fc from 'fast-check';
import { EVENT_ACTIONS } from '../event.ts';
import { RISK_LEVELS } from '../risk.ts';
import { type Condition, FILTER_FIELDS, type Filter, type FilterField, mayBeUnknown } from './expression.ts';

/** Any filter at all, for tests. */
export const FIELDS = Object.keys(FILTER_FIELDS) as FilterField[];

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
  ),
);
const anyNumber = fc
  .oneof(
    fc.nat(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, 1024, 100 * 1024 ** 2, 5 * 1024 ** 4, 1e21, 1e-7),
  )
  .map((value) => (value === 0 ? 0 : value));

function valueFor(field: FilterField): fc.Arbitrary<string | number> {
  if (field === 'risk') return fc.constantFrom(...RISK_LEVELS);
  if (field === 'action') return fc.constantFrom(...EVENT_ACTIONS);
  const { type } = FILTER_FIELDS[field];
  return type === 'word' || type === 'text' ? anyString : anyNumber;
}

const anyCondition: fc.Arbitrary<Condition> = fc.constantFrom(...FIELDS).chain((field) => {
  const { of, type } = FILTER_FIELDS[field];
  const isIn: fc.Arbitrary<Condition> = fc
    .array(valueFor(field), { minLength: 1, maxLength: 4 })
    .map((values) => ({ kind: 'in', field, values }));
  const exists: fc.Arbitrary<Condition> = fc.constant({ kind: 'exists', field });
  if (type === 'word' || type === 'text')
    return fc.oneof(
      isIn,
      exists,
      fc
        .record({ operator: fc.constantFrom('contains', 'starts', 'ends'), value: anyString })
        .map((rest): Condition => ({ kind: 'text', field, ...rest })),
    );
  const compares = fc
    .record({ operator: fc.constantFrom('<', '<=', '>', '>='), value: anyNumber })
    .map((rest): Condition => ({ kind: 'compare', field, ...rest }));
  return of === 'total' && !mayBeUnknown(field) ? fc.oneof(isIn, compares) : fc.oneof(isIn, compares, exists);
});

export const anyFilter = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    anyCondition,
    fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
    fc.record({ kind: fc.constant('and' as const), parts: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('or' as const), parts: fc.array(tie('filter'), { maxLength: 3 }) }),
  ),
})).filter;
