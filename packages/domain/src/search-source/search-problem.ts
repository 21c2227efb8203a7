/** Why a search isn't supported. `at` is the path in its body, such as `query.bool.must[0].fuzzy`. */
export class SearchProblem extends Error {
  readonly at: string;
  readonly problem: string;

  constructor(at: string, problem: string) {
    super(`${at}: ${problem}`);
    this.at = at;
    this.problem = problem;
  }
}

export type SearchObject = { readonly [name: string]: unknown };

export function isSearchObject(value: unknown): value is SearchObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: unknown, at: string): SearchObject {
  if (isSearchObject(value)) return value;
  throw new SearchProblem(at, 'must be an object');
}

/** The only member of an object: a query's kind, or its field. */
export function onlyMember(value: unknown, at: string): { name: string; value: unknown; at: string } {
  const members = Object.entries(objectAt(value, at));
  const [first] = members;
  if (first === undefined || members.length > 1)
    throw new SearchProblem(at, `must have exactly one member, has ${members.length}`);
  return { name: first[0], value: first[1], at: `${at}.${first[0]}` };
}

/** Refuses members other than these. */
export function refuseOthers(object: SearchObject, allowed: readonly string[], at: string): void {
  for (const name of Object.keys(object))
    if (!allowed.includes(name)) throw new SearchProblem(`${at}.${name}`, 'is not supported');
}

/** A list; a single value counts as a list of one. */
export function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

export function textAt(value: unknown, at: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new SearchProblem(at, 'must be a text or a number');
}

export function wholeNumberAt(
  value: unknown,
  at: string,
  { min, max }: { min: number; max: number },
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new SearchProblem(at, `must be a whole number from ${min} to ${max}`);
}
