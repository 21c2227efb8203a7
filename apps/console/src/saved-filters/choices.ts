import { filterOfChoices } from '@casbah/domain/filter/choices';
import { modelOf } from '@casbah/domain/filter/model';
import { type WireBlock, wireOfModel } from '@casbah/domain/filter/saved-filter-wire';
import type { Vocabulary } from '@casbah/domain/filter/vocabulary';
import type { FacetChoice } from '@casbah/widgets/facet-list/facet.ts';
import type { Asked } from './asked.ts';
import { valuesOf } from './attributes.ts';

/** Wire form of a filter by included and excluded values of fields. */
export function expressionOf<Field extends string>(
  choices: Readonly<Partial<Record<NoInfer<Field>, Partial<FacetChoice> | undefined>>>,
  fields: Vocabulary<Field>,
): Asked['data'] {
  return wireOfModel(modelOf(filterOfChoices(choices, fields), fields));
}

/** The values that a saved filter selects per field; ignores conditions that such a list can't have. */
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

/** The one value that a saved filter selects for a field. */
export function chosenValue(data: Asked['data'], field: string): string | undefined {
  return choicesOf(data).get(field)?.only[0];
}
