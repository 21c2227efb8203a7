import { PATTERNS, type PatternName } from '@casbah/domain/pattern/patterns';
import { z } from 'zod';

/** Longer than any text that a pattern accepts. */
const MOST_CHARACTERS = 8192;

/** A trimmed text that must match a pattern; otherwise the response has the pattern's message. */
export function patterned(name: PatternName) {
  const { accepts, says } = PATTERNS[name];
  return z.string().trim().max(MOST_CHARACTERS).refine(accepts, { message: says });
}
