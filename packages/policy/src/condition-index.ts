import type { PolicyField } from '@casbah/domain/policy/policy-fields';
import { type FactReader, placeOf } from './fact-reader.ts';
import type { Alternatives } from './required-values.ts';

/**
 * Finds those of many conditions that may hold, without looking at the others: each is filed under the values of one of
 * its sets of required values, the one whose fields tell most apart.
 */
export class ConditionIndex {
  /** Conditions that may hold whatever the facts are. */
  readonly #open: number[] = [];
  readonly #filed: { fact: number; byValue: Map<string, number[]> }[];
  /** Number of the last search that found a condition: it is reported once. */
  readonly #foundIn: Uint32Array;
  #search = 0;

  constructor(conditions: readonly (readonly Alternatives[])[]) {
    this.#foundIn = new Uint32Array(conditions.length);
    const filed = new Map<PolicyField, Map<string, number[]>>();
    const spread = valuesByField(conditions);
    const cost = (alternatives: Alternatives) =>
      alternatives.reduce((sum, { field }) => sum + 1 / (spread.get(field)?.size ?? 1), 0);
    for (const [place, sets] of conditions.entries()) {
      const best = cheapest(sets, cost);
      if (best === undefined) {
        this.#open.push(place);
        continue;
      }
      for (const { field, value } of best) {
        const byValue = filed.get(field) ?? new Map<string, number[]>();
        filed.set(field, byValue);
        const places = byValue.get(value) ?? [];
        byValue.set(value, places);
        if (places.at(-1) !== place) places.push(place);
      }
    }
    this.#filed = [...filed].map(([field, byValue]) => ({ fact: placeOf(field), byValue }));
  }

  /** Places of the conditions that may hold, each once, in any order. */
  candidates(facts: FactReader): number[] {
    this.#search = (this.#search + 1) >>> 0;
    if (this.#search === 0) {
      this.#foundIn.fill(0);
      this.#search = 1;
    }
    const found = [...this.#open];
    for (const { fact, byValue } of this.#filed)
      for (const text of facts.folded(fact)) {
        const places = byValue.get(text);
        if (places !== undefined) this.#add(places, found);
      }
    return found;
  }

  #add(places: readonly number[], found: number[]): void {
    for (const place of places) {
      if (this.#foundIn[place] === this.#search) continue;
      this.#foundIn[place] = this.#search;
      found.push(place);
    }
  }
}

function valuesByField(conditions: readonly (readonly Alternatives[])[]): Map<PolicyField, Set<string>> {
  const values = new Map<PolicyField, Set<string>>();
  for (const alternatives of conditions.flat())
    for (const { field, value } of alternatives) {
      const known = values.get(field) ?? new Set<string>();
      values.set(field, known.add(value));
    }
  return values;
}

function cheapest(
  sets: readonly Alternatives[],
  cost: (set: Alternatives) => number,
): Alternatives | undefined {
  let best: { set: Alternatives; cost: number } | undefined;
  for (const set of sets) {
    const own = cost(set);
    if (best === undefined || own < best.cost) best = { set, cost: own };
  }
  return best?.set;
}
