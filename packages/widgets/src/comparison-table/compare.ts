/** An attribute compared across all items. */
export interface ComparedAttribute {
  id: string;
  label: string;
  /** Attributes of one group are adjacent. */
  group?: string | undefined;
  /** Answers in item order; undefined if unknown. */
  values: readonly (string | undefined)[];
}

/** Whether the answers differ. An unknown answer differs from a known one. */
export function differs({ values }: ComparedAttribute): boolean {
  return values.some((value) => value !== values[0]);
}

/** Attributes that differ come first; otherwise the order is kept. */
export function differencesFirst(attributes: readonly ComparedAttribute[]): ComparedAttribute[] {
  return [...attributes.filter(differs), ...attributes.filter((attribute) => !differs(attribute))];
}
