export type CodeKind = 'program' | 'query' | 'hardware' | 'markup' | 'configuration';

/** How a language is recognized, line by line. Facts about keywords and syntax are from each language's reference. */
export interface Language {
  /** Lower case with hyphens; findings carry it. */
  readonly id: string;
  readonly name: string;
  readonly kind: CodeKind;
  /** Ends of file names, and whole names. */
  readonly files: RegExp;
  /** What only few other languages have, in one line: 3 for signs of its own, 1 for those it shares. */
  readonly signs: readonly (readonly [RegExp, weight: 1 | 2 | 3])[];
  /** Lines that are right in this language but say nothing about which one it is. */
  readonly fits?: RegExp;
  /** Lines that are left out of all counts. */
  readonly comments: RegExp;
  /** The language whose signs it has, too, as TypeScript has JavaScript's. */
  readonly extends?: string;
}

export const SLASH_COMMENTS = /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/;
export const HASH_COMMENTS = /^\s*#(?!!|include|define|if|endif|region)/;
/** Statements and blocks of languages with braces. */
export const BRACED =
  /[;{}]\s*(?:\/\/.*|\/\*.*)?$|^\s*[})\]]+[;,)]*\s*$|^\s*[\w.]+\([^)]*\)?[,;]?\s*$|^\s*(?:\/\/|\.\w+\()|[,(]$|=>/;
