import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { foldCase, numberMeets, partMeets } from '@casbah/domain/filter/meets';
import { isInNetwork, networkOf } from '@casbah/domain/filter/network';
import { type FieldDefinition, isTextType } from '@casbah/domain/filter/vocabulary';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { type FactReader, placeOf } from './fact-reader.ts';

export type Test = (facts: FactReader) => boolean;

/** Compiles a filter to a test on facts, with the meaning of `evaluateRow`. */
export function compileCondition(filter: Filter<PolicyField>): Test {
  switch (filter.kind) {
    case 'and':
      return every(cheapFirst(filter.parts).map(compileCondition));
    case 'or':
      return some(cheapFirst(filter.parts).map(compileCondition));
    case 'not': {
      const test = compileCondition(filter.part);
      return (facts) => !test(facts);
    }
    default:
      return isTextType(POLICY_FIELDS[filter.field].type) ? compileText(filter) : compileNumber(filter);
  }
}

function every(tests: readonly Test[]): Test {
  return (facts) => {
    for (const test of tests) if (!test(facts)) return false;
    return true;
  };
}

function some(tests: readonly Test[]): Test {
  return (facts) => {
    for (const test of tests) if (test(facts)) return true;
    return false;
  };
}

/** The order doesn't change the result, and the first parts often decide. */
function cheapFirst(parts: readonly Filter<PolicyField>[]): Filter<PolicyField>[] {
  return parts.toSorted((a, b) => costOf(a) - costOf(b));
}

/** Rough cost of a test: an equality or comparison is 1. */
function costOf(filter: Filter<PolicyField>): number {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.reduce((sum, part) => sum + costOf(part), 1);
    case 'not':
      return costOf(filter.part);
    case 'text':
      return filter.operator === 'like' ? 20 : 3;
    case 'in': {
      const { isAddress }: FieldDefinition = POLICY_FIELDS[filter.field];
      return isAddress === true ? 10 : 1;
    }
    case 'compare':
    case 'exists':
      return 1;
  }
}

function compileNumber(condition: Condition<PolicyField>): Test {
  const place = placeOf(condition.field);
  return (facts) => numberMeets(condition, facts.number(place));
}

function compileText(condition: Condition<PolicyField>): Test {
  const place = placeOf(condition.field);
  const { isExact = false, isAddress = false }: FieldDefinition = POLICY_FIELDS[condition.field];
  const folded = (text: string) => (isExact ? text : foldCase(text));
  const textsIn = (facts: FactReader) => (isExact ? facts.texts(place) : facts.folded(place));
  switch (condition.kind) {
    case 'in': {
      const written = condition.values.map(String);
      const values = new Set(written.map(folded));
      const isListed: Test = (facts) => {
        for (const text of textsIn(facts)) if (values.has(text)) return true;
        return false;
      };
      if (!isAddress) return isListed;
      const networks = written.map(networkOf).filter((network) => network !== undefined);
      if (networks.length === 0) return isListed;
      return (facts) =>
        isListed(facts) ||
        facts.addresses(place).some((address) => networks.some((network) => isInNetwork(address, network)));
    }
    case 'text': {
      const { operator } = condition;
      const wanted = folded(condition.value);
      return (facts) => textsIn(facts).some((text) => partMeets(text, operator, wanted));
    }
    case 'exists':
      return (facts) => facts.texts(place).some((text) => text !== '');
    case 'compare':
      return () => false;
  }
}
