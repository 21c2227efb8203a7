/** Maximum characters of a name (PF-K037). */
export const NAME_MAX_LENGTH = 64;

/**
 * Name of a copy: the name, ` - Copy` and the first free number, truncated if too long. A copy of a copy increments the
 * number instead: never “A - Copy 1 - Copy 1”. Source: PF-K037.
 */
export function cloneName(name: string, taken: Iterable<string> = []): string {
  const others = new Set([...taken].map(keyOf));
  const original = name.replace(/ - Copy \d+$/, '').trim();
  for (let number = 1; ; number += 1) {
    const suffix = ` - Copy ${number}`;
    const copy = `${cut(original, NAME_MAX_LENGTH - suffix.length)}${suffix}`;
    if (!others.has(keyOf(copy))) return copy;
  }
}

/** Ignores case, because readers take such names for the same. */
function keyOf(name: string): string {
  return name.toLowerCase();
}

/** Never splits a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
