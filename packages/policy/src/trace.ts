import type { Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import { isTextType } from '@casbah/domain/filter/vocabulary';
import type { ConditionTrace } from '@casbah/domain/policy/decision';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { compileCondition } from './compile-condition.ts';
import { type FactReader, placeOf } from './fact-reader.ts';

/** Compiles a filter to the full account of which of its conditions hold, with the value each was compared with. */
export function compileTrace(filter: Filter<PolicyField>): (facts: FactReader) => ConditionTrace {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const { kind } = filter;
      const traces = filter.parts.map(compileTrace);
      return (facts) => {
        const parts: ConditionTrace[] = [];
        let holds = kind === 'and';
        for (const trace of traces) {
          const part = trace(facts);
          parts.push(part);
          holds = kind === 'and' ? holds && part.holds : holds || part.holds;
        }
        return { kind, holds, parts };
      };
    }
    case 'not': {
      const trace = compileTrace(filter.part);
      return (facts) => {
        const part = trace(facts);
        return { kind: 'not', holds: !part.holds, part };
      };
    }
    default: {
      const { field } = filter;
      const holds = compileCondition(filter);
      const valueIn = compileValue(field);
      const condition = printFilter(filter, POLICY_FIELDS);
      return (facts) => ({
        kind: 'condition',
        holds: holds(facts),
        condition,
        field,
        value: valueIn(facts),
      });
    }
  }
}

function compileValue(field: PolicyField): (facts: FactReader) => string | number | readonly string[] | null {
  const place = placeOf(field);
  if (!isTextType(POLICY_FIELDS[field].type)) return (facts) => facts.number(place) ?? null;
  return (facts) => {
    const value = facts.value(place);
    return value === undefined || value === '' ? null : value;
  };
}
