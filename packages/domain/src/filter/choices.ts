import type { Filter } from './expression.ts';
import { normalise } from './normalise.ts';
import { isFieldOf, type Vocabulary } from './vocabulary.ts';

/** Values that were chosen in one field: any of `only` where it holds some, none of `without`. */
export interface ValueChoice {
  readonly only: readonly string[];
  readonly without: readonly string[];
}

/** Values chosen by field, as one filter. Fields that the list doesn't have ask nothing. */
export function filterOfChoices<Field extends string>(
  choices: Readonly<Record<string, Partial<ValueChoice> | undefined>>,
  fields: Vocabulary<Field>,
): Filter<Field> {
  const parts = Object.entries(choices).flatMap(([field, choice]): readonly Filter<Field>[] => {
    if (!isFieldOf(fields, field)) return [];
    const { only = [], without = [] } = choice ?? {};
    return [
      ...(only.length === 0 ? [] : [{ kind: 'in' as const, field, values: only }]),
      ...(without.length === 0
        ? []
        : [{ kind: 'not' as const, part: { kind: 'in' as const, field, values: without } }]),
    ];
  });
  return normalise({ kind: 'and', parts });
}
