import { topParts } from '@casbah/domain/filter/change';
import type { Filter, FilterValue } from '@casbah/domain/filter/expression';
import { normalise } from '@casbah/domain/filter/normalise';
import { type FacetChoice, type FacetState, NO_CHOICE } from '@casbah/widgets/facet-list/facet.ts';

interface Part<Field extends string> {
  field: Field;
  values: readonly FilterValue[];
  without: boolean;
}

/** A part of a filter that includes or excludes values of one field. */
function valuesOf<Field extends string>(part: Filter<Field>): Part<Field> | undefined {
  if (part.kind === 'in') return { field: part.field, values: part.values, without: false };
  if (part.kind === 'not' && part.part.kind === 'in')
    return { field: part.part.field, values: part.part.values, without: true };
  return undefined;
}

function isSame(a: FilterValue, b: FilterValue): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

/** Top-level conditions of a filter by field, which facets show as selected. */
export function choicesOf<Field extends string>(
  filter: Filter<Field>,
): Readonly<Record<string, FacetChoice>> {
  const choices: Record<string, FacetChoice> = {};
  for (const part of topParts(filter)) {
    const found = valuesOf(part);
    if (found === undefined) continue;
    const before = choices[found.field] ?? NO_CHOICE;
    const values = found.values.map(String);
    choices[found.field] = found.without
      ? { ...before, without: [...before.without, ...values] }
      : { ...before, only: [...before.only, ...values] };
  }
  return choices;
}

/** Returns the filter with one value included, excluded or neither; the rest unchanged. */
export function chooseValue<Field extends string>(
  filter: Filter<Field>,
  field: NoInfer<Field>,
  value: FilterValue,
  state: FacetState,
): Filter<Field> {
  let placed = false;
  const parts = topParts(filter).flatMap((part): readonly Filter<Field>[] => {
    const found = valuesOf(part);
    if (found === undefined || found.field !== field) return [part];
    const rest = found.values.filter((one) => !isSame(one, value));
    const takes = !placed && state === (found.without ? 'without' : 'only');
    if (takes) placed = true;
    const values = takes ? [...rest, value] : rest;
    if (values.length === 0) return [];
    const wanted: Filter<Field> = { kind: 'in', field, values };
    return [found.without ? { kind: 'not', part: wanted } : wanted];
  });
  if (state !== 'none' && !placed) {
    const wanted: Filter<Field> = { kind: 'in', field, values: [value] };
    parts.push(state === 'without' ? { kind: 'not', part: wanted } : wanted);
  }
  return normalise({ kind: 'and', parts });
}
