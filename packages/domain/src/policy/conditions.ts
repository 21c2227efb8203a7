import type { Condition, Filter } from '../filter/expression.ts';

/** All conditions in a filter, wherever they are. */
export function usedConditions<Field extends string>(filter: Filter<Field>): readonly Condition<Field>[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.flatMap(usedConditions);
    case 'not':
      return usedConditions(filter.part);
    default:
      return [filter];
  }
}
