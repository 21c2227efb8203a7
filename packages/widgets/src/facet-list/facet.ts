export interface FacetValue {
  value: string;
  label: string;
  /** Rows that have it, in what is visible without this facet's own choice. */
  count: number;
}

export interface FacetGroup {
  field: string;
  label: string;
  values: readonly FacetValue[];
  /** How many more values there are. */
  more: number;
}

/** What is chosen in one facet. */
export interface FacetChoice {
  only: readonly string[];
  without: readonly string[];
}

export const NO_CHOICE: FacetChoice = { only: [], without: [] };

/**
 * The visible values: the first few, and every chosen one wherever it stands, so that no one has to look for what they
 * chose. A chosen value that no row has any more is there with 0.
 */
export function valuesInSight(
  values: readonly FacetValue[],
  choice: FacetChoice,
  atMost: number,
): readonly FacetValue[] {
  const first = values.slice(0, atMost);
  const chosen = [...choice.only, ...choice.without].filter(
    (value) => !first.some((one) => one.value === value),
  );
  const others = chosen.map(
    (value) => values.find((one) => one.value === value) ?? { value, label: value, count: 0 },
  );
  return [...first, ...others];
}

export type FacetState = 'only' | 'without' | 'none';

export function stateOf(choice: FacetChoice, value: string): FacetState {
  if (choice.only.includes(value)) return 'only';
  return choice.without.includes(value) ? 'without' : 'none';
}

/** What a click makes of a value: chosen, or left out with Alt; again, and it is neither. */
export function nextState(current: FacetState, exclude: boolean): FacetState {
  const wanted = exclude ? 'without' : 'only';
  return current === wanted ? 'none' : wanted;
}

/** Values whose words hold all the typed ones, wherever they stand. */
export function matching(values: readonly FacetValue[], text: string): readonly FacetValue[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return values;
  return values.filter(({ label }) => {
    const lower = label.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
