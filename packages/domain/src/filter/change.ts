import { ALL, type Condition, type Filter } from './expression.ts';
import { normalise } from './normalise.ts';

/** Top-level conditions joined by `and`: the console's tokens. */
export function topParts<Field extends string>(filter: Filter<Field>): readonly Filter<Field>[] {
  const plain = normalise(filter);
  return plain.kind === 'and' ? plain.parts : [plain];
}

/** Fields used by a filter. */
export function fieldsOf<Field extends string>(
  filter: Filter<Field>,
  found: Set<Field> = new Set(),
): Set<Field> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) fieldsOf(part, found);
      return found;
    case 'not':
      return fieldsOf(filter.part, found);
    default:
      return found.add(filter.field);
  }
}

/**
 * The filter without conditions on one field only, because a facet counts values as if none were selected. Keeps parts
 * that mix the field with others.
 */
export function withoutField<Field extends string>(
  filter: Filter<Field>,
  field: NoInfer<Field>,
): Filter<Field> {
  const rest = topParts(filter).filter((part) => {
    const fields = fieldsOf(part);
    return !(fields.size === 1 && fields.has(field));
  });
  return normalise({ kind: 'and', parts: rest });
}

/** Adds a condition to the filter. Values are merged into an existing condition on the field's values. */
export function addCondition<Field extends string>(
  filter: Filter<Field>,
  condition: Condition<Field>,
): Filter<Field> {
  const parts = topParts(filter);
  const same =
    condition.kind === 'in'
      ? parts.findIndex((part) => part.kind === 'in' && part.field === condition.field)
      : -1;
  const widened = parts.map((part, index) =>
    index === same && part.kind === 'in' && condition.kind === 'in'
      ? { ...part, values: [...new Set([...part.values, ...condition.values])] }
      : part,
  );
  return normalise({ kind: 'and', parts: same >= 0 ? widened : [...parts, condition] });
}

/**
 * Removes a top-level condition. From a condition on values, removes only the given values, and the condition with the
 * last one.
 */
export function removeCondition<Field extends string>(
  filter: Filter<Field>,
  condition: Condition<Field>,
): Filter<Field> {
  const parts = topParts(filter).flatMap((part): readonly Filter<Field>[] => {
    if (condition.kind === 'in' && part.kind === 'in' && part.field === condition.field) {
      const values = part.values.filter((value) => !condition.values.includes(value));
      return values.length > 0 ? [{ ...part, values }] : [];
    }
    return isSame(part, condition) ? [] : [part];
  });
  return parts.length === 0 ? ALL : normalise({ kind: 'and', parts });
}

function isSame(part: Filter<string>, condition: Condition<string>): boolean {
  if (part.kind !== condition.kind || !('field' in part) || part.field !== condition.field) return false;
  if (part.kind === 'exists') return true;
  return (
    (part.kind === 'text' || part.kind === 'compare') &&
    (condition.kind === 'text' || condition.kind === 'compare') &&
    part.operator === condition.operator &&
    part.value === condition.value
  );
}
