import { foldCase } from '@casbah/domain/filter/meets';
import { addressOf } from '@casbah/domain/filter/network';
import { namesOf } from '@casbah/domain/filter/vocabulary';
import { type Facts, POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';

const FIELDS = namesOf(POLICY_FIELDS);
const MISSING: readonly string[] = [''];
const PLACES: ReadonlyMap<PolicyField, number> = new Map(FIELDS.map((field, place) => [field, place]));

/** A field's place in a reader, looked up once when a policy is compiled. */
export function placeOf(field: PolicyField): number {
  const place = PLACES.get(field);
  if (place === undefined) throw new RangeError(`Unknown field ${field}`);
  return place;
}

/** Facts of one decision. Folds and parses each value once, however many policies ask for it. */
export class FactReader {
  readonly #facts: Facts;
  readonly #folded: (readonly string[] | undefined)[] = FIELDS.map(() => undefined);
  #addresses: Map<number, readonly bigint[]> | undefined;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  value(place: number): Facts[PolicyField] {
    const field = FIELDS[place];
    return field === undefined ? undefined : this.#facts[field];
  }

  /** Texts of a field. Missing text is empty. */
  texts(place: number): readonly string[] {
    const value = this.value(place);
    if (value === undefined) return MISSING;
    return typeof value === 'object' ? value : [String(value)];
  }

  /** The same, case-folded. */
  folded(place: number): readonly string[] {
    return this.#folded[place] ?? this.#fold(place);
  }

  /** Those texts of a field that are IP addresses. */
  addresses(place: number): readonly bigint[] {
    this.#addresses ??= new Map();
    const known = this.#addresses.get(place);
    if (known !== undefined) return known;
    const addresses = this.texts(place).flatMap((text) => addressOf(text) ?? []);
    this.#addresses.set(place, addresses);
    return addresses;
  }

  /** A field's number; undefined if unknown. */
  number(place: number): number | undefined {
    const value = this.value(place);
    return typeof value === 'number' ? value : undefined;
  }

  #fold(place: number): readonly string[] {
    const texts = this.texts(place);
    const folded = texts === MISSING ? MISSING : texts.map(foldCase);
    this.#folded[place] = folded;
    return folded;
  }
}
