const TILES = 10;

/** Color index of a name, always the same (FNV-1a): 1 to 10, as in the tokens `--tile-n`. */
export function tileOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return ((hash >>> 0) % TILES) + 1;
}

/** First letter or digit of a name, in upper case. */
export function letterOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?';
  return letter.toLocaleUpperCase('en');
}

/** Initials of a person: of the first and last word; from an email address, the part before the @. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  if (first === undefined) return '?';
  return letterOf(first) + (last === undefined ? '' : letterOf(last));
}
