import * as letters from './made-up.ts';
import { madeUp, madeUpUuid } from './made-up.ts';

/** The random part of a token: what it may look like, and a made-up one for a seed. */
export interface Body {
  /** RE2. */
  readonly form: string;
  readonly sample: (seed: number) => string;
}

/** Counted repeats make a state of the automaton each, so there is no upper bound where it would be far. */
const FAR = 100;

const body =
  (set: string, alphabet: string) =>
  (shortest: number, longest = shortest): Body => ({
    form: `[${set}]{${shortest === longest ? shortest : `${shortest},${longest < FAR ? longest : ''}`}}`,
    sample: (seed) => madeUp(alphabet, shortest, seed),
  });

export const digits = body('0-9', letters.DIGITS);
export const hex = body('0-9a-f', letters.HEX);
export const lowerCase = body('a-z0-9', letters.LOWER_AND_DIGITS);
export const upperCase = body('A-Z0-9', letters.UPPER_AND_DIGITS);
export const letterCase = body('A-Za-z', letters.LETTERS);
export const base32 = body('A-Z2-7', letters.BASE32);
export const base62 = body('A-Za-z0-9', letters.BASE62);
export const base64 = body('A-Za-z0-9+/', letters.BASE64);
/** The sample has only letters and digits: a hyphen at its end would be taken for a separator. */
export const base64url = body('A-Za-z0-9_-', letters.BASE62);
export const uuid: Body = {
  form: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  sample: madeUpUuid,
};

/** Bodies and literal texts one after the other. */
export function sequence(...parts: readonly (Body | string)[]): Body {
  const form = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.form)).join('');
  const sample = (seed: number): string =>
    parts.map((part, index) => (typeof part === 'string' ? part : part.sample(seed * 31 + index))).join('');
  return { form, sample };
}

/** A text as RE2 takes it literally. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
