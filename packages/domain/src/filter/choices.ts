import type { Filter } from './expression.ts';
import { normalise } from './normalise.ts';
import { isFieldOf, type Vocabulary } from './vocabulary.ts';

/** Selected values of a field: any of `only` if it isn't empty, none of `without`. */
export interface ValueChoice {
  readonly only: readonly string[];
  readonly without: readonly string[];
}

/** Selections by field as one filter. Ignores fields the list doesn't have. */
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
