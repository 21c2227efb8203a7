import type { Condition, Filter, TextOperator } from './expression.ts';
import { addressOf, isInNetwork, networkOf } from './network.ts';
import type { FieldDefinition } from './vocabulary.ts';
import { matchesWildcard } from './wildcard.ts';

/** Case-folds text: full Unicode, no locale. The event store does the same (`lowerUTF8`). */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** Whether something matches a filter, given its result for each condition. */
export function meets<Field extends string>(
  filter: Filter<Field>,
  answer: (condition: Condition<Field>) => boolean,
): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => meets(part, answer));
    case 'or':
      return filter.parts.some((part) => meets(part, answer));
    case 'not':
      return !meets(filter.part, answer);
    default:
      return answer(filter);
  }
}

/** Whether a text matches a condition on its field. Missing text is empty. */
export function textMeets(
  condition: Condition<string>,
  { isAddress, isExact }: Pick<FieldDefinition, 'isAddress' | 'isExact'>,
  given: string,
): boolean {
  const folded = (text: string) => (isExact === true ? text : foldCase(text));
  const value = folded(given);
  switch (condition.kind) {
    case 'in':
      return condition.values.some(
        (wanted) => folded(String(wanted)) === value || (isAddress === true && liesIn(given, String(wanted))),
      );
    case 'text':
      return partMeets(value, condition.operator, folded(condition.value));
    case 'exists':
      return value !== '';
    case 'compare':
      return false;
  }
}

/** Compares as given: fold the case of both first, to ignore it. */
export function partMeets(text: string, operator: TextOperator, wanted: string): boolean {
  switch (operator) {
    case 'contains':
      return text.includes(wanted);
    case 'starts':
      return text.startsWith(wanted);
    case 'ends':
      return text.endsWith(wanted);
    case 'like':
      return matchesWildcard(wanted, text);
  }
}

/** An address matches every network that contains it. */
function liesIn(given: string, wanted: string): boolean {
  const network = networkOf(wanted);
  const address = network === undefined ? undefined : addressOf(given);
  return network !== undefined && address !== undefined && isInNetwork(address, network);
}

/** Whether a number matches a condition on its field. An unknown one matches none. */
export function numberMeets(condition: Condition<string>, value: number | undefined): boolean {
  if (value === undefined) return false;
  switch (condition.kind) {
    case 'in':
      return condition.values.some((wanted) => Number(wanted) === value);
    case 'compare':
      return compare(value, condition.operator, condition.value);
    case 'exists':
      return true;
    case 'text':
      return false;
  }
}

export function compare(value: number, operator: '<' | '<=' | '>' | '>=', limit: number): boolean {
  switch (operator) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
  }
}
