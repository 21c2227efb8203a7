import type { SavedAttribute } from '@casbah/domain/filter/saved-filter';
import type { WireBlock, WireExpression } from '@casbah/domain/filter/saved-filter-wire';

/** Labels of blocks: field, comparison and value. */
export interface BlockWords {
  field: (field: string) => string;
  operator: (operator: WireBlock['operator']) => string;
  value: (field: string, value: string | number) => string;
}

/**
 * An expression's blocks in words. The key distinguishes blocks with the same field but another comparison or
 * join.
 */
export function attributesOfExpression(
  { operator, groups }: WireExpression,
  words: BlockWords,
): readonly SavedAttribute[] {
  return groups.flatMap(({ blocks }, place) =>
    blocks.map((block): SavedAttribute => {
      const joined = groups.length > 1 ? `${operator} ${place}` : '';
      const said = words.operator(block.operator);
      return {
        key: `${joined}/${block.field}/${block.operator}`,
        name: said === '' ? words.field(block.field) : `${words.field(block.field)} ${said}`,
        value: valuesOf(block).map((value) => words.value(block.field, value)),
        count: undefined,
      };
    }),
  );
}

/** Values of a block: one, several, or the two ends of a range. */
export function valuesOf({ value, list, from, to }: WireBlock): readonly (string | number)[] {
  return list ?? [value, from, to].filter((one) => one !== undefined);
}
