/** Removes what PostgreSQL can't store: NUL characters and lone surrogates. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{fffd}');
}

/** A `like` pattern that finds a text anywhere; `%` and `_` are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
