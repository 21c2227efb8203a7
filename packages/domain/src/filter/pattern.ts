import { addressOf, isPublicAddress, networkOf } from './network.ts';

/** What a typed value must look like, by the key that attributes and blocks name it with. */
export const FILTER_PATTERNS = {
  /** A number, with its unit where it counts bytes or thousands. */
  number: (text) => /^[+-]?(\d+([.,]\d+)?|[.,]\d+)\s*([kmgt]?b?)$/i.test(text),
  /** An address that is reachable on the internet. */
  public_ip: isPublicAddress,
  /** Any address: clients inside a company have private ones. */
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

/** Free text that a filter takes: how long at least, and how it must look. */
export interface FreeTextRule {
  /** A regular expression that the whole text must match. */
  pattern?: string | undefined;
  /** A pattern by its key. */
  regexKey?: string | undefined;
  /** In characters; 1 where absent. */
  minLength?: number | undefined;
}

export type FreeTextProblem = 'too_short' | 'pattern';

/** Problem of a text under a pattern, ignoring surrounding space. An invalid pattern refuses nothing. */
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
