export interface CharacterRule {
  /** Pattern for one character; a word character or white space by default. */
  pattern?: RegExp | undefined;
  /** Removes invalid characters while typing, instead of showing an error. */
  strip?: boolean | undefined;
}

/** Letters and digits of any language, the underscore, and white space (WD-V047). */
const USUAL = /^[\p{L}\p{M}\p{N}_\s]$/u;

/** Pattern for single characters. A reused `g` or `y` expression would fail every second time. */
function fitsRule({ pattern = USUAL }: CharacterRule): (character: string) => boolean {
  const once = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return (character) => once.test(character);
}

export function charactersFit(text: string, rule: CharacterRule): boolean {
  return [...text].every(fitsRule(rule));
}

export function stripCharacters(text: string, rule: CharacterRule): string {
  return [...text].filter(fitsRule(rule)).join('');
}
