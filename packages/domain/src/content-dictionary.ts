/** Limits of a company's dictionary. Lengths are in characters (code points). */
export const DICTIONARY_LIMITS = {
  terms: 100_000,
  termLength: 200,
  weight: { min: 1, max: 99, default: 1 },
  dictionaries: 500,
} as const;

/** A word or phrase. White space in it matches any white space, line breaks included. */
export interface DictionaryTerm {
  readonly text: string;
  /** What one term counts for; 1 if absent. */
  readonly weight?: number | undefined;
  /** Absent: upper and lower case are the same. */
  readonly matchCase?: boolean | undefined;
  /** Absent: only whole words match. Scripts without spaces, such as Japanese, match anywhere. */
  readonly partOfWord?: boolean | undefined;
}

export interface ContentDictionary {
  readonly id: string;
  /** As `CONTENT_PROFILE_NAME` allows it. */
  readonly name: string;
  readonly description: string;
  /** `resume` also finds `résumé`. */
  readonly ignoreAccents: boolean;
  readonly terms: readonly DictionaryTerm[];
}

export type DictionaryTermError =
  | 'EMPTY_TERM'
  | 'TERM_TOO_LONG'
  | 'TERM_WITHOUT_LETTERS'
  | 'WEIGHT_LIMIT'
  | 'DUPLICATE_TERM';

export interface DictionaryProblem {
  readonly error: DictionaryTermError | 'TOO_MANY_TERMS';
  /** Index of the term; absent for the dictionary itself. */
  readonly term?: number;
}

/** Why a term can't be in a dictionary. */
export function termError({ text, weight }: DictionaryTerm): DictionaryTermError | undefined {
  const { termLength, weight: allowed } = DICTIONARY_LIMITS;
  if (text.trim() === '') return 'EMPTY_TERM';
  if (text.length > termLength && [...text].length > termLength) return 'TERM_TOO_LONG';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'TERM_WITHOUT_LETTERS';
  if (weight !== undefined && (!Number.isInteger(weight) || weight < allowed.min || weight > allowed.max))
    return 'WEIGHT_LIMIT';
  return undefined;
}

/** All problems of a dictionary's terms, in order. */
export function dictionaryProblems({
  terms,
}: Pick<ContentDictionary, 'terms'>): readonly DictionaryProblem[] {
  const problems: DictionaryProblem[] = [];
  if (terms.length > DICTIONARY_LIMITS.terms) problems.push({ error: 'TOO_MANY_TERMS' });
  const seen = new Set<string>();
  for (const [index, term] of terms.entries()) {
    const key = termKey(term);
    const error = termError(term) ?? (seen.has(key) ? 'DUPLICATE_TERM' : undefined);
    seen.add(key);
    if (error !== undefined) problems.push({ error, term: index });
  }
  return problems;
}

/** Equal for terms that match the same: white space and, unless it matters, case are ignored. */
export function termKey({ text, matchCase }: DictionaryTerm): string {
  const spaced = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return matchCase ? `=${spaced}` : spaced.toLowerCase();
}
