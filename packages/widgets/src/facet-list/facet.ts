export interface FacetValue {
  value: string;
  label: string;
  /** Rows with this value, ignoring this facet's own selection. */
  count: number;
}

export interface FacetGroup {
  field: string;
  label: string;
  values: readonly FacetValue[];
  /** Number of further values. */
  more: number;
}

/** Selection in one facet. */
export interface FacetChoice {
  only: readonly string[];
  without: readonly string[];
}

export const NO_CHOICE: FacetChoice = { only: [], without: [] };

/**
 * Visible values: the first few and all selected ones, so that those are always found. A selected value without rows
 * shows 0.
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

/** State after a click: selected, or excluded with Alt; a second click resets it. */
export function nextState(current: FacetState, exclude: boolean): FacetState {
  const wanted = exclude ? 'without' : 'only';
  return current === wanted ? 'none' : wanted;
}

/** Values whose text contains all typed words, in any order. */
export function matching(values: readonly FacetValue[], text: string): readonly FacetValue[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return values;
  return values.filter(({ label }) => {
    const lower = label.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
