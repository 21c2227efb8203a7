/** Text as PostgreSQL can keep it, which knows neither the character 0 nor half of a pair. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{fffd}');
}

/** The pattern of `like` for a text anywhere: `%` and `_` mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
