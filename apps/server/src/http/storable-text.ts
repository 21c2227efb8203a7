/** Where a value has text that no store accepts, such as `name.0`. */
export interface UnstorableText {
  place: string;
  problem: string;
}

const LONE_SURROGATE = "contains half of a surrogate pair, so it isn't valid Unicode";
const NUL = 'holds the character U+0000';

/**
 * Finds the first text (keys included) that PostgreSQL refuses: one with U+0000 or an unpaired surrogate. Not
 * recursive, so deep nesting can't overflow the stack.
 */
export function unstorableText(value: unknown): UnstorableText | undefined {
  // Nearly every request is fine: only a bad one is searched for the place.
  return isSound(value) ? undefined : placeOf(value);
}

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return problemOf(value) === undefined;
  const left: unknown[] = [value];
  const passes = (inner: unknown): boolean => {
    if (typeof inner === 'string') return problemOf(inner) === undefined;
    if (isNested(inner)) left.push(inner);
    return true;
  };
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (Array.isArray(next)) {
      for (const inner of next) if (!passes(inner)) return false;
    } else if (isNested(next)) {
      for (const key of Object.keys(next)) if (problemOf(key) !== undefined) return false;
      for (const inner of Object.values(next)) if (!passes(inner)) return false;
    }
  }
  return true;
}

function placeOf(value: unknown): UnstorableText | undefined {
  const left: { inner: unknown; place: string }[] = [{ inner: value, place: '' }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { inner, place } = next;
    const problem = typeof inner === 'string' ? problemOf(inner) : undefined;
    if (problem !== undefined) return { place, problem };
    if (!isNested(inner)) continue;
    const within = (key: string): string => (place === '' ? key : `${place}.${key}`);
    for (const [key, deeper] of Object.entries(inner)) {
      const keyProblem = problemOf(key);
      if (keyProblem !== undefined) return { place: within(printable(key)), problem: keyProblem };
      left.push({ inner: deeper, place: within(key) });
    }
  }
  return undefined;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function problemOf(text: string): string | undefined {
  if (text.includes('\0')) return NUL;
  return text.isWellFormed() ? undefined : LONE_SURROGATE;
}

function printable(key: string): string {
  return key.replaceAll('\0', '').toWellFormed();
}
