import { addressOf, isPublicAddress, networkOf } from './network.ts';

/** Validation of typed values, by the key that attributes and blocks use. */
export const FILTER_PATTERNS = {
  /** A number, optionally with a unit for bytes or thousands. */
  number: (text) => /^[+-]?(\d+([.,]\d+)?|[.,]\d+)\s*([kmgt]?b?)$/i.test(text),
  /** A public internet address. */
  public_ip: isPublicAddress,
  /** Any address, because clients within a company have private ones. */
  ip: (text) => addressOf(text) !== undefined,
  subnet: (text) => networkOf(text) !== undefined,
  public_ip_or_subnet: (text) => isPublicAddress(text) || networkOf(text) !== undefined,
  ip_or_subnet: (text) => addressOf(text) !== undefined || networkOf(text) !== undefined,
  email: (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/u.test(text),
  domain: (text) =>
    /^(?=.{1,253}$)([\p{L}\p{N}_]([\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(text),
} as const satisfies Record<string, (text: string) => boolean>;
export type PatternKey = keyof typeof FILTER_PATTERNS;

export function isPatternKey(key: string): key is PatternKey {
  return Object.hasOwn(FILTER_PATTERNS, key);
}

/** Rule for free text: minimum length and pattern. */
export interface FreeTextRule {
  /** Regular expression for the whole text. */
  pattern?: string | undefined;
  /** Key of a pattern. */
  regexKey?: string | undefined;
  /** In characters; 1 by default. */
  minLength?: number | undefined;
}

export type FreeTextProblem = 'too_short' | 'pattern';

/** Problem of a text under a pattern, ignoring surrounding spaces. An invalid pattern rejects nothing. */
export function freeTextProblem(text: string, rule: FreeTextRule): FreeTextProblem | undefined {
  const trimmed = text.trim();
  if ([...trimmed].length < (rule.minLength ?? 1)) return 'too_short';
  if (rule.regexKey !== undefined && isPatternKey(rule.regexKey) && !FILTER_PATTERNS[rule.regexKey](trimmed))
    return 'pattern';
  const pattern = rule.pattern === undefined ? undefined : wholePattern(rule.pattern);
  return pattern === undefined || pattern.test(trimmed) ? undefined : 'pattern';
}

function wholePattern(source: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}
