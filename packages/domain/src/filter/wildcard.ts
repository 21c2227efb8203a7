/** Part of a pattern: text, `?` for any one character, `*` for any number of them. */
export type WildcardPart = { readonly text: string } | '?' | '*';

/** Parts of a pattern. `\*`, `\?` and `\\` mean the character; a backslash before any other is one. */
export function wildcardParts(pattern: string): WildcardPart[] {
  const parts: WildcardPart[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') parts.push({ text });
    text = '';
  };
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at);
    const next = pattern.charAt(at + 1);
    if (char === '\\' && (next === '*' || next === '?' || next === '\\')) {
      text += next;
      at++;
    } else if (char === '*' || char === '?') {
      flush();
      // Adjacent ones mean the same as one.
      if (char === '?' || parts.at(-1) !== '*') parts.push(char);
    } else text += char;
  }
  flush();
  return parts;
}

/** Writes a text so that it matches only itself in a pattern. */
export function literalPattern(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&');
}

/** Whether a whole text matches a pattern, in time proportional to the product of their lengths. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const wanted = wildcardParts(pattern).flatMap((part): ('?' | '*' | { char: string })[] =>
    typeof part === 'string' ? [part] : [...part.text].map((char) => ({ char })),
  );
  const chars = [...text];
  let [at, place] = [0, 0];
  // After a `*`: where to continue in the pattern, and how much of the text it covers so far.
  let [resume, covered] = [-1, 0];
  while (at < chars.length) {
    const part = wanted[place];
    if (part === '*') {
      resume = ++place;
      covered = at;
    } else if (part === '?' || (part !== undefined && part.char === chars[at])) {
      at++;
      place++;
    } else if (resume >= 0) {
      at = ++covered;
      place = resume;
    } else return false;
  }
  return wanted.slice(place).every((part) => part === '*');
}

/** The pattern for SQL's LIKE, with backslash as its escape. */
export function likeOfWildcard(pattern: string): string {
  const written = wildcardParts(pattern).map((part) => {
    if (part === '*') return '%';
    return part === '?' ? '_' : part.text.replace(/[\\%_]/g, '\\$&');
  });
  return written.join('');
}
