import type { Filter } from '@casbah/domain/filter/expression';
import { type Comparison, comparisonOf } from '@casbah/domain/filter/operator';
import { parseFilter } from '@casbah/domain/filter/parse';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import type { ExplainWords } from './explain-words.ts';

/** Values listed before “3 more”. */
const MOST_VALUES = 5;

/** A condition in words: “Activity is Uploaded or Shared and Exposure isn’t Internal”. Empty if it matches everything. */
export function conditionWords(filter: Filter<PolicyField>, words: ExplainWords): string {
  const comparison = comparisonOf(filter, POLICY_FIELDS);
  if (comparison !== undefined) return comparisonWords(comparison, words);
  switch (filter.kind) {
    case 'and':
      return words.all(filter.parts.map((part) => partWords(part, 'and', words)));
    case 'or':
      return words.any(filter.parts.map((part) => partWords(part, 'or', words)));
    case 'not':
      return words.say('policy.holds.not', { condition: conditionWords(filter.part, words) });
    default:
      return '';
  }
}

/** The same for a condition's text; the text itself if it can't be read. */
export function conditionTextWords(text: string, words: ExplainWords): string {
  const { filter } = parseFilter(text, POLICY_FIELDS);
  return filter === undefined ? text : conditionWords(filter, words);
}

/** A part of `and` or `or`, in parentheses if it is the other one. */
function partWords(part: Filter<PolicyField>, within: 'and' | 'or', words: ExplainWords): string {
  const condition = conditionWords(part, words);
  const isOther = (part.kind === 'and' || part.kind === 'or') && part.kind !== within;
  return isOther ? words.say('policy.holds.group', { condition }) : condition;
}

function comparisonWords({ field, operator, values }: Comparison<PolicyField>, words: ExplainWords): string {
  const shown = values.slice(0, values.length > MOST_VALUES ? MOST_VALUES - 1 : MOST_VALUES);
  const more = values.length - shown.length;
  const value = words.any([
    ...shown.map((one) => words.value(field, one)),
    ...(more === 0 ? [] : [words.say('policy.explain.more', { count: more })]),
  ]);
  return words.say(`policy.holds.${operator}`, { field: words.field(field), value });
}
