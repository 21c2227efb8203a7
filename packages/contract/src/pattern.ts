import { PATTERNS, type PatternName } from '@casbah/domain/pattern/patterns';
import { z } from 'zod';

/** Longer than any text that a pattern takes. */
const MOST_CHARACTERS = 8192;

/** A text, without spaces around it, that is held to a pattern; the answer says the pattern's message where it is none. */
export function patterned(name: PatternName) {
  const { accepts, says } = PATTERNS[name];
  return z.string().trim().max(MOST_CHARACTERS).refine(accepts, { message: says });
}
