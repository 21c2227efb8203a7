export interface CharacterRule {
  /** What one character must be; a word character or white space where absent. */
  pattern?: RegExp | undefined;
  /** Takes what doesn't fit out while one types, instead of saying that it is wrong. */
  strip?: boolean | undefined;
}

/** Letters and digits of any language, the underscore, and white space (WD-V047). */
const USUAL = /^[\p{L}\p{M}\p{N}_\s]$/u;

/** Characters as the pattern sees them; one that is kept between calls (`g`, `y`) would answer each second time. */
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
