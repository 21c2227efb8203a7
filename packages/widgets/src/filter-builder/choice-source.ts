import type { FilterAttribute, FilterChoice } from '@casbah/domain/filter/attribute';
import type { FilterValue } from '@casbah/domain/filter/expression';

/** Choices of an attribute that match the typed text. */
export type LoadChoices = (
  key: string,
  query: string,
  signal: AbortSignal,
) => Promise<readonly FilterChoice[]>;

export interface ChoiceSource {
  load: LoadChoices | undefined;
  /** Display text of a value. */
  labelOf: (attribute: FilterAttribute, value: FilterValue) => string;
}

/**
 * Looks up choices and remembers their texts, so that selected ones show them without being listed. The page has the
 * texts of earlier selections.
 */
export function choiceSource(
  load: LoadChoices | undefined,
  valueLabel: ((key: string, value: FilterValue) => string | undefined) | undefined,
  seen: Map<string, string>,
): ChoiceSource {
  return {
    load:
      load === undefined
        ? undefined
        : async (key, query, signal) => {
            const found = await load(key, query, signal);
            for (const { value, label } of found) seen.set(nameOf(key, value), label);
            return found;
          },
    labelOf: (attribute, value) =>
      attribute.filterChoices?.find((choice) => choice.value === value)?.label ??
      valueLabel?.(attribute.key, value) ??
      seen.get(nameOf(attribute.key, value)) ??
      String(value),
  };
}

function nameOf(key: string, value: FilterValue): string {
  return JSON.stringify([key, value]);
}
