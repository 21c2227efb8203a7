import type { DictionaryTerm } from '@casbah/domain/content-dictionary';
import type { ContentRisk } from '@casbah/domain/content-risk';

export const DICTIONARY_LANGUAGES = ['en', 'de', 'fr', 'es', 'ja'] as const;
export type DictionaryLanguage = (typeof DICTIONARY_LANGUAGES)[number];

/** Words and phrases included with Casbah: data, so that they can be listed and documented. */
export interface PredefinedDictionary {
  /** Lower case with hyphens. Never changes. */
  readonly id: string;
  /** English name in sentence case. */
  readonly name: string;
  readonly description: string;
  /** Risks that a match indicates, together with the other conditions in `RISKS`. */
  readonly risks: readonly ContentRisk[];
  /** Different terms that make it a match: single ones may occur in any text. High sensitivity needs one. */
  readonly termsNeeded: number;
  /** By language, separated by commas. All languages are looked for in every text. */
  readonly terms: Readonly<Partial<Record<DictionaryLanguage, string>>>;
  /** Terms that count only in this case, such as abbreviations that are also words. */
  readonly exactCase?: string;
}

/** The terms of all languages, each once. Accents matter: without them, many would be other words. */
export function termsOf({ terms, exactCase = '' }: PredefinedDictionary): readonly DictionaryTerm[] {
  const texts = DICTIONARY_LANGUAGES.flatMap((language) => listed(terms[language] ?? ''));
  return [
    ...[...new Set(texts)].map((text) => ({ text })),
    ...listed(exactCase).map((text) => ({ text, matchCase: true })),
  ];
}

const listed = (text: string): readonly string[] =>
  text
    .split(/[,、]/)
    .map((term) => term.replace(/\s+/g, ' ').trim())
    .filter((term) => term !== '');
