/** One thing that is asked of all that are compared. */
export interface ComparedAttribute {
  id: string;
  label: string;
  /** Attributes of one group are adjacent. */
  group?: string | undefined;
  /** The answer of each, in the order of what is compared; undefined where nothing is known. */
  values: readonly (string | undefined)[];
}

/** Whether not all answers are the same. One that isn't known differs from one that is. */
export function differs({ values }: ComparedAttribute): boolean {
  return values.some((value) => value !== values[0]);
}

/** Attributes that differ before those that don't, each part in its own order. */
export function differencesFirst(attributes: readonly ComparedAttribute[]): ComparedAttribute[] {
  return [...attributes.filter(differs), ...attributes.filter((attribute) => !differs(attribute))];
}
