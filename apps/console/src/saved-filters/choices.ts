import type { WireBlock } from '@casbah/domain/filter/saved-filter-wire';
import type { FacetChoice } from '@casbah/widgets/facet-list/facet.ts';
import type { Asked } from './asked.ts';
import { valuesOf } from './attributes.ts';

type Choices = Readonly<Record<string, Partial<FacetChoice> | undefined>>;

/** The filter of a list that is narrowed by values of its fields, those chosen and those left out, as a saved filter keeps it. */
export function expressionOf(choices: Choices): Asked['data'] {
  const blocks = Object.entries(choices).flatMap(([field, choice]) => [
    ...blocksOf(field, 'is', choice?.only),
    ...blocksOf(field, 'isNot', choice?.without),
  ]);
  return { operator: 'OR', groups: blocks.length === 0 ? [] : [{ operator: 'AND', blocks }] };
}

function blocksOf(field: string, operator: 'is' | 'isNot', values: readonly string[] = []) {
  const [value, ...others] = values;
  if (value === undefined) return [];
  const kind = { type: 'text' as const, group: '', meta_type: 'text', placeholder: '' };
  const given = others.length === 0 ? { value, originalValue: value } : { list: [...values] };
  return [{ field, operator, ...given, ...kind }];
}

/** The values that a saved filter asks of each field; what a list of this kind cannot ask is left out. */
export function choicesOf({ groups }: Asked['data']): ReadonlyMap<string, FacetChoice> {
  const choices = new Map<string, FacetChoice>();
  for (const block of groups.flatMap(({ blocks }): readonly WireBlock[] => blocks)) {
    const { only, without } = choices.get(block.field) ?? { only: [], without: [] };
    const values = valuesOf(block).map(String);
    if (block.operator === 'is') choices.set(block.field, { only: [...only, ...values], without });
    if (block.operator === 'isNot') choices.set(block.field, { only, without: [...without, ...values] });
  }
  return choices;
}

/** The one value that a saved filter asks of a field. */
export function chosenValue(data: Asked['data'], field: string): string | undefined {
  return choicesOf(data).get(field)?.only[0];
}
