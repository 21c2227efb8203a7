/** Maximum characters of a name (PF-K037). */
export const NAME_MAX_LENGTH = 64;

/**
 * What a copy is called: the name, ` - Copy` and the first number that no other name has taken. A name too long for that is
 * cut at its end. The copy of a copy counts on: it isn't “A - Copy 1 - Copy 1”. Source: PF-K037.
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

/** Names that differ in case alone are the same to a reader. */
function keyOf(name: string): string {
  return name.toLowerCase();
}

/** Never through the middle of a character that takes two units. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
