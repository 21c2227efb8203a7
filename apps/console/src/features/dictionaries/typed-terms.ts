import { termError } from '@casbah/domain/content-dictionary';

/** Errors that a term itself can have, without its weight, which its field limits. */
export type TypedTermError = 'EMPTY_TERM' | 'TERM_TOO_LONG' | 'TERM_WITHOUT_LETTERS';

/** Terms typed one per line, each once. */
export function typedTerms(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** The first term that can't be added, and why; undefined if all can. */
export function firstWrong(terms: readonly string[]): { term: string; error: TypedTermError } | undefined {
  if (terms.length === 0) return { term: '', error: 'EMPTY_TERM' };
  for (const term of terms) {
    const error = termError({ text: term });
    if (error === 'EMPTY_TERM' || error === 'TERM_TOO_LONG' || error === 'TERM_WITHOUT_LETTERS')
      return { term, error };
  }
  return undefined;
}
